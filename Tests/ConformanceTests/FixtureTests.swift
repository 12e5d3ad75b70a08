import Conformance
import Foundation
import LayoutDescription
import Testing

/// Runs the cases in the tests, each worked out by hand from one rule.
@Suite struct FixtureTests {
  @Test(arguments: Fixture.all)
  func passes(_ fixture: Fixture) throws {
    #expect(ConformanceRunner().run(fixture.url) == .passed)
  }

  @Test(arguments: Fixture.all)
  func namesTheSourceOfItsNumbers(_ fixture: Fixture) throws {
    let text = try String(contentsOf: fixture.url, encoding: .utf8)
    #expect(text.contains("\"source\": \"derived from rule "))
  }

  @Test func areManyAndOfEachFamily() throws {
    let report = try ConformanceReport(directory: Fixture.folder)
    #expect(report.tally.passed >= 40)
    #expect(
      report.folderTallies.map(\.folder) == [
        "elements-in-rect", "host", "orthogonal", "screens", "self-sizing",
      ])
  }

  @Test func spellTheirKeysCorrectly() throws {
    for fixture in Fixture.all {
      guard case .frames(let document, _) = try ConformanceCase(contentsOf: fixture.url) else {
        continue
      }
      #expect(document.ignoredKeys == [], "\(fixture.testDescription)")
    }
  }
}
