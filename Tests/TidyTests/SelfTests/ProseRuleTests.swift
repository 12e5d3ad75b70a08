import Testing

struct ProseRuleTests {
  /// Ten words with one relative pronoun, a rate of 100 per 1,000.
  private let source = SourceFile(
    path: "Sources/A/B/C.swift",
    text: """
      let a = 1
      /// The engine measures all visible cells that ask for it.

      """)

  private func messages(_ ceilings: String?, _ files: [SourceFile]) -> [String] {
    let page = ceilings.map { SourceFile(path: ProseRule.page, text: $0) }
    return ProseRule.violations(in: SourceTree(files: files + [page].compactMap { $0 }))
      .map(\.description)
  }

  private let path = "Tests/TidyTests/Ceilings.txt"

  @Test func ratesBelowTheirCeilingsAreFine() {
    #expect(messages("# Text\n\nSources/A 100 0 0 0 0\n", [source]) == [])
    #expect(messages("Sources/A 300.0 200 200 200 200", [source]) == [])
  }

  @Test func aRateAboveItsCeilingNamesTheSentence() {
    #expect(
      messages("# Text\nSources/A 99.9 0 0 0 0", [source]) == [
        "\(path):2: Sources/A: 100.0 that, which, whose, whom per 1,000 words, at most 99.9 "
          + "allowed; rewrite\n"
          + "  Sources/A/B/C.swift:2: The engine measures all visible cells that ask for it."
      ])
  }

  @Test func theWorstThreeSentencesOfTheWorstFileAreNamed() throws {
    let worse = SourceFile(
      path: "Sources/A/D.swift",
      text: """
        /// The frame that the engine computes for each cell.
        /// What it is that is there. Those that are as it is.
        /// The size which a cell prefers.
        """)
    let found = messages("Sources/A 1 999 999 999 999", [source, worse])
    let lines = try #require(found.first).split(separator: "\n").dropFirst()
    #expect(
      lines == [
        "  Sources/A/D.swift:1: What it is that is there.",
        "  Sources/A/D.swift:1: Those that are as it is.",
        "  Sources/A/D.swift:1: The size which a cell prefers.",
      ])
  }

  @Test func aCeilingFarAboveItsRateIsToBeLowered() {
    let found = messages("Sources/A 301 200 200 200 200", [source])
    #expect(
      found == [
        "\(path):1: Sources/A: only 100.0 that, which, whose, whom per 1,000 words, so 301.0 is "
          + "too high; lower it: \"Sources/A 200.0 100.0 100.0 100.0 100.0\""
      ])
    let long = SourceFile(
      path: "Sources/A/C.swift",
      text: String(repeating: "/// The engine measures cells.\n", count: 999))
    #expect(messages("Sources/A 12 0 0 0 0", [long]) == [])
    #expect(messages("Sources/A 12.1 0 0 0 0", [long]).count == 1)
  }

  @Test func smallProgressNeedsNoLowerCeiling() {
    let relative = String(repeating: "/// Cells that measure them.\n", count: 48)
    let plain = String(repeating: "/// The engine measures cells.\n", count: 952)
    let text = SourceFile(path: "Sources/A/C.swift", text: plain + relative)
    #expect(messages("Sources/A 13.9 0 0 0 0", [text]) == [])
    #expect(messages("Sources/A 14.1 0 0 0 0", [text]).count == 1)
  }

  @Test func everyModuleHasACeiling() {
    let scenarios = SourceFile(path: "Benchmarks/Scenarios/A.swift", text: "/// Cells.")
    let files = [
      source, scenarios, SourceFile(path: "Sources/B/B.docc/B.md", text: "Manuals."),
      SourceFile(path: "Benchmarks/Command/A.swift", text: "// None."),
      SourceFile(path: "Tests/A/A.swift", text: "/// Tests."),
      SourceFile(path: "scripts/README.md", text: "Scripts."),
    ]
    let messageList = SourceFile(path: "Sources/B/B.docc/BadInput.md", text: "Messages.")
    #expect(ProseRule.groups(in: SourceTree(files: [messageList])).isEmpty)
    #expect(
      Set(ProseRule.groups(in: SourceTree(files: files)).keys)
        == ["Sources/A", "Benchmarks/Scenarios", "manuals"])
    #expect(
      messages("manuals 0 0 0 0 0\nSources/A 100 0 0 0 0\nSources/C 0 0 0 0 0", files) == [
        "\(path):3: Sources/C has no text: remove the line",
        "\(path): Benchmarks/Scenarios has no ceiling: "
          + "add \"Benchmarks/Scenarios 1000.0 1000.0 1000.0 1000.0 100.0\"",
      ])
  }

  @Test(arguments: ["Sources/A 1 2 3 4", "Sources/A 1 2 3 4 x", "A 1 2 3 4 5\nA 1 2 3 4 5"])
  func badLinesAreNamed(text: String) {
    let number = text.split(separator: "\n").count
    #expect(messages(text, []) == ["\(path):\(number): expected a new name and five rates"])
  }

  @Test func theCeilingsAreThere() {
    #expect(messages(nil, [source]) == ["\(path): missing"])
  }
}
