import Conformance
import Foundation
import LayoutDescription
import Testing

/// Invalid documents cause an error message naming the place.
@Suite struct LayoutDocumentErrorTests {
  /// Returns the error message about a text, or `nil` if it can be read.
  private func complaint(_ text: String) -> String? {
    do throws(LayoutDocumentError) {
      _ = try LayoutDocument(json: Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  private func complaint(replacing old: String, by new: String) throws -> String? {
    try #require(ExampleCase.grid.contains(old))
    return complaint(ExampleCase.grid.replacing(old, with: new))
  }

  @Test func theExampleIsReadable() {
    #expect(complaint(ExampleCase.grid) == nil)
    #expect(complaint(ExampleCase.row) == nil)
  }

  @Test(arguments: [
    (
      "{\"absolute\": 10}", "{\"foo\": 10}",
      "layout.section.group.size.height: unknown dimension \"foo\""
    ),
    (
      "{\"absolute\": 10}", "{\"absolute\": \"NaN\"}",
      "layout.section.group.size.height.absolute: expected a number, found the string \"NaN\""
    ),
    (
      "{\"absolute\": 10}", "{\"absolute\": 10, \"estimated\": 4}",
      "layout.section.group.size.height: expected one kind of dimension, found 2"
    ),
    (
      "{\"absolute\": 10}", "10",
      "layout.section.group.size.height: expected an object, found the number 10"
    ),
    (
      "{\"fractionalWidth\": 0.5}", "null",
      "layout.section.group.subitems[0].size: \"width\" is missing"
    ),
    (
      "\"horizontal\"", "\"diagonal\"",
      "layout.section.group.kind: unknown kind of group \"diagonal\", expected one of horizontal, "
        + "vertical, custom"
    ),
    (
      "\"horizontal\"", "\"horizontal\", \"api\": \"subitem:count:\", \"count\": 0",
      "layout.section.group.count: the count must be at least 1, found 0"
    ),
    (
      "\"horizontal\"", "\"horizontal\", \"api\": \"subitem:count:\", \"count\": 2.5",
      "layout.section.group.count: expected a whole number, found the number 2.5"
    ),
    (
      "\"horizontal\"", "\"horizontal\", \"api\": \"items\"",
      "layout.section.group.api: unknown kind of group \"items\", expected one of subitems, "
        + "subitem:count:, repeatingSubitem:count:"
    ),
    (
      "\"horizontal\"", "\"horizontal\", \"interItemSpacing\": {\"wide\": 2}",
      "layout.section.group.interItemSpacing: unknown spacing \"wide\""
    ),
    (
      "\"horizontal\"", "\"horizontal\", \"contentInsets\": {\"top\": true}",
      "layout.section.group.contentInsets.top: expected a number, found true"
    ),
    ("\"horizontal\"", "\"custom\"", "layout.section.group: \"customItems\" is missing"),
    ("[3]", "[3, -1]", "sectionItemCounts[1]: the number of items must not be negative, found -1"),
    ("[3]", "3", "sectionItemCounts: expected an array, found the number 3"),
    (
      "\"scale\": 2", "\"scale\": 0",
      "device.scale: the number of pixels per point must be greater than 0, found 0.0"
    ),
    (
      "\"width\": 100", "\"width\": -1",
      "device.width: the length must be at least 0 points, found -1.0"
    ),
    (
      "\"section\":", "\"part\":", "layout: has neither a \"section\" nor \"sections\"; specify one"
    ),
    ("\"device\":", "\"phone\":", "\"device\" is missing"),
    (
      "\"sectionItemCounts\"", "\"fittedSizes\": {\"cells\": [[[1]]]}, \"sectionItemCounts\"",
      "fittedSizes.cells[0][0]: expected 2 numbers, found 1"
    ),
    (
      "\"sectionItemCounts\"", "\"fittedSizes\": {\"cells\": [[[1, 2e9]]]}, \"sectionItemCounts\"",
      "fittedSizes.cells[0][0]: expected a width and a height from 0 to 10⁹ points, found "
        + "2000000000.0"
    ),
    (
      "\"sectionItemCounts\"",
      "\"fittedSizes\": {\"supplementaries\": {\"h\": [[7]]}}, \"sectionItemCounts\"",
      "fittedSizes.supplementaries.h[0][0]: expected an array, found the number 7"
    ),
    (
      "\"sectionItemCounts\"", "\"recordings\": [\"a.json\"], \"sectionItemCounts\"",
      "recordings[0]: expected an object, found the string \"a.json\""
    ),
    (
      "\"scale\": 2", "\"contentSizeCategory\": 2",
      "device.contentSizeCategory: expected a string, found the number 2"
    ),
  ])
  func namesThePlace(_ old: String, _ new: String, _ expected: String) throws {
    let found = try #require(try complaint(replacing: old, by: new))
    #expect(found.hasPrefix("\(expected) (line "), "\(found)")
  }

  @Test(arguments: [
    ("{\n \"layout\": {\"section\": 1},\n  \"name\": \"ä€👩‍👩‍👧\", \"device\": 7}", "device", 3, 32),
    ("[\n\t{\"a\": tru}]", "", 2, 8),
    ("{\"a\": 1,\n \"a\": 2}", "", 2, 2),
    ("{\"a\": \"\\ud83d\"}", "", 1, 14),
    ("1 2", "", 1, 3),
    ("[1, 02]", "", 1, 6),
  ])
  func namesLineAndColumn(_ text: String, _ path: String, _ line: Int, _ column: Int) {
    #expect {
      try LayoutDocument(json: Data(text.utf8))
    } throws: { error in
      let error = error as? LayoutDocumentError
      return error?.path == path && error?.position == TextPosition(line: line, column: column)
    }
  }

  @Test func tooFewDescriptions() throws {
    let text = ExampleCase.grid.replacing("{\"section\": ", with: "{\"sections\": [")
      .replacing("]\n }}},", with: "]\n }}]},").replacing("[3]", with: "[3, 2]")
    #expect(complaint(text)?.hasPrefix("layout.sections: describes 1 of 2 sections (line ") == true)
  }

  @Test func wrongElements() throws {
    let folder = try CaseFolder()
    let text = ExampleCase.grid.replacing("[50, 0, 50, 10]", with: "[50, 0, 50]")
    #expect(
      try folder.outcome(of: text)
        == .unreadable(
          LayoutDocumentError(
            path: "elements[1].frame", message: "expected 4 numbers, found 3",
            position: TextPosition(line: 12, column: 51))))
  }

  @Test(arguments: ["[", "{\"a\": NaN}", "{\"a\": 1e999}", "nonsense", "{\"a\": \"", "\u{0}"])
  func noJSON(_ text: String) throws {
    let found = try #require(complaint(text))
    #expect(found.hasPrefix("is not valid JSON"))
  }

  @Test func noUTF8() {
    #expect(throws: LayoutDocumentError.self) {
      try LayoutDocument(json: Data([0x7B, 0x22, 0xFF, 0xFE, 0x22]))
    }
  }

  @Test func emptyText() {
    #expect(complaint("") == "is empty, expected JSON")
  }

  @Test(arguments: ["[", "{\"subitems\":"])
  func nestedTooDeeply(_ level: String) {
    #expect(
      complaint(String(repeating: level, count: 10_000))?
        .hasPrefix("arrays and objects must not be nested deeper than 256 levels (line 1, column ")
        == true)
  }

  @Test func bracketsInStringsAreNotNested() {
    let name = String(repeating: "[{\\\"", count: 300)
    #expect(
      complaint(
        ExampleCase.grid.replacing("{\"device\"", with: "{\"name\": \"\(name)\", \"device\""))
        == nil)
  }

  @Test func deepestNestingOfAFile() throws {
    let size = "\"size\": {\"width\": {\"absolute\": 10}, \"height\": {\"absolute\": 10}}"
    let levels = 120
    let open = String(
      repeating: "{\"kind\": \"vertical\", \(size), \"subitems\": [", count: levels)
    let text = ExampleCase.grid.replacing(
      "\"subitems\": [",
      with: "\"subitems\": [\(open){\(size)}\(String(repeating: "]}", count: levels)), ")
    #expect(complaint(text) == nil)
    #expect(try CaseFolder().outcome(of: text).isFailure)
  }

  @Test func directory() throws {
    let folder = try CaseFolder()
    #expect(
      ConformanceRunner().run(folder.url)
        == .unreadable(
          LayoutDocumentError(path: "", message: "is a folder: expected a JSON file")))
  }

  @Test func missingFile() throws {
    let folder = try CaseFolder()
    #expect(
      ConformanceRunner().run(folder.url.appendingPathComponent("none.json"))
        == .unreadable(LayoutDocumentError(path: "", message: "no such file")))
  }
}
