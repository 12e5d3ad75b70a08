import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests the sections of an input: equal neighbours form one stretch.
struct LayoutSectionsTests {
  private typealias Section = LayoutInput.Section

  private func section(_ items: Int) -> Section { Section(plan: items % 2, itemCount: items) }

  /// Compares random changes with an array, for stretches and chunks of every length.
  @Test(arguments: 0..<20, [nil, 1, 2, 5])
  func changesEqualThoseOfAnArray(seed: Int, limit: Int?) {
    NodeLimit.$lowered.withValue(limit) { changesEqualThoseOfAnArray(seed: seed) }
  }

  private func changesEqualThoseOfAnArray(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var sections = LayoutSections()
    var model: [Section] = []
    for _ in 0..<200 {
      let new = section(random.next(in: 0..<3))
      let count = random.next(in: 0..<4)
      let lower = random.next(in: 0..<model.count + 1)
      let upper = min(model.count, lower + random.next(in: 0..<4))
      switch random.next(in: 0..<4) {
      case 0:
        sections.append(new, count: count)
        model += Array(repeating: new, count: count)
      case 1:
        sections.replace(lower..<upper, with: new, count: count)
        model.replaceSubrange(lower..<upper, with: Array(repeating: new, count: count))
      case 2:
        sections.replace(lower..<upper, with: nil)
        model.removeSubrange(lower..<upper)
      default:
        guard lower < model.count else { continue }
        sections.setItemCount(count, ofSection: lower)
        model[lower].itemCount = count
      }
      var fresh = LayoutSections()
      for section in model { fresh.append(section) }
      #expect(Array(sections) == model)
      #expect(sections == fresh, "Equal sections have equal stretches.")
      let neighbours = zip(sections.stretches, sections.stretches.dropFirst())
      #expect(neighbours.allSatisfy { $0.section != $1.section })
      let sizes = sections.chunks.map(\.stretches.count)
      #expect(sizes.allSatisfy { $0 > 0 && $0 <= LayoutSections.Chunk.capacity })
      #expect(sections.hashValue == fresh.hashValue)
      for (index, section) in model.enumerated() {
        let isOnly = model.count { $0.plan == section.plan } == 1
        #expect(sections.isOnlySection(index, withPlan: section.plan) == isOnly)
      }
    }
  }

  @Test func aMillionEqualSectionsAreOneStretch() throws {
    let plan = SectionPlan(group: .row(.fw(1), .absolute(44), [.leaf(.fw(1), .fh(1))]))
    var input = LayoutInput.section(plan, items: 50, size: Vector(horizontal: 390, vertical: 844))
    input.append(plan, itemCount: 50, count: 999_999)
    #expect(input.sections.count == 1_000_000)
    #expect(input.sections.stretches.count == 1)
    var engine = try DefaultLayoutEngine(input)
    #expect(engine.work.sectionsVisited == 1)
    #expect(engine.frame(section: 999_999, item: 49) != nil)
    // A changed section becomes a separate stretch.
    try engine.apply([.insertItems(section: 500_000, at: 0, count: 1)])
    #expect(engine.input.sections.stretches.count == 3)
    #expect(engine.input.sections[500_000].itemCount == 51)
    try engine.apply([.removeItems(section: 500_000, 0..<1)])
    #expect(engine.input.sections == input.sections)
  }
}
