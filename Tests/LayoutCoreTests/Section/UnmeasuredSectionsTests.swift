import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests unmeasured sections in blocks that refer to the input.
struct UnmeasuredSectionsTests {
  /// Plans with every kind of length: determined only by groups, constant, with a minimum, and of
  /// large groups.
  private static let plans: [SectionPlan] = {
    let row = ItemPlan.row(.fw(1), .absolute(44.3), [.leaf(.fw(0.25), .fh(1))], capacity: .equal(4))
    let column = ItemPlan.column(.fw(1), .absolute(150), [.leaf(.fw(1), .absolute(30.7))])
    let many = ItemPlan.row(
      .fw(1), .absolute(20), [.leaf(.fw(0.025), .fh(1))], capacity: .equal(40))
    var orthogonal = SectionPlan(group: row, interGroupSpacing: 4)
    orthogonal.orthogonalScrolling = .continuous
    return [
      SectionPlan(group: row, insets: .all(5), interGroupSpacing: 7.5),
      SectionPlan(
        group: column, insets: Insets(top: -1300, leading: 0, bottom: -1300, trailing: 0)),
      SectionPlan(group: column, interGroupSpacing: -40),
      orthogonal, SectionPlan(group: many),
      SectionPlan(group: .row(.fw(1), .absolute(9), [])),
    ]
  }()

  private func count(_ random: inout SeededRandom) -> Int {
    switch random.next(in: 0..<8) {
    case 0: 0
    case 1: random.next(in: 60..<200)
    default: random.next(in: 1..<30)
    }
  }

  /// Returns sections in an order that changes plans occasionally; some neighbours are equal.
  private func input(_ count: Int, spacing: Double, _ random: inout SeededRandom) -> LayoutInput {
    var input = LayoutInput(
      container: LayoutContainer(size: Vector(horizontal: 320, vertical: 480), displayScale: 3),
      interSectionSpacing: spacing)
    for _ in 0..<count {
      if random.next(in: 0..<4) == 0 || input.sections.isEmpty {
        let plan = Self.plans[random.next(in: 0..<Self.plans.count)]
        input.append(plan, itemCount: self.count(&random), count: random.next(in: 1..<4))
      } else {
        input.appendRepeatingPlan(itemCount: self.count(&random))
      }
    }
    return input
  }

  private func numbers(_ section: PlacedSection) -> [Int64] {
    [
      Int64(section.template), Int64(section.itemCount), Int64(section.groupCount),
      section.origin.rawValue, section.extent.rawValue, section.lastExtent.rawValue,
      Int64(section.lastSupplementaryCount),
    ]
  }

  private func sections(of engine: DefaultLayoutEngine) -> [[Int64]] {
    engine.input.sections.indices.map { numbers(engine.stack.section($0).placed) }
  }

  @Test(arguments: [nil, 2, 3, 5, 11], [0, 12.5, -6])
  func templatesPlaceSections(limit: Int?, spacing: Double) throws {
    try NodeLimit.$lowered.withValue(limit) {
      var random = SeededRandom(seed: UInt64(limit ?? 0))
      let input = input(700, spacing: spacing, &random)
      let engine = try DefaultLayoutEngine(input)
      var end = engine.stack.bounds.sectionsStart
      for (index, section) in input.sections.enumerated() {
        let template = engine.stack.templates[section.plan]
        let placed = try template.place(section, index: index, at: end)
        #expect(numbers(engine.stack.section(index).placed) == numbers(placed), "\(index)")
        end += placed.extent + engine.stack.spacing
      }
      #expect(engine.stack.sectionsEnd == end)
      engine.stack.sections.checkInvariants()
    }
  }

  @Test(arguments: [nil, 2, 4, 9], 0..<4)
  func changedSectionsEqualAFreshEngine(limit: Int?, seed: Int) throws {
    try NodeLimit.$lowered.withValue(limit) {
      var random = SeededRandom(seed: UInt64(seed))
      let input = input(400, spacing: 8, &random)
      var engine = try DefaultLayoutEngine(input)
      let before = (engine: engine, sections: sections(of: engine))
      for _ in 0..<60 {
        let section = random.next(in: 0..<engine.input.sections.count)
        let items = engine.input.sections[section].itemCount
        switch random.next(in: 0..<7) {
        case 0: try engine.apply([.removeSections(section..<section + 1)])
        case 1:
          let plan = Self.plans[random.next(in: 0..<Self.plans.count)]
          try engine.apply([
            .insertSection(plan, itemCount: count(&random), at: section)
          ])
        case 2: try engine.apply([.moveSection(section, to: 0)])
        case 4:
          let plan = Self.plans[random.next(in: 0..<Self.plans.count)]
          try engine.apply([.setPlan(plan, section: section)])
        case 3 where items > 0: try engine.apply([.removeItems(section: section, 0..<1)])
        default: try engine.apply([.insertItems(section: section, at: 0, count: 1)])
        }
        engine.stack.sections.checkInvariants()
      }
      #expect(try sections(of: engine) == sections(of: DefaultLayoutEngine(engine.input)))
      #expect(sections(of: before.engine) == before.sections, "A copy keeps its sections.")
      #expect(before.engine.input == input, "An input keeps its sections.")
    }
  }

  @Test func manySectionsTakeFewBytes() throws {
    var random = SeededRandom(seed: 1)
    let input = input(10_000, spacing: 8, &random)
    let engine = try DefaultLayoutEngine(input)
    let stretches = input.sections.stretches.count
    // A start for each stretch, and a branch for each 1024 of them.
    let blocks = engine.stack.sections.tree.nodes.blocks
    #expect(blocks.count <= stretches / 32 + input.sections.chunks.count)
    #expect(blocks.allSatisfy { $0.slice != nil && $0.node.count == 0 })
  }

  /// A query stores nothing, so several threads may query an engine at the same time.
  @Test func twoThreadsMayQueryOneEngine() async throws {
    var random = SeededRandom(seed: 3)
    let engine = try DefaultLayoutEngine(input(2000, spacing: 8, &random))
    let height = engine.contentSize.vertical
    @Sendable func elements() -> [LayoutElement] {
      var found: [LayoutElement] = []
      for step in 0..<200 {
        var visible = VisibleElements()
        engine.query(
          Frame(x: 0, y: height * Double(step) / 200, width: 320, height: 480), into: &visible)
        found += visible.elements
      }
      return found
    }
    let expected = elements()
    let answers = await withTaskGroup(of: [LayoutElement].self) { group in
      for _ in 0..<4 { group.addTask { elements() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.count == 4 && answers.allSatisfy { $0 == expected })
  }

  @Test(arguments: [1, 300, 301, 700])
  func namesFirstSectionBeyondTheLimit(number: Int) throws {
    let plan = SectionPlan(group: .row(.fw(1), .absolute(100), [.leaf(.fw(1), .fh(1))]))
    var input = LayoutInput.section(plan, items: 1, scale: 1)
    for section in 1..<1000 {
      input.appendRepeatingPlan(
        itemCount: section >= number ? 4_000_000_000 + section : section % 7)
    }
    #expect(throws: LayoutError.contentTooLong(section: number)) {
      try DefaultLayoutEngine(input)
    }
  }
}
