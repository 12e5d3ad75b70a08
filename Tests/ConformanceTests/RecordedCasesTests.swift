import Foundation
import LayoutDocument
import Testing

/// The recorded answers of the system's own layout, which are kept outside of this package.
@Suite struct RecordedCasesTests {
  /// Where they are: as the environment says, or beside the package.
  private static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["CONFORMANCE_CASES"] {
      return URL(fileURLWithPath: path)
    }
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return ["shared", "conformance", "cases"].reduce(package.deletingLastPathComponent()) {
      $0.appendingPathComponent($1)
    }
  }()

  @Test func pass() throws {
    guard FileManager.default.fileExists(atPath: Self.folder.path) else {
      print("There are no recorded cases at \(Self.folder.path); nothing was compared with them.")
      return
    }
    let report = try ConformanceReport(directory: Self.folder)
    print(report.text)
    let failures = report.entries.filter(\.outcome.isFailure).map(\.path)
    #expect(failures == [], "\(report.text)")
    for (folder, tally) in report.folderTallies {
      #expect(tally.passed + tally.skipped > 0, "\(folder): \(tally)")
    }
    #expect(report.tally.passed > 0)
  }
}
