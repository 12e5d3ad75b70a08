import LayoutStrategies
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests layouts of so many packed sections that their lengths come from a table.
struct ManyPackedSectionsTests {
  @Test func lastRowsOfManySectionsAreShorter() throws {
    // The last row of 33 items has only the short first item of the list.
    let items: [ItemPlan] = [
      .leaf(.estimated(150), .absolute(20)), .leaf(.estimated(150), .absolute(32)),
    ]
    let plan = SectionPlan(
      group: .row(.fw(1), .estimated(32), items, spacing: .fixed(8)), interGroupSpacing: 8)
    var input = LayoutInput.section(plan, items: 33, size: Vector(horizontal: 390, vertical: 844))
    for index in 1..<100 { input.appendRepeatingPlan(itemCount: 33 + 2 * (index % 2)) }
    let engine = try DefaultLayoutEngine(input)
    #expect(engine.allFrames == (try NaiveLayout(input)).allFrames)
    #expect(engine.contentSize == (try NaiveLayout(input)).contentSize)
    for section in 0..<100 { #expect(engine.stack.section(section).state != nil) }
  }
}
