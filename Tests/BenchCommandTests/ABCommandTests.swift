import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench ab` gates the times of two builds.
struct ABCommandTests {
  private static let row = [
    "--scenario", "list-fixed", "--items", "100", "--operation", "query", "--pairs", "8",
  ]

  private func compare(_ base: FakeBase, _ arguments: [String] = []) throws -> CommandRun {
    try CommandRun.bench(["ab", "--exe-base", base.path] + Self.row + arguments)
  }

  /// Returns a base whose times alternate between zero and hours and whose copies take no time, so
  /// nothing can be decided.
  private func undecidedBase() throws -> FakeBase {
    try FakeBase(time: "$((starts % 2 ? 1 : 9000000000000))")
  }

  @Test func aSlowerHeadIsARegression() throws {
    let folder = try TemporaryFolder()
    let run = try compare(FakeBase(time: "1"), ["--json", folder.path("ab.json")])
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(run.output.contains("Slower\n======"))
    #expect(run.output.hasSuffix("\nREGRESSION: 1 slower, 0 undecided, 0 same or faster\n"))
    #expect(run.errors == "bench: REGRESSION: 1 slower, 0 undecided, 0 same or faster\n")
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    let comparison = try JSONDecoder().decode(
      Comparison.self, from: Data(folder.text("ab.json").utf8))
    #expect(comparison.conclusion == .regression)
    #expect(comparison.run.rows.map { $0.sides[1].logRatios.count } == [8])
    #expect(comparison.run.rows[0].side("copy")?.logRatios == Array(repeating: 0, count: 8))
    #expect(try folder.names == ["ab.json"])
  }

  /// The rows with the largest slowdowns are explained; rows without an explanation keep their
  /// outcome.
  @Test(.enabled(if: Callgrind.find() != nil, "not explained: valgrind is not installed"))
  func aSlowerRowIsExplained() throws {
    let run = try compare(FakeBase(time: "1"), ["--format", "markdown"])
    #expect(run.exitCode == 2, "\(run.errors)")
    #expect(run.output.contains("\n## list-fixed query 100 default\n\n```text\nthe functions "))
    #expect(run.output.contains("the functions are unknown: list-fixed query 100 default: "))
  }

  @Test func aFasterHeadPasses() throws {
    let run = try compare(FakeBase(time: "9000000000000"))
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.contains("- same or faster: 1 row, none +3.0 % slower; 1 at least 1 % faster"))
    #expect(run.output.hasSuffix("\nPASS: 0 slower, 0 undecided, 1 same or faster\n"))
  }

  @Test(
    arguments: [
      ([], 3), (["--inconclusive", "pass"], 0), (["--inconclusive", "fail"], 2),
    ] as [([String], Int32)])
  func undecidedRowsExitWithThree(arguments: [String], exitCode: Int32) throws {
    let run = try compare(undecidedBase(), arguments)
    #expect(run.exitCode == exitCode, "\(run.output)\(run.errors)")
    #expect(run.output.hasSuffix("\nINCONCLUSIVE: 0 slower, 1 undecided, 0 same or faster\n"))
  }

  @Test func rejectsMachineWhereBaseDiffersFromItsCopy() throws {
    let base = try FakeBase(
      time: "$(case $0 in */bench-10) echo 1000000 ;; *) echo 2000000 ;; esac)")
    let run = try compare(base)
    #expect(run.exitCode == 7)
    #expect(
      run.output.hasSuffix(
        "\nMACHINE UNFIT: base differs from a copy of itself in 1 row; no verdict\n"))
  }

  @Test func differentAnswersEndComparisonBeforeTiming() throws {
    let version =
      "printf 'answer %s\\n' \"$rest\" | '\(try #require(BenchBinary.url).path)' worker"
      + " | tail -n 1 | sed 's/\\(answers [^ ]* [^ ]*\\) .*/\\1 0 0 0 0/'"
    let base = try FakeBase(time: "1", answer: version)
    let run = try compare(base)
    #expect(run.exitCode == 4 && run.output.isEmpty)
    #expect(run.errors.contains("disagree in 1 of 1 rows: list-fixed query 100 default"))
    let intended = try compare(base, ["--changed-answers"])
    #expect(intended.exitCode == 2)
    #expect(intended.output.contains("answers differ in 1 row (allowed by --changed-answers)"))
  }

  @Test func skipsRowsOfUnknownScenarios() throws {
    let run = try compare(FakeBase(time: "1", answer: "echo answers v0 1 0"))
    #expect(run.exitCode == 3)
    let text = run.output.split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains("base and head have different versions of the scenario"))
  }

  @Test func rejectsBaseWithoutWorkers() throws {
    let folder = try TemporaryFolder()
    let old = try folder.writeProgram(
      "echo \"bench: Unexpected argument 'worker'\" >&2\nexit 1", to: "old")
    let run = try CommandRun.bench(["ab", "--exe-base", old] + Self.row)
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty)
    #expect(
      run.errors.contains(
        "its version of bench has no ab command; choose a commit whose version has one"))
  }

  @Test func aBuildIsComparedWithItself() throws {
    let bench = try #require(BenchBinary.url).path
    let run = try CommandRun.bench(
      ["ab", "--exe-base", bench, "--json", "-", "--calibrate", "--planted", "100"] + Self.row)
    let comparison = try JSONDecoder().decode(Comparison.self, from: Data(run.output.utf8))
    let row = try #require(comparison.run.rows.first)
    #expect(!row.hasOtherAnswers && (row.sides[0].answers?.count ?? 0) > 0)
    #expect(row.sides[1].logRatios.count == 8 && row.side("copy")?.logRatios.count == 8)
    // Twice the work; the spread of the pairs depends on the machine.
    #expect(try #require(row.side("slowed")?.verdict?.median) > 0.3)
  }

  @Test(arguments: [(SIGINT, "SIGINT", Int32(130)), (SIGTERM, "SIGTERM", Int32(143))])
  func signalKeepsPairsMeasuredSoFar(signal: Int32, name: String, exitCode: Int32) throws {
    let (base, folder) = (try undecidedBase(), try TemporaryFolder())
    // The time for the first pair depends on the load of the machine.
    for seconds in [4.0, 15, 45] {
      let process = try RunningCommand(
        [
          "ab", "--exe-base", base.path, "--scenario", "list-fixed", "--items", "100",
          "--operation", "query", "--pairs", "1000", "--json", folder.path("ab.json"),
        ])
      Thread.sleep(forTimeInterval: seconds)
      process.send(signal)
      let run = try process.wait()
      #expect(run.exitCode == exitCode)
      #expect(run.errors.hasPrefix("bench: ended by \(name) after "))
      guard let json = try? folder.text("ab.json") else { continue }
      #expect(run.output.contains("INCOMPLETE: ended by \(name) after "))
      let comparison = try JSONDecoder().decode(Comparison.self, from: Data(json.utf8))
      #expect(comparison.run.rounds > 0 && comparison.conclusion == .inconclusive)
      return
    }
    Issue.record("no pair came to its end")
  }

  @Test(arguments: [
    [], ["--base", "a", "--exe-base", "b"], ["--exe-base", "/no/such/bench"],
    ["--base", "no-such-commit"], ["--exe-base", "a", "--pairs", "0"],
    ["--exe-base", "a", "--threshold", "1"], ["--exe-base", "a", "--planted", "0"],
    ["--exe-base", "a", "--inconclusive", "maybe"], ["--exe-base", "a", "--items", "1m"],
    ["--exe-base", "a", "--strategy", "nonsense"], ["--exe-base", "a", "--scenario", "nowhere"],
  ])
  func invalidArgumentsAreUsageErrors(arguments: [String]) throws {
    let run = try CommandRun.bench(["ab"] + arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
  }

  @Test func rejectsTooFewPairs() throws {
    let run = try CommandRun.bench(["ab", "--exe-base", "a", "--pairs", "11"])
    #expect(run.exitCode == 1)
    #expect(
      run.reason
        == "bench: --pairs 11 is too low for 40 rows: use --pairs 12 or more\n")
  }
}
