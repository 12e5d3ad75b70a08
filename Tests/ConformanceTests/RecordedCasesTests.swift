import Foundation
import LayoutDocument
import Testing

/// The recorded answers of the system's own layout, which are kept outside of this package.
@Suite struct RecordedCasesTests {
  @Test func pass() throws {
    guard RecordedCases.areThere() else { return }
    let report = try ConformanceReport(directory: RecordedCases.folder)
    print(report.text)
    let failures = report.entries.filter(\.outcome.isFailure).map(\.path)
    #expect(failures == [], "\(report.text)")
    for (folder, tally) in report.folderTallies {
      #expect(tally.passed + tally.skipped > 0, "\(folder): \(tally)")
    }
    #expect(report.tally.passed > 0)
  }
}
