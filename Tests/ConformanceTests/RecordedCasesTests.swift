import Conformance
import Foundation
import Testing

/// The recorded answers of the system's own layout, which are kept outside of this package.
@Suite struct RecordedCasesTests {
  @Test(.enabled(if: RecordedCases.current.shouldRun, "There are no recorded cases."))
  func pass() throws {
    let folder = try RecordedCases.current.requireFolder()
    let report = try ConformanceReport(directory: folder)
    print(report.text)
    for entry in report.entries where entry.outcome.isFailure {
      CaseEvidence.attach(folder.appending(path: entry.path), entry.outcome)
    }
    let failures = report.entries.filter(\.outcome.isFailure).map(\.path)
    #expect(failures == [], "\(report.text)")
    for (folder, tally) in report.folderTallies {
      #expect(tally.passed > 0, "\(folder): \(tally)")
    }
    #expect(report.tally.passed > 0)
  }

  @Test func casesThatNobodyNamesMayBeMissing() throws {
    let folder = try CaseFolder()
    let package = folder.url.appendingPathComponent("package")
    let missing = RecordedCases(environment: [:], package: package)
    #expect(!missing.shouldRun)
    try folder.write(ExampleCase.grid, to: "shared/conformance/cases/grid.json")
    let found = RecordedCases(environment: [:], package: package)
    #expect(found.shouldRun && !found.areRequired)
    #expect(try ConformanceReport(directory: found.requireFolder()).tally.passed == 1)
  }

  @Test func casesThatAreNamedHaveToBeThere() throws {
    let folder = try CaseFolder()
    let path = folder.url.appendingPathComponent("cases").path
    let named = RecordedCases(environment: ["CONFORMANCE_CASES": path], package: folder.url)
    #expect(named.shouldRun && !named.areThere)
    #expect(throws: RecordedCases.MissingFolder(path: path)) { try named.requireFolder() }
    try folder.write(ExampleCase.grid, to: "cases/grid.json")
    #expect(try named.requireFolder().path == path)
  }
}
