import LayoutCore
import LayoutDescription
import StrategyTrials
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Sections recognised as equal to a recent one instead of being lowered.
struct RecentSectionTests {
  /// Everything a description consists of.
  private nonisolated struct Graph: Sendable {
    typealias Dimension = NSCollectionLayoutDimension
    typealias Spacing = NSCollectionLayoutSpacing

    var (width, height) = (Dimension.fractionalWidth(1), Dimension.absolute(44))
    var (itemWidth, itemHeight) = (Dimension.fractionalWidth(0.5), Dimension.fractionalHeight(1))
    var insets = (0..<6).map { NSDirectionalEdgeInsets.all(CGFloat($0)) }
    var spacings: [Spacing?] = [.fixed(1), .flexible(2), nil, .fixed(4)]
    var hasEdges = true
    var between: Spacing? = .fixed(3)
    var isHorizontal = true
    var form = 0
    var count = 2
    var subitemCount = 2
    var isNested = false
    var kinds = ["header", "badge", "background"]
    var anchorEdges: NSDirectionalRectEdge = [.top, .trailing]
    var anchorOffset = CGPoint(x: 1, y: 2)
    var isFractional = false
    var hasItemAnchor = true
    var badgeCount = 1
    var zIndices = [1, 2, 3]
    var alignment = NSRectAlignment.top
    var offset = CGPoint(x: 3, y: 4)
    var (extends, pins) = (true, false)
    var (headerCount, backgroundCount) = (1, 1)
    var interGroupSpacing: CGFloat = 5
    var behaviour = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    var (reference, supplementaryReference) = (
      UIContentInsetsReference.automatic, UIContentInsetsReference.automatic
    )
    var follows = true

    private var anchor: NSCollectionLayoutAnchor {
      isFractional
        ? NSCollectionLayoutAnchor(edges: anchorEdges, fractionalOffset: anchorOffset)
        : NSCollectionLayoutAnchor(edges: anchorEdges, absoluteOffset: anchorOffset)
    }

    private var item: NSCollectionLayoutItem {
      let size = NSCollectionLayoutSize.size(itemWidth, itemHeight)
      let badges = (0..<badgeCount).map { _ in
        let own = NSCollectionLayoutAnchor(edges: [.bottom])
        let badge =
          hasItemAnchor
          ? NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kinds[1], containerAnchor: anchor, itemAnchor: own)
          : NSCollectionLayoutSupplementaryItem(
            layoutSize: size, elementKind: kinds[1], containerAnchor: anchor)
        badge.contentInsets = insets[0]
        badge.zIndex = zIndices[0]
        return badge
      }
      let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: badges)
      item.contentInsets = insets[1]
      if hasEdges {
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: spacings[0], top: spacings[1], trailing: spacings[2], bottom: spacings[3])
      }
      return item
    }

    private func group(_ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
      let size = NSCollectionLayoutSize.size(width, height)
      let group: NSCollectionLayoutGroup
      switch (form, isHorizontal) {
      case (0, true): group = .horizontal(layoutSize: size, subitems: subitems)
      case (0, false): group = .vertical(layoutSize: size, subitems: subitems)
      case (1, true): group = .horizontal(layoutSize: size, subitem: subitems[0], count: count)
      case (1, false): group = .vertical(layoutSize: size, subitem: subitems[0], count: count)
      case (_, true):
        group = .horizontal(layoutSize: size, repeatingSubitem: subitems[0], count: count)
      case (_, false):
        group = .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: count)
      }
      group.contentInsets = insets[2]
      group.interItemSpacing = between
      return group
    }

    /// A new description.
    var section: NSCollectionLayoutSection {
      let items = (0..<subitemCount).map { _ in item }
      let section = NSCollectionLayoutSection(
        group: isNested ? group([group(items)]) : group(items))
      section.contentInsets = insets[3]
      section.interGroupSpacing = interGroupSpacing
      section.orthogonalScrollingBehavior = behaviour
      section.contentInsetsReference = reference
      section.supplementaryContentInsetsReference = supplementaryReference
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = (0..<headerCount).map { _ in
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .size(width, height), elementKind: kinds[0], alignment: alignment,
          absoluteOffset: offset)
        header.contentInsets = insets[4]
        (header.extendsBoundary, header.pinToVisibleBounds) = (extends, pins)
        header.zIndex = zIndices[1]
        return header
      }
      section.decorationItems = (0..<backgroundCount).map { _ in
        let background = NSCollectionLayoutDecorationItem.background(elementKind: kinds[2])
        background.contentInsets = insets[5]
        background.zIndex = zIndices[2]
        return background
      }
      return section
    }
  }

  /// Graphs that differ from the first one in a single property.
  private static let graphs: [Graph] = {
    var graphs = [Graph()]
    func add(_ change: (inout Graph) -> Void) {
      var graph = Graph()
      change(&graph)
      graphs.append(graph)
    }
    let dimensions: [NSCollectionLayoutDimension] = [
      .absolute(0.75), .estimated(0.75), .fractionalWidth(0.75), .fractionalHeight(0.75),
      .uniformAcrossSiblings(estimate: 0.75),
    ]
    let paths: [WritableKeyPath<Graph, NSCollectionLayoutDimension>] = [
      \.width, \.height, \.itemWidth, \.itemHeight,
    ]
    for path in paths { for dimension in dimensions { add { $0[keyPath: path] = dimension } } }
    for index in 0..<6 {
      add { $0.insets[index].top += 1 }
      add { $0.insets[index].leading += 1 }
      add { $0.insets[index].bottom += 1 }
      add { $0.insets[index].trailing += 1 }
    }
    for index in 0..<4 {
      let other: [NSCollectionLayoutSpacing?] = [nil, .fixed(9), .flexible(9), .fixed(0)]
      for spacing in other where spacing != Graph().spacings[index] {
        add { $0.spacings[index] = spacing }
      }
    }
    add { $0.hasEdges = false }
    add { $0.between = .fixed(4) }
    add { $0.between = .flexible(3) }
    add { $0.isHorizontal = false }
    for form in 1...2 {
      add { $0.form = form }
      add { ($0.form, $0.count) = (form, 3) }
      add { ($0.form, $0.isHorizontal) = (form, false) }
    }
    add { $0.subitemCount = 3 }
    add { $0.isNested = true }
    for index in 0..<3 {
      add { $0.kinds[index] += "s" }
      add { $0.kinds[index] = String($0.kinds[index].reversed()) }
      add { $0.zIndices[index] = -1 }
    }
    add { $0.anchorEdges = [.bottom, .leading] }
    add { $0.anchorOffset.x = 0.5 }
    add { $0.anchorOffset.y = 0.5 }
    add { $0.isFractional = true }
    add { $0.hasItemAnchor = false }
    for count in [0, 2] {
      add { $0.badgeCount = count }
      add { $0.headerCount = count }
      add { $0.backgroundCount = count }
    }
    add { $0.alignment = .bottom }
    add { $0.offset.x = 0 }
    add { $0.offset.y = 0 }
    add { $0.extends = false }
    add { $0.pins = true }
    add { $0.interGroupSpacing = 6 }
    for value in 1...5 { add { $0.behaviour = .init(rawValue: value) ?? .none } }
    for reference in [UIContentInsetsReference.none, .safeArea, .layoutMargins, .readableContent] {
      add { $0.reference = reference }
      add { $0.supplementaryReference = reference }
    }
    add { $0.follows = false }
    return graphs
  }()

  private let environment = HeadlessEnvironment.phone(
    safeAreaInsets: NSDirectionalEdgeInsets(top: 7, leading: 9, bottom: 5, trailing: 3),
    layoutMargins: .all(16))

  /// Lowers sections of a provider.
  private func lowered(_ graphs: [Graph]) throws -> LoweredLayout {
    try CompositionalLayoutDescription(sectionProvider: { index, _ in graphs[index].section })
      .lowered(for: environment, itemCounts: Array(repeating: 3, count: graphs.count))
  }

  @Test func everyPropertyMakesAnotherPlan() throws {
    let graphs = Self.graphs
    #expect(graphs.count > 100)
    for (index, graph) in graphs.enumerated() {
      let both = try lowered([graphs[0], graph, graphs[0], graph])
      let alone = try lowered([graph])
      #expect(both.input.plan(ofSection: 1) == alone.input.plan(ofSection: 0), "graph \(index)")
      #expect(both.input.plan(ofSection: 3) == alone.input.plan(ofSection: 0), "graph \(index)")
      #expect(both.sectionsLowered == (index == 0 ? 1 : 2), "graph \(index)")
    }
  }

  @Test func sectionsLikeRecentOnesAreNotLowered() throws {
    let graphs = Self.graphs.prefix(40)
    let layout = try lowered((0..<400).map { graphs[$0 % 40] })
    #expect(layout.sectionsLowered == 40)
    #expect(layout.providerCalls == 400)
  }

  @Test func manyUnlikeSectionsAreAllLowered() throws {
    let graphs = (0..<600).map { number in
      var graph = Graph()
      graph.interGroupSpacing = CGFloat(number)
      return graph
    }
    let layout = try lowered(graphs)
    #expect(layout.sectionsLowered == 600)
    #expect(layout.input.plans.count == 600)
  }

  @Test func customGroupsAreAskedEveryTime() throws {
    var asked = 0
    let layout = CompositionalLayoutDescription(sectionProvider: { _, _ in
      NSCollectionLayoutSection(
        group: .custom(layoutSize: .size(.fractionalWidth(1), .absolute(50))) { environment in
          asked += 1
          return [
            NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: asked, height: 9))
          ]
        })
    })
    let lowered = try layout.lowered(for: environment, itemCounts: [1, 1, 1])
    #expect(asked == 3 && lowered.input.plans.count == 3)
  }

  @Test func handlersAndPaddingsAreThoseOfEachSection() throws {
    let layout = CompositionalLayoutDescription(sectionProvider: { index, _ in
      let section = Graph().section
      section.boundarySupplementaryItems[0].roomAboveContent = CGFloat(index)
      if index == 1 { section.visibleItemsInvalidationHandler = { _, _, _ in } }
      return section
    })
    let lowered = try layout.lowered(for: environment, itemCounts: [1, 1, 1])
    #expect(lowered.sectionsLowered == 1)
    #expect((0..<3).map { lowered.parts.padding(kind: "header", section: $0) } == [0, 1, 2])
    #expect((0..<3).map { lowered.parts.handler(ofSection: $0) != nil } == [false, true, false])
  }

  @Test func groupsNestedTooDeeplyAreReported() {
    func nested(_ depth: Int) -> NSCollectionLayoutItem {
      (0..<depth).reduce(NSCollectionLayoutItem.filling()) { item, _ in
        NSCollectionLayoutGroup.horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(50)), subitems: [item])
      }
    }
    let layout = CompositionalLayoutDescription(sectionProvider: { _, _ in
      (nested(300) as? NSCollectionLayoutGroup).map(NSCollectionLayoutSection.init)
    })
    #expect(throws: LayoutError.nestedTooDeeply(limit: LayoutLimits.nestingDepth)) {
      try layout.layoutInput(for: environment, itemCounts: [1, 1])
    }
  }

  @Test(arguments: 0..<20)
  func randomSectionsEqualThoseLoweredAlone(seed: UInt64) throws {
    var random = RandomLayout(seed: seed, isSelfSizing: true)
    let plans = (0..<8).map { _ in random.section() }
    let sections = (0..<40).map { SectionDescription(plans[$0 * 7 % 8]) }
    let layout = CompositionalLayoutDescription(DescribedLayout(sections: .each(sections)))
    let input = try layout.layoutInput(
      for: environment, itemCounts: Array(repeating: 4, count: sections.count))
    for (index, section) in sections.enumerated() {
      let alone = CompositionalLayoutDescription(DescribedLayout(sections: .each([section])))
      let plan = try alone.layoutInput(for: environment, itemCounts: [4]).plan(ofSection: 0)
      #expect(input.plan(ofSection: index) == plan, "section \(index)")
    }
  }
}
