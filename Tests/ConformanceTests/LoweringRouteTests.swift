import CompositionalLayout
import Conformance
import Foundation
import LayoutCore
import LayoutDescription
import StrategyTrials
import Testing

/// Both routes from a description to plans, directly from values and via the objects used by apps
/// to describe layouts, result in the same input.
@Suite struct LoweringRouteTests {
  /// Returns the inputs by both routes.
  private func inputs(
    _ layout: DescribedLayout, _ environment: ViewEnvironment, _ counts: [Int]
  ) throws -> (values: LayoutInput, objects: LayoutInput) {
    (
      layout.layoutInput(for: environment, itemCounts: counts),
      try CompositionalLayoutDescription(layout).layoutInput(
        for: HeadlessEnvironment(environment), itemCounts: counts)
    )
  }

  /// Compares the routes for all documents in a folder, and returns their number.
  private func compare(_ folder: URL) throws -> Int {
    var count = 0
    for file in CaseFiles.all(in: folder) {
      guard let document = try? LayoutDocument(contentsOf: file) else { continue }
      let inputs = try inputs(document.layout, document.environment, document.itemCounts)
      #expect(inputs.values == inputs.objects, "\(file.lastPathComponent)")
      count += 1
    }
    return count
  }

  @Test func examples() throws {
    #expect(try compare(Fixture.examples) >= 13)
  }

  @Test func fixtures() throws {
    for fixture in Fixture.all { _ = try compare(fixture.url) }
  }

  @Test func recordedCases() throws {
    #expect(try RecordedCases.currentFolders().map(compare).reduce(0, +) > 100)
  }

  @Test(arguments: 0..<8)
  func randomLayouts(block: Int) throws {
    for seed in 0..<250 {
      let number = UInt64(500_000 + block * 1000 + seed)
      var random = RandomLayout(seed: number)
      let plans = random.input()
      let layout = plans.described(by: &random)
      let container = plans.container
      let environment = ViewEnvironment(
        size: container.size, displayScale: container.displayScale,
        isRightToLeft: container.isRightToLeft, safeAreaInsets: random.insets(),
        layoutMargins: random.insets(), readableContentInsets: random.insets())
      let counts = plans.sections.map(\.itemCount)
      let inputs = try inputs(layout, environment, counts)
      #expect(inputs.values == inputs.objects, "seed \(number)")
      #expect(inputs.values.sections.count == plans.sections.count)
    }
  }

  @Test func viewWithoutRoomShowsNothing() throws {
    let file = Fixture.examples.appending(path: "grid.json")
    let document = try LayoutDocument(contentsOf: file)
    var environment = document.environment
    environment.size.horizontal = 0
    let inputs = try inputs(document.layout, environment, document.itemCounts)
    #expect(inputs.values == inputs.objects)
    #expect(inputs.values.boundaries.isEmpty)
  }

  @Test func aListOfValues() throws {
    let row = SizePlan(width: .fractionOfWidth(1), height: .estimated(44))
    let list = SectionDescription(
      SectionPlan(
        group: ItemPlan(
          size: row, content: .run(RunPlan(axis: .vertical, subitems: [ItemPlan(size: row)])))),
      contentInsetsReference: .layoutMargins)
    let phone = ViewEnvironment(
      size: Vector(horizontal: 390, vertical: 844), displayScale: 3,
      layoutMargins: Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
    let input = DescribedLayout(sections: .same(list)).layoutInput(for: phone, itemCounts: [1000])
    let engine = try DefaultLayoutEngine(input)
    #expect(
      engine.frame(section: 0, item: 999) == Frame(x: 16, y: 43956, width: 358, height: 44))
    let listed = DescribedLayout(sections: .each([list]))
      .layoutInput(for: phone, itemCounts: [2, 5])
    #expect(try DefaultLayoutEngine(listed).contentSize.vertical == 88)
  }

  /// The comparison can fail: each part of a section reaches its plan.
  @Test func everyPartOfASectionCounts() throws {
    let file = Fixture.examples.appending(path: "grid.json")
    let document = try LayoutDocument(contentsOf: file)
    guard case .same(let section) = document.layout.sections else {
      Issue.record("the example has several sections")
      return
    }
    var environment = document.environment
    environment.layoutMargins = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let changes: [(inout SectionDescription) -> Void] = [
      { $0.plan.group.insets.top += 1 }, { $0.plan.insets.leading += 1 },
      { $0.contentInsetsReference = .layoutMargins },
      {
        $0.plan.insets.leading += 1
        $0.supplementariesFollowContentInsets = false
      },
      { $0.supplementaryContentInsetsReference = .layoutMargins },
      { $0.plan.interGroupSpacing += 1 }, { $0.plan.orthogonalScrolling = .paging },
      { $0.plan.boundaries.removeAll() },
      { $0.plan.decorations.append(DecorationPlan(kind: "new")) },
    ]
    for (index, change) in changes.enumerated() {
      var changed = section
      changed.plan.boundaries.append(
        BoundaryPlan(
          kind: "header", size: SizePlan(width: .absolute(9), height: .absolute(9)),
          alignment: AlignmentPair(horizontal: .start, vertical: .start)))
      let before = try inputs(
        DescribedLayout(sections: .same(changed)), environment, document.itemCounts)
      change(&changed)
      let after = try inputs(
        DescribedLayout(sections: .same(changed)), environment, document.itemCounts)
      #expect(after.values == after.objects, "change \(index)")
      #expect(after.values != before.values, "change \(index)")
    }
  }
}

extension LayoutInput {
  /// Returns descriptions with the plans' parts and separate objects.
  fileprivate func described(by random: inout RandomLayout) -> DescribedLayout {
    let references = (0...4).compactMap(InsetsReference.init)
    let descriptions = sections.indices.map { section in
      SectionDescription(
        plan(ofSection: section).section, contentInsetsReference: references[random.int(0...4)],
        supplementariesFollowContentInsets: random.int(0...2) > 0,
        supplementaryContentInsetsReference: references[random.int(0...4)])
    }
    return DescribedLayout(
      configuration: LayoutConfiguration(
        scrollAxis: container.scrollAxis, interSectionSpacing: interSectionSpacing,
        contentInsetsReference: references[random.int(0...4)], boundaries: boundaries),
      sections: .each(descriptions))
  }
}

extension RandomLayout {
  fileprivate mutating func insets() -> Insets {
    Insets(
      top: Double(int(0...9)), leading: Double(int(0...9)), bottom: Double(int(0...9)),
      trailing: Double(int(0...9)))
  }
}
