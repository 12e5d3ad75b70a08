import BenchHarness
import BenchReports
import Foundation
import Testing

/// `bench profile` reports and draws the functions with their instructions.
@Suite(.enabled(if: Callgrind.find() != nil, "not profiled: valgrind is not installed"))
struct ProfileCommandTests {
  static let cell = ["list-fixed", "item", "100"]

  @Test func aFlameGraphHasTheCallersOfTheEngine() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench(
      ["profile"] + Self.cell + ["--functions", "3", "--output", folder.path("a.svg")])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("list-fixed item 100 default: "))
    #expect(run.output.split(separator: "\n").count == 6)
    let picture = try folder.text("a.svg")
    #expect(picture.contains(">IterationRunner.run(_:)<") && picture.contains(" (program): "))
  }

  /// A document has its own number of items, and an application's functions have callers.
  @Test func profilesLayoutsLikeScenarios() throws {
    let folder = try TemporaryFolder()
    let run = try CommandRun.bench([
      "profile", "--layout", LayoutRunTests.shop, "query", "--output", folder.path("a.folded"),
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.text("a.folded").contains("IterationRunner.run(_:);"))
  }

  /// Floors do not scroll.
  @Test(arguments: [[], ["--output", "a.svg"]])
  func unknownBenchmarkFails(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("what was there before", to: "a.svg")
    let run = try CommandRun.bench(
      ["profile", "list-fixed", "scroll", "100", "floor"]
        + options.map { $0.hasPrefix("-") ? $0 : folder.path($0) })
    #expect(run.exitCode == 3 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    #expect(
      run.reason
        == "bench: nothing was measured: list-fixed scroll 100 floor: no benchmark exists for "
        + "floor\n")
    #expect(try folder.text("a.svg") == "what was there before")
  }

  @Test func equalBuildsDifferInNoFunction() throws {
    let folder = try TemporaryFolder()
    let bench = try #require(BenchBinary.url).path
    let run = try CommandRun.bench(
      ["profile"] + Self.cell + ["--exe-base", bench, "--output", folder.path("a.md")])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.hasSuffix(" instructions per iteration (0.00 %): no function differs\n"))
    #expect(try folder.text("a.md").hasPrefix("### bench profile list-fixed item 100 default\n"))
  }

  @Test(arguments: [
    ([], "profile needs a scenario and an operation, such as: bench profile nested-groups query"),
    (["map"], "profile needs an operation, such as: bench profile map query"),
    (["nested-groups", "qeury"], "there is no operation \"qeury\" (did you mean query?)"),
    (["nested-grups", "query"], "there is no scenario \"nested-grups\" (did you mean nested-g"),
    (
      ["map", "query", "1k", "defualt"], "there is no strategy \"defualt\" (did you mean default?)"
    ),
    (["nested-groups", "resize"], "resize does not apply to nested-groups"),
    (["map", "query", "1k", "default", "x"], "unexpected \"x\": expected scenario"),
    (["--layout", "\(LayoutRunTests.shop)"], "profile needs an operation"),
  ])
  func checksNamesBeforeCounting(arguments: [String], reason: String) throws {
    let run = try CommandRun.bench(["profile"] + arguments)
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty)
    #expect(run.errors.hasPrefix("bench: \(reason)"), "\(run.errors)")
  }

  @Test(arguments: [
    ["list-fixed", "query", "--output", "a.md"], ["list-fixed", "query", "--exe-base", "/no/b"],
    ["list-fixed", "query", "--output", "a.png"], ["list-fixed"], ["a", "b", "1", "c", "d"],
    ["list-fixed", "query", "--layout", "/no/such.json"],
  ])
  func invalidArgumentsAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(["profile"] + arguments)
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
  }
}
