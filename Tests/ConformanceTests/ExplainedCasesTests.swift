import BenchScenarios
import Conformance
import Foundation
import LayoutCore
import LayoutExplanation
import Testing

/// Compares documents with the clauses one by one: the frames of all elements, including those not
/// listed in a case.
@Suite struct ExplainedCasesTests {
  @Test func examplesPass() throws {
    let report = try ConformanceReport(directory: Fixture.examples, runner: ConformanceRunner())
    #expect(report.tally.passed >= 13 && report.tally.failed == 0)
  }

  @Test func examplesAreExplained() throws {
    var elements = 0
    for file in CaseFiles.all(in: Fixture.examples) { elements += try explained(file) }
    #expect(elements > 250, "\(elements)")
  }

  @Test func fixturesAreExplained() throws {
    var elements = 0
    for fixture in Fixture.all { elements += try explained(fixture.url) }
    #expect(elements > 500, "\(elements)")
  }

  @Test func recordedCasesAreExplained() throws {
    var elements = 0
    for file in try RecordedCases.currentFolders().flatMap(CaseFiles.all) {
      elements += try explained(file)
    }
    #expect(elements > 1000, "\(elements)")
  }

  @Test func failedCaseHasPictureAndExplanation() throws {
    let folder = try CaseFolder()
    let text = try String(
      contentsOf: Fixture.examples.appending(path: "badges.json"), encoding: .utf8)
    let url = try folder.write(
      text.replacing(/71,\s+19,/, with: "72, 19,"), to: "badges.json")
    let outcome = ConformanceRunner().run(url)
    #expect(outcome.isFailure)
    let evidence = try #require(CaseEvidence(url, outcome))
    #expect(evidence.picture.hasPrefix("<svg "))
    #expect(evidence.explanation.hasPrefix("supplementary \"badge\" [0, 0] frame: expected [72, "))
    #expect(evidence.explanation.contains("badge 0") && evidence.explanation.contains("x 71 y 19"))
    #expect(CaseEvidence(url, .passed) == nil)
  }

  /// Compares all elements of a document with the clauses.
  ///
  /// - Returns: The number of elements; 0 for a document that is not a screen of its own.
  private func explained(_ url: URL) throws -> Int {
    guard let file = try? LayoutFile(url), file.itemCount > 0 else { return 0 }
    let view = try LaidOutView(file.scenario, items: file.itemCount, seed: 7)
    guard let layout = view.interpreted else { return 0 }
    #expect(layout.contentSize == view.engine.contentSize, "\(url.lastPathComponent)")
    let frames = Dictionary(layout.elements.map { ($0.id, $0.frame) }) { first, _ in first }
    var seen: Set<ElementID> = []
    view.engine.forEachElement { element in
      guard seen.insert(element.id).inserted else { return true }
      #expect(frames[element.id] == element.frame, "\(url.lastPathComponent), \(element.id)")
      return frames[element.id] == element.frame
    }
    #expect(seen.count == frames.count, "\(url.lastPathComponent)")
    return seen.count
  }
}
