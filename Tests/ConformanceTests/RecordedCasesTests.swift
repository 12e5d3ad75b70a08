import Conformance
import Foundation
import LayoutDescription
import Testing

/// Tests the recorded answers of the system's own layout.
@Suite struct RecordedCasesTests {
  @Test func pass() throws {
    for folder in try RecordedCases.currentFolders() {
      let report = try ConformanceReport(directory: folder)
      for entry in report.entries where entry.outcome.isFailure {
        CaseEvidence.attach(folder.appending(path: entry.path), entry.outcome)
      }
      let failures = report.entries.filter(\.outcome.isFailure).map(\.path)
      #expect(failures == [], "\(report.text)")
      for (name, tally) in report.folderTallies {
        #expect(tally.passed > 0, "\(name): \(tally)")
      }
      #expect(report.tally.passed > 0)
    }
  }

  @Test func committedCasesAreOfEachFamily() throws {
    let report = try ConformanceReport(directory: RecordedCases.committed)
    let counts = Dictionary(
      uniqueKeysWithValues: report.folderTallies.map { ($0.folder, $0.tally.passed) })
    #expect(
      counts == [
        "elements-in-rect": 1, "host": 123, "orthogonal": 6, "screens-ios17": 12,
        "self-sizing": 17,
      ])
  }

  @Test func committedCasesNameTheirSource() throws {
    for file in CaseFiles.all(in: RecordedCases.committed) {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains(/"source": "\S.+"/), "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: [
    "README.md", "Tests/ConformanceTests/Recorded/README.md",
    "Sources/CompositionalLayout/CompositionalLayout.docc/CompositionalLayout.md",
  ])
  func documentsGiveTheirNumber(page: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let count = CaseFiles.all(in: RecordedCases.committed).count
    #expect(text.contains("\(count) recorded cases"))
  }

  @Test func findsCasesNextToThePackage() throws {
    let folder = try CaseFolder()
    let package = folder.url.appendingPathComponent("package")
    #expect(
      try RecordedCases(environment: [:], package: package).folders == [RecordedCases.committed])
    try folder.write(ExampleCase.grid, to: "shared/conformance/cases/grid.json")
    let found = try RecordedCases(environment: [:], package: package).folders
    #expect(found.count == 2 && found.first == RecordedCases.committed)
    let further = try #require(found.last)
    #expect(try ConformanceReport(directory: further).tally.passed == 1)
  }

  @Test func namedCasesMustExist() throws {
    let folder = try CaseFolder()
    let path = folder.url.appendingPathComponent("cases").path
    let environment = ["CONFORMANCE_CASES": path]
    #expect(throws: RecordedCases.MissingFolder(path: path)) {
      try RecordedCases(environment: environment, package: folder.url)
    }
    try folder.write(ExampleCase.grid, to: "cases/grid.json")
    let found = try RecordedCases(environment: environment, package: folder.url).folders
    #expect(found.map(\.path) == [RecordedCases.committed.path, path])
  }
}
