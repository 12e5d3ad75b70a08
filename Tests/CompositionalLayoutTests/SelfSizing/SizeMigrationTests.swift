import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Applying few changes and many changes leads to the same sizes.
struct SizeMigrationTests {
  /// Returns the input for named sections of named items: rows or grids, depending on the name of
  /// the section.
  private func input(
    _ sections: [NamedChange.Section], for environment: HeadlessEnvironment = .phone()
  ) throws -> LayoutInput {
    let layout = UICollectionViewCompositionalLayout { index, _ in
      sections[index].name % 3 == 0
        ? .estimatedGrid(columns: 3) : .estimatedRows().withEstimatedHeader()
    }
    return try layout.layoutInput(
      for: environment, itemCounts: sections.map(\.items.count))
  }

  /// Returns the height of the element with a name.
  private func height(_ name: Int) -> Double { Double(20 + abs(name) * 31 % 77) }

  /// Returns the sizes of most items and headers.
  private func sizes(
    _ sections: [NamedChange.Section], kinds: LayoutInput, isKnown: (Int) -> Bool = { _ in true }
  ) -> [FittedSize] {
    var sizes: [FittedSize] = []
    for (index, section) in sections.enumerated() {
      for (item, name) in section.items.enumerated() where name % 4 != 0 && isKnown(name) {
        sizes.append(
          FittedSize(
            ElementID(section: index, item: item),
            size: Vector(horizontal: 0, vertical: height(name))))
      }
      guard section.name % 3 != 0, isKnown(section.name),
        let kind = kinds.knownKind(.supplementary, "header")
      else { continue }
      sizes.append(
        FittedSize(
          ElementID(kind: kind, section: index, item: 0),
          size: Vector(horizontal: 0, vertical: height(section.name))))
    }
    return sizes
  }

  private func frames(_ engine: DefaultLayoutEngine) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    engine.forEachElement {
      elements.append($0)
      return true
    }
    // The numbers of kinds depend on the order in which they were first mentioned.
    return elements.sorted().map { element in
      var element = element
      let category = element.kind.category
      if category != .cell { element.kind = ElementKind(category: category, nameIndex: 0) }
      return element
    }
  }

  @Test(arguments: 0..<150)
  func bothWaysEndTheSame(seed: UInt64) throws {
    var change = NamedChange(seed: seed, itemLimit: 20)
    change.make()
    let old = try input(change.before)
    let new = try input(change.after)
    var engine = try DefaultLayoutEngine(old)
    try engine.fit(sizes(change.before, kinds: old))
    let paths = UpdatePathMap(change.updates)
    let few = try SizeMigration(paths, from: engine, to: new, changeLimit: .max).engine()
    let many = try SizeMigration(paths, from: engine, to: new, changeLimit: -1).engine()

    // An item that moved to a section of the other kind is measured again; in a new section of the
    // same kind, it keeps its size.
    let names = Set(change.before.flatMap { [$0.name] + $0.items })
    let kindOf = { (sections: [NamedChange.Section]) in
      Dictionary(
        sections.flatMap { section in
          ([section.name] + section.items).map { ($0, section.name % 3 == 0) }
        }, uniquingKeysWith: { $1 })
    }
    let (before, after) = (kindOf(change.before), kindOf(change.after))
    var fresh = try DefaultLayoutEngine(new)
    try fresh.fit(
      sizes(change.after, kinds: new) { names.contains($0) && before[$0] == after[$0] })
    #expect(frames(few) == frames(fresh))
    #expect(frames(many) == frames(fresh))
    #expect(few.contentSize == fresh.contentSize && many.contentSize == fresh.contentSize)
    #expect(few.input.isEquivalent(to: new) && many.input.isEquivalent(to: new))
  }

  @Test func inputsWithRenumberedPlansAreEquivalent() throws {
    let sections: [NamedChange.Section] = [(3, [2, 3]), (1, [1]), (4, [])]
    let input = try input(sections)
    var engine = try DefaultLayoutEngine(self.input(sections.reversed()))
    try engine.apply([.moveSection(0, to: 2), .moveSection(0, to: 1)])
    #expect(engine.input != input && engine.input.isEquivalent(to: input))
    var other = input
    other.setItemCount(5, ofSection: 0)
    #expect(!other.isEquivalent(to: input))
    other = input
    other.interSectionSpacing = 1
    #expect(!other.isEquivalent(to: input))
    #expect(try !self.input([(3, [2, 3]), (3, [1]), (4, [])]).isEquivalent(to: input))
  }

  /// A display with another scale allows different sizes.
  @Test(arguments: [.max, -1])
  func sizesDoNotFollowToAnotherDisplay(changeLimit: Int) throws {
    let sections: [NamedChange.Section] = [(1, [1, 2, 3])]
    var engine = try DefaultLayoutEngine(input(sections))
    try engine.fit(sizes(sections, kinds: engine.input))
    let moved = UpdatePathMap([
      UICollectionViewUpdateItem(from: [0, 0], to: [0, 2], action: .move)
    ])
    let display = HeadlessEnvironment(
      size: CGSize(width: 320, height: 480), traitCollection: UITraitCollection(displayScale: 3))
    let followed = try SizeMigration(
      moved, from: engine, to: input(sections, for: display), changeLimit: changeLimit
    ).engine()
    #expect(followed.fittedSizes.allSatisfy { $0.element.kind != .cell })
  }

  /// Badges are numbered by their items, so numbers no longer match after items have been inserted.
  @Test func sizesOfBadgesDoNotFollowTheirNumbers() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: .size(.estimated(12), .estimated(12)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .size(.fractionalWidth(1), .absolute(40)),
          subitems: [
            .item(.fractionalWidth(1), .fractionalHeight(1), supplementaryItems: [badge])
          ])))
    var engine = try DefaultLayoutEngine(layout.layoutInput(for: .phone(), itemCounts: [3]))
    let kind = try #require(engine.input.knownKind(.supplementary, "badge"))
    try engine.fit([
      FittedSize(
        ElementID(kind: kind, section: 0, item: 1), size: Vector(horizontal: 20, vertical: 20))
    ])
    let inserted = UpdatePathMap([
      UICollectionViewUpdateItem(from: nil, to: [0, 1], action: .insert)
    ])
    for (limit, number) in [(Int.max, [2]), (-1, [])] {
      let followed = try SizeMigration(
        inserted, from: engine, to: layout.layoutInput(for: .phone(), itemCounts: [4]),
        changeLimit: limit
      ).engine()
      #expect(followed.fittedSizes.map(\.element.item) == number)
    }
  }

  @Test func inconsistentUpdatesLoseOnlySizes() throws {
    var engine = try DefaultLayoutEngine(input([(1, [1, 2]), (2, [3])]))
    try engine.fit(sizes([(1, [1, 2]), (2, [3])], kinds: engine.input))
    let new = try input([(1, [1, 2, 9, 9]), (2, [3]), (3, [7]), (4, [])])
    let engines = try [.max, -1].map { limit in
      try SizeMigration(UpdatePathMap([]), from: engine, to: new, changeLimit: limit).engine()
    }
    for engine in engines { #expect(engine.input.isEquivalent(to: new)) }
  }
}
