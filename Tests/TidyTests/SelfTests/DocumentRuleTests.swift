import Testing

struct DocumentRuleTests {
  @Test func findsResolvableLinks() {
    let text = """
      [a](one.md) and [`b](x)`](two.md "title"), [![image](three.png)](<four.md>)
      `[code](none.md)` ``a ` [code](none.md)``
      [label]: five.md
      <a href="six.md"><img src="seven.png"></a> [c](eight_(2).md)
      ```sh
      [code](none.md)
      ```
      ~~~~
      ~~~
      [code](none.md)
      ~~~~
      [empty]()
      <doc:Nine> and `<doc:none>`
      """
    let links = MarkdownDocument(SourceFile(path: "a.md", text: text)).links
    #expect(
      links.map(\.target) == [
        "one.md", "two.md", "three.png", "four.md", "five.md", "eight_(2).md", "six.md",
        "seven.png", "", "doc:Nine",
      ])
    #expect(links.map(\.line) == [1, 1, 1, 1, 3, 4, 4, 4, 12, 13])
  }

  @Test func headingsAreSpelledAsGitHubSpellsThem() {
    let text = """
      # What it is, and `why`?
      ## A [link](b.md) - here ##
      ## Same
      ### Same
      ```
      # no heading
      ```
      #nor this
      <a name="own"></a>
      """
    #expect(
      MarkdownDocument(SourceFile(path: "a.md", text: text)).anchors
        == ["what-it-is-and-why", "a-link---here", "same", "same-1", "own"])
  }

  @Test(arguments: [
    "b.md", "./b.md", "../README.md", "/README.md", "../Sources", "../Sources/", "../", "b.md#here",
    "#top", "../a%20b.png", "b.md?raw=1", "https://example.com/none", "//example.com", "mailto:a@b",
    "../Sources/A.swift#L10",
  ])
  func resolvedLinks(target: String) {
    #expect(linkFaults(target) == [])
  }

  @Test(arguments: [
    ("none.md", "there is no such file"), ("README.md", "there is no such file"),
    ("/docs/c.md", "there is no such file"), ("B.md", "there is no such file"),
    ("b.md#there", "there is no such heading"), ("#here", "there is no such heading"),
    ("../../other/a.md", "leads out of the package"), ("", "is empty"),
    ("doc:b", "only DocC follows it: link to the file of the page"),
    ("a%20b", "there is no such file"),
  ])
  func brokenLinks(target: String, fault: String) {
    #expect(linkFaults(target) == ["link to '\(target)': \(fault)"])
  }

  @Test func linksOnlyForDocumentationAreFound() {
    let article = SourceFile(
      path: "Sources/A/A.docc/A.md",
      text: "[b](B.md) ![plan](Resources/plan.svg)\n<doc:B>\n![plan](plan)\n[b](doc:B)\n")
    let tree = SourceTree(
      files: [article, SourceFile(path: "Sources/A/A.docc/B.md", text: "# B\n")],
      otherPaths: ["Sources/A/A.docc/Resources/plan.svg"])
    #expect(RelativeLinkRule.violations(in: tree).map(\.line) == [2, 3, 4])
  }

  @Test func manualsOutOfReachAreFound() {
    func lost(_ readme: String) -> [String] {
      let files = [
        ("README.md", readme), ("docs/README.md", "[a](../A.docc/A.md)"),
        ("A.docc/A.md", "[b](B.md#there) [none](None.md) `[c](C.md)`"),
        ("A.docc/B.md", "[a](A.md)"),
        ("A.docc/C.md", ""), ("other.md", "[c](A.docc/C.md)"),
      ].map { SourceFile(path: $0.0, text: $0.1) }
      return ReachRule.violations(in: SourceTree(files: files)).map(\.path)
    }
    #expect(lost("[docs](docs)") == ["A.docc/C.md"])
    #expect(lost("[docs](docs) [other](other.md)") == [])
    #expect(lost("") == ["A.docc/A.md", "A.docc/B.md", "A.docc/C.md"])
  }

  @Test func scriptsPageNamesEveryScript() {
    let scripts = ["check", "check-all", "test"].map {
      SourceFile(path: "scripts/\($0)", text: "")
    }
    func missing(_ list: String) -> [String] {
      let file = SourceFile(path: "scripts/README.md", text: list)
      return ScriptListRule.violations(in: SourceTree(files: scripts + [file])).map(\.message)
    }
    #expect(missing("`scripts/check`, `scripts/check-all` and scripts/test.") == [])
    #expect(missing("scripts/check-all scripts/test") == ["does not name scripts/check"])
    #expect(missing("scripts/check scripts/tests").count == 2)
  }

  @Test func withoutAPageOfScriptsItIsMissing() {
    let tree = SourceTree(files: [])
    #expect(
      ScriptListRule.violations(in: tree).map(\.description) == ["scripts/README.md: missing"])
  }

  private func linkFaults(_ target: String) -> [String] {
    let tree = SourceTree(
      files: [
        SourceFile(path: "README.md", text: ""),
        SourceFile(path: "Sources/A.swift", text: ""),
        SourceFile(path: "docs/a.md", text: "# Top\n[a](\(target))"),
        SourceFile(path: "docs/b.md", text: "# Here"),
      ], otherPaths: ["a b.png"])
    return RelativeLinkRule.violations(in: tree).map(\.message)
  }
}
