import BenchHarness
import BenchReports
import Foundation
import Testing

/// Tests the exit codes of `bench check`, one for each problem.
@Suite(.gated) struct CheckCommandTests {
  private static let tested = "list-fixed query 100 default elementsTested"

  /// Creates the baseline with a different value of one figure.
  private static func file(_ figure: String, _ value: Int) throws -> GateFile {
    try GateFile { $0.hasPrefix(figure + " ") ? "\(figure) \(value)" : $0 }
  }

  @Test func passesWithoutChanges() throws {
    let run = try GateFile().check()
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasSuffix(": all the same\n"), "\(run.output)")
    #expect(run.output.contains(" figures of 20 results compared with "), "\(run.output)")
  }

  /// Two processes take the figures, and their output needs no disk space.
  @Test func worksWithoutTemporaryFolders() throws {
    let bench = try #require(BenchBinary.url).path
    let gate = try GateFile()
    let run = try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "TMPDIR=/no/such/folder", bench, "check", "--no-instructions", "--baseline",
        gate.file.url.path,
      ])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test func skipsOtherScenarios() throws {
    let file = try GateFile {
      $0.hasPrefix(Self.tested) ? "\($0)\nmap query 7k default elementsTested 4" : $0
    }
    let run = try file.check("--scenario", "list-*", "--growth")
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasSuffix(", without 1 result of other scenarios: all the same\n"))
    #expect(run.output.contains(" figures of 20 results compared with "), "\(run.output)")
    let none = try file.check("--scenario", "maps")
    #expect(none.exitCode == 1 && none.errors.contains("(did you mean map?)"), "\(none.errors)")
  }

  @Test func riseFails() throws {
    let run = try Self.file(Self.tested, 0).check()
    #expect(run.exitCode == 2)
    #expect(run.saysOneLine && run.errors.hasSuffix(": 1 rise\n"), "\(run.errors)")
    #expect(
      run.output.hasPrefix("RISE list-fixed query default: elementsTested rises: 0 → "),
      "\(run.output)")
  }

  @Test func everyFormatReportsARise() throws {
    let gate = try Self.file(Self.tested, 0)
    let (markdown, junit) = (try TemporaryFile(), try TemporaryFile())
    let run = try gate.check(
      "--format", "github-annotations", "--export", "markdown=\(markdown.url.path)", "--export",
      "junit=\(junit.url.path)")
    #expect(run.exitCode == 2)
    let change = "list-fixed query default::elementsTested rises: 0 → "
    #expect(run.output.hasPrefix("::error title=bench check%3A \(change)"), "\(run.output)")
    #expect(run.output.split(separator: "\n").last?.hasPrefix("::notice title=bench") == true)
    #expect(try markdown.text().hasPrefix("## bench check: 1 failed, "))
    #expect(try junit.text().contains("<failure message=\"elementsTested rises: 0 → "))
  }

  @Test(arguments: [["--format", "csv"], ["--export", "text=a"], ["--export", "junit"]])
  func rejectsUnknownFormats(options: [String]) throws {
    let run = try CommandRun.bench(["check", "--baseline", "no-such-file.txt"] + options)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.errors.contains("markdown, junit"), "\(run.errors)")
  }

  @Test func aFallAsksForAnUpdate() throws {
    let run = try Self.file("list-fixed prepare 100 default allocations", 9999).check()
    #expect(run.exitCode == 2)
    #expect(run.output.contains("; update the baseline so that it does not hide the next rise\n"))
  }

  @Test func changedDigestFails() throws {
    let run = try Self.file("list-fixed query 100 default digest", 0).check()
    #expect(run.exitCode == 2)
    #expect(run.output.hasPrefix("CHANGE list-fixed query default: digest changes: 0 → "))
  }

  @Test func missingCounterFails() throws {
    let run = try GateFile {
      $0.hasPrefix(Self.tested) ? "\($0)\nlist-fixed query 100 default cacheHits 4" : $0
    }.check()
    #expect(run.exitCode == 2)
    #expect(
      run.output.hasPrefix(
        "LOSS list-fixed query 100 default: cacheHits is no longer measured\n"))
  }

  @Test func missingRowFails() throws {
    let run = try GateFile {
      $0.hasPrefix(Self.tested) ? "\($0)\nlist-fixed query 7k default elementsTested 4" : $0
    }.check()
    #expect(run.exitCode == 2)
    #expect(
      run.output.hasPrefix("LOSS list-fixed query 7k default: counters figures are no longer"))
  }

  @Test func reportsNewRowAndPasses() throws {
    let run = try GateFile { $0.hasPrefix("list-fixed query 100 ") ? nil : $0 }.check()
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("NEW list-fixed query 100 default: counters"))
  }

  @Test func aToleranceAppliesToItsRow() throws {
    let tolerances = try TemporaryFile()
    try Data("list-fixed prepare 100 default allocations 90%\n".utf8).write(to: tolerances.url)
    let gate = try GateFile { line in
      let words = line.split(separator: " ")
      guard line.hasPrefix("list-fixed prepare 100 default allocations"),
        let count = words.last.flatMap({ Int($0) })
      else { return line }
      return (words.dropLast() + ["\(count * 2)"]).joined(separator: " ")
    }
    #expect(try gate.check().exitCode == 2)
    #expect(try gate.check("--tolerances", tolerances.url.path).exitCode == 0)
  }

  /// The baseline's history has one commit, in which preparing made half the allocations.
  @Test func sumOfRisesFailsUntilAccepted() throws {
    let row = "list-fixed prepare 100 default"
    let gate = try GateFile()
    let baseline = try Baseline(text: gate.file.text(), source: "baseline")
    let commit = HistoryCommit(name: "c0ffee00", date: "2026-01-02T03:04:05Z", subject: "all")
    var entry = HistoryEntry(
      commit, baseline: baseline, preferring: GateConditions.current().platform)
    let key = try #require(entry.figures.keys.first { "\($0)" == row })
    let count = try #require(entry.figures[key]?["allocations"])
    entry.figures[key]?["allocations"] = count / 2
    var history = History()
    history.record(entry)
    let (file, accepted) = (try TemporaryFile(), try TemporaryFile())
    try Data(history.text().utf8).write(to: file.url)

    let run = try gate.check("--history", file.url.path)
    #expect(run.exitCode == 2 && run.errors.hasSuffix(": 1 gradual rise\n"), "\(run.errors)")
    #expect(run.output.hasPrefix("RISEN \(row.replacing("100 ", with: "")): allocations has risen"))
    #expect(run.output.contains("in c0ffee0: +100 % since the last commit"), "\(run.output)")
    try Data("\(row) allocations \(Int(count)) # a table of starts\n".utf8).write(to: accepted.url)
    let green = try gate.check("--history", file.url.path, "--accepted", accepted.url.path)
    #expect(green.exitCode == 0, "\(green.output)")
    let useless = try gate.check("--accepted", accepted.url.path)
    #expect(useless.exitCode == 1 && useless.saysOneLine)
    try Data("\(row) allocations\n".utf8).write(to: accepted.url)
    let broken = try gate.check("--history", file.url.path, "--accepted", accepted.url.path)
    #expect(
      broken.exitCode == 1 && broken.errors.contains(": line 1: expected 6 words"))
  }

  @Test func missingBaselineExitsWithFive() throws {
    for command in [["check"], ["baseline", "show"]] {
      let run = try CommandRun.bench(command + ["--baseline", "no-such-file.txt"])
      #expect(run.exitCode == 5)
      #expect(run.saysOneLine && run.errors.contains("there is no baseline no-such-file.txt"))
    }
  }

  @Test func figuresOfOtherConditionsDoNotPass() throws {
    let gate = try GateFile { $0.hasPrefix("key: compiler") ? "key: compiler Swift 5" : $0 }
    let run = try gate.check()
    #expect(run.exitCode == 5)
    #expect(run.saysOneLine && run.errors.contains("has no figures for the conditions of this run"))
    #expect(run.output.hasPrefix("NOT MEASURED memory figures ("), "\(run.output)")
    #expect(run.output.contains("recorded under other conditions: compiler Swift 5, now Swift "))
    #expect(try gate.check("--metrics", "counters").exitCode == 0)
  }

  /// Checks a baseline with a different input of one scenario and different values of one figure.
  private static func changedInput(_ value: Int?) throws -> CommandRun {
    try GateFile { line in
      if line.hasPrefix("scenario: list-fixed") { return "scenario: list-fixed 0" }
      guard let value, line.hasPrefix(tested + " ") else {
        return line.hasPrefix("list-fixed query 50 default digest") ? line + "0" : line
      }
      return "\(tested) \(value)"
    }.check("--metrics", "counters")
  }

  @Test func changedInputFailsIfItCostsMore() throws {
    let same = try Self.changedInput(nil)
    #expect(same.exitCode == 0, "\(same.output)")
    #expect(same.output.hasPrefix("CHANGED INPUT list-fixed: version 0, now "), "\(same.output)")
    #expect(same.output.hasSuffix(": 1 changed input\n"))
    let costlier = try Self.changedInput(1)
    #expect(costlier.exitCode == 6 && costlier.saysOneLine, "\(costlier.output)")
    #expect(
      costlier.output.contains(
        "\nCOSTS MORE list-fixed query default: elements tested 1 → "))
    let cheaper = try Self.changedInput(9999)
    #expect(cheaper.exitCode == 0, "\(cheaper.output)")
    #expect(
      cheaper.output.contains(
        "\nCOSTS LESS list-fixed query default: elements tested 9,999 → "))
  }

  #if os(Linux)
    @Test func withoutJemallocTheMachineIsUnfit() throws {
      // The C library's own malloc takes precedence over jemalloc's, so jemalloc counts nothing.
      let gate = try GateFile()
      let binary = try #require(BenchBinary.url)
      let run = try CommandRun.run(
        URL(fileURLWithPath: "/usr/bin/env"),
        ["LD_PRELOAD=libc.so.6", binary.path, "check", "--baseline", gate.file.url.path])
      #expect(run.exitCode == 7)
      #expect(run.saysOneLine && run.errors.contains("jemalloc is not linked"), "\(run.errors)")
    }
  #endif

  @Test func invalidBaselineIsAUsageError() throws {
    let gate = try GateFile { $0.hasPrefix(Self.tested) ? "\(Self.tested) many" : $0 }
    let run = try gate.check()
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine && run.errors.contains("'many' is not a number"), "\(run.errors)")
    let other = try GateFile { $0.hasPrefix("run:") ? "run: --scenario nope" : $0 }.check()
    #expect(other.exitCode == 1)
    #expect(other.saysOneLine && other.errors.contains("there is no scenario \"nope\""))
    let metrics = try GateFile().check("--metrics", "nope")
    #expect(metrics.exitCode == 1)
    #expect(metrics.errors.contains("there is no metric \"nope\"; choose from: counters, memory"))
  }
}
