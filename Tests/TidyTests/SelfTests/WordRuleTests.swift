import Testing

/// Tests the rules about words.
///
/// Samples are assembled from pieces, because whole samples would break these rules.
struct WordRuleTests {
  @Test(arguments: [
    "// TO" + "DO: later", "/* FIX" + "ME */", "XX" + "X", "let a = try" + "! b()", "a as" + "! B",
    "@Test(.disabled" + "(\"slow\"))", "fatalError(\"not " + "implemented\")",
    "fatalError(\"Un" + "implemented\")",
  ])
  func findsShortcuts(line: String) {
    #expect(wordLines("a.swift", "a\n\(line)\nb") == [2])
  }

  @Test(arguments: [
    "let todo = 1", "TO" + "DOS", "mktemp XX" + "XXXX", "ha" + "s! ", "retry" + "!", "as? B",
    "a.isDisabled(b)",
  ])
  func partsOfOtherWordsAreFine(line: String) {
    #expect(wordLines("a.swift", line) == [])
  }

  @Test func documentsMayNameOmissions() {
    #expect(wordLines("README.md", "Not " + "implemented by UIKit, as" + "!") == [])
    #expect(wordLines("README.md", "TO" + "DO") == [1])
    #expect(wordLines("scripts/check", "FIX" + "ME") == [1])
    #expect(wordLines("data.json", "TO" + "DO") == [])
  }

  @Test(arguments: ["home", "root", "tmp", "Users", "work"])
  func pathsOfOneMachineAreFound(folder: String) {
    let path = "/" + folder
    for line in ["cd \(path)", "\"\(path)/a\"", "a=\(path)/b:c", "file://\(path)/a", "(\(path)/a)"]
    {
      #expect(pathLines(line) == [1], "\(line)")
    }
  }

  @Test(arguments: ["home", "root", "tmp", "Users", "work"])
  func otherPathsAreFine(folder: String) {
    let path = "/" + folder
    for line in [
      "a\(path)/b", "$TMPDIR\(path)", "\\(root)\(path)", "${root}\(path)", "..\(path)",
      "\(path)s/a", "\(path)-a", "https://example.com\(path)/",
    ] {
      #expect(pathLines(line) == [], "\(line)")
    }
  }

  private func wordLines(_ path: String, _ text: String) -> [Int?] {
    ShortcutRule.violations(in: SourceFile(path: path, text: text)).map(\.line)
  }

  private func pathLines(_ text: String) -> [Int?] {
    MachinePathRule.violations(in: SourceFile(path: "a.json", text: text)).map(\.line)
  }
}
