import BenchHarness
import Foundation
import Testing

/// `bench run --layout` times the layout in a file, verified like the scenarios.
struct LayoutRunTests {
  /// A layout of three sections.
  static let shop = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Benchmarks/Examples/Layouts/shop.json").path

  private func run(_ arguments: [String], path: String = shop) throws -> CommandRun {
    try CommandRun.bench(
      ["run", "--quick", "--budget", "200s", "--layout", path] + arguments)
  }

  @Test func documentDecidesItemCount() throws {
    let run = try run(["--operation", "query,resize,prepare", "--json", "-"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let results = try RunReport.decode(run.output, source: "standard output").results
    #expect(results.allSatisfy { $0.scenario == "shop" && $0.items == 43 })
    #expect(Set(results.map(\.strategy)) == ["default", "naive", "dictionary", "floor"])
    #expect(results.count == 3 * 4)
    #expect(Set(results.compactMap(\.frameDigest)).count == 3)
  }

  @Test func printsDocumentLikeAScenario() throws {
    let run = try run(["--items", "100,200", "--operation", "query,item", "--details"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains("shop"))
    #expect(
      lines.contains { $0.hasPrefix("operation  strategy") && $0.contains(" 100 ") })
    #expect(
      lines.contains {
        $0.hasPrefix("- time of default ÷ lower bound (floor): query ")
      })
  }

  @Test func rejectsInvalidLayoutFiles() throws {
    let file = try TemporaryFile()
    try Data("{\"device\": {\"width\": 3}}".utf8).write(to: file.url)
    for (path, reason) in [
      ("no-such-file.json", "no-such-file.json: no such file"),
      (file.url.path, "\(file.url.path): \"layout\" is missing (line 1, column 1)"),
    ] {
      let run = try run([], path: path)
      #expect(run.exitCode == 1)
      #expect(run.saysOneLine, "\(run.errors)")
      #expect(run.reason == "bench: \(reason)\n")
      #expect(run.output.isEmpty)
    }
  }

  /// Reading this many subitems takes seconds, and only the budget interrupts it.
  @Test func budgetIncludesReadingTheDocument() throws {
    let file = try TemporaryFile()
    let size = #"{"size": {"width": {"absolute": 1}, "height": {"absolute": 1}}}"#
    let text = """
      {"device": {"width": 320, "height": 480, "scale": 2}, "layout": {"section": {"group": {
      "kind": "horizontal", "size": {"width": {"absolute": 9}, "height": {"absolute": 1}},
      "subitems": [\(Array(repeating: size, count: 100_000).joined(separator: ","))]}}},
      "sectionItemCounts": [100000]}
      """
    try Data(text.utf8).write(to: file.url)
    let run = try CommandRun.bench(["run", "--layout", file.url.path, "--budget", "300ms"])
    #expect(run.exitCode == 3 && run.output.isEmpty)
    #expect(
      run.reason
        == "bench: nothing was measured: reading the layout takes longer than the budget of "
        + "300 ms; use a larger --budget\n")
  }

  @Test func rejectsOverflowingCounts() throws {
    let file = try TemporaryFile()
    let text = try String(contentsOfFile: Self.shop, encoding: .utf8)
      .replacingOccurrences(of: "[5, 8, 30]", with: "[\(Int.max), \(Int.max), 1]")
    try Data(text.utf8).write(to: file.url)
    let run = try run([], path: file.url.path)
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(
      run.reason
        == "bench: \(file.url.path): the sections have too many items in total: use smaller "
        + "counts\n")
  }

  @Test(arguments: [
    (
      "\"leading\": 16", "\"bottom\": 9223372036854775808",
      "layout.sections[0].contentInsets.bottom is 9.223372036854776e+18; the limit is 10⁹ points"
    ),
    (
      "[5, 8, 30]", "[5, 8, 1000000000]",
      "the content is longer than 10¹¹ pixels, the limit for insertions: use fewer items"
    ),
  ])
  func invalidDocumentIsNotAScreenFault(old: String, new: String, fault: String) throws {
    let file = try TemporaryFile()
    let text = try String(contentsOfFile: Self.shop, encoding: .utf8)
    let start = try #require(text.range(of: old))
    try Data(text.replacingCharacters(in: start, with: new).utf8).write(to: file.url)
    let run = try run([], path: file.url.path)
    #expect(run.exitCode == 1 && run.output.isEmpty)
    #expect(run.reason == "bench: \(file.url.path): \(fault)\n")
  }

  @Test(arguments: ["", "no JSON", "{}", "[1, 2"]) func invalidCaseIsNotAWrongFrame(
    text: String
  ) throws {
    let file = try TemporaryFile()
    try Data(text.utf8).write(to: file.url)
    let run = try CommandRun.bench(["conform", file.url.path])
    #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
    #expect(run.output.hasSuffix("0 passed, 1 failed, 0 skipped\n"))
  }

  @Test(arguments: [
    (["--items", "10"], "bench: shop: --items 10 is too small, because the layout has 43 items\n"),
    (["--scenario", "list-fixed"], "bench: --layout cannot be combined with --scenario\n"),
    (["--operation", "storm"], "bench: storm does not apply to shop\n"),
  ])
  func rejectsConflictingOptions(arguments: [String], reason: String) throws {
    let run = try run(arguments)
    #expect(run.exitCode == 1)
    #expect(run.reason == reason)
  }

  @Test func reportsUnknownKeys() throws {
    let file = try TemporaryFile()
    let text = try String(contentsOfFile: Self.shop, encoding: .utf8)
      .replacingOccurrences(of: "interSectionSpacing", with: "interSectionSpacin")
    try Data(text.utf8).write(to: file.url)
    let run = try run(["--operation", "item", "--strategy", "default"], path: file.url.path)
    #expect(run.exitCode == 0)
    #expect(
      run.errors == "bench: \(file.url.path): unknown keys, ignored: "
        + "layout.configuration.interSectionSpacin\n")
  }

  @Test func theExampleConforms() throws {
    for options in [[], ["--strategy", "extents-fenwick"], ["--exact"]] {
      let run = try CommandRun.bench(["conform", Self.shop] + options)
      #expect(run.output.hasSuffix("1 passed, 0 failed, 0 skipped\n"), "\(run.output)")
    }
    let other = try CommandRun.bench(["conform", Self.shop, "--strategy", "naive"])
    #expect(
      other.exitCode == 1 && other.errors.hasPrefix("bench: naive cannot run conformance cases"))
  }
}
