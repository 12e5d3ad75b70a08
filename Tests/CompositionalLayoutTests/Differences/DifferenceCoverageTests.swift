import Foundation
import Testing

/// Each decision in the article about differences is named by a test, and vice versa.
@Suite struct DifferenceCoverageTests {
  /// Returns the numbers of the decisions named in a text, such as `D-07`.
  private static func numbers(in text: String) -> Set<String> {
    Set(text.matches(of: /\bD-\d{2,3}\b/).map { String($0.output) })
  }

  private static func text(_ path: String...) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = path.reduce(folder) { $0.appendingPathComponent($1) }
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func findsNumbers() {
    #expect(
      Self.numbers(in: "**D-07** and D-12: but not D-1, D-1234 or AD-44") == ["D-07", "D-12"])
  }

  @Test func everyDecisionHasATest() throws {
    let article = Self.numbers(
      in: try Self.text(
        "..", "..", "..", "Sources", "CompositionalLayout", "CompositionalLayout.docc",
        "Differences.md"))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var tested: Set<String> = []
    for place in [
      ".", "../Layout", "../CollectionView", "../CollectionView/Updates",
      "../CollectionView/Scrolling",
      "../SelfSizing", "../Views", "../Isolation", "../DataSource",
      "../../SourceCompatibilityTests",
    ] {
      let path = folder.appendingPathComponent(place).path
      for file in try FileManager.default.contentsOfDirectory(atPath: path)
      where file.hasSuffix(".swift") && file != "DifferenceCoverageTests.swift" {
        tested.formUnion(Self.numbers(in: try Self.text(place, file)))
      }
    }
    #expect(article.count >= 50)
    #expect(article.subtracting(tested).sorted() == [])
    #expect(tested.subtracting(article).sorted() == [])
  }
}
