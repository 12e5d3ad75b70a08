import BenchHarness
import BenchReports
import Foundation
import Testing

/// Tests that instructions are counted if valgrind is installed, and that requesting them otherwise
/// is reported.
struct InstructionTests {
  private static let cell = "list-fixed item 100 default"

  @Test(.enabled(if: Callgrind.find() != nil, "not counted: valgrind is not installed"), .gated)
  func instructionsAreGatedWithTheirTolerance() throws {
    let gate = try GateFile()
    let cells = try TemporaryFile()
    try Data("\(Self.cell) 64\n".utf8).write(to: cells.url)
    let update = try CommandRun.bench([
      "baseline", "update", "--baseline", gate.file.url.path, "--metrics", "counters",
      "--instructions", "--cache-misses", "--cells", cells.url.path,
    ])
    #expect(update.exitCode == 0, "\(update.errors)")
    let same = try gate.check("--metrics", "counters", "--instructions", "--cache-misses")
    #expect(same.exitCode == 0, "\(same.output)\(same.errors)")

    let text = try gate.file.text()
    #expect(text.contains("\n[cache-misses: ") && text.contains("\(Self.cell) cacheMissesL1 "))
    #expect(text.contains("\nkey: caches D1 32768,8,64, LL 8388608,16,64\n"))
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("\(Self.cell) instructions ") })
    let count = try #require(line.split(separator: " ").last.flatMap { Double($0) })
    #expect(count > 1)
    let less = text.replacing(line, with: "\(Self.cell) instructions \(count / 1.05)")
    try Data(less.utf8).write(to: gate.file.url)
    let rise = try gate.check("--metrics", "counters", "--instructions")
    #expect(rise.exitCode == 2)
    #expect(rise.output.hasPrefix("RISE list-fixed item default: instructions rises: "))
    // The baseline does not contain functions; a build of its commit does.
    let command =
      "  find the functions with: bench profile \(Self.cell) --iterations 64 --base "
      + "COMMIT\n"
    #expect(rise.output.contains(command))
    let markdown = try gate.check(
      "--metrics", "counters", "--instructions", "--exe-base", try #require(BenchBinary.url).path,
      "--format", "markdown")
    #expect(markdown.exitCode == 2)
    #expect(markdown.output.contains(" instructions per iteration (0.00 %): no function differs\n"))
  }

  @Test(.enabled(if: Callgrind.find() != nil, "not counted: valgrind is not installed"))
  func reportListsInstructionsAsMetrics() throws {
    let cells = try TemporaryFile()
    try Data("\(Self.cell) 64\n".utf8).write(to: cells.url)
    let run = try CommandRun.bench(
      ["run", "--instructions", cells.url.path, "--cache-misses", "--json", "-"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let results = try RunReport.decode(run.output, source: "standard output").results
    #expect(results.map { "\($0.key)" } == [Self.cell])
    #expect(
      results.map { $0.metrics.keys.sorted() } == [
        ["cacheMissesL1", "cacheMissesLL", "instructions"]
      ])
  }

  @Test func cacheMissesAreCountedWithInstructionsOnly() throws {
    let run = try CommandRun.bench(["check", "--baseline", "/dev/null", "--cache-misses"])
    #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
  }

  @Test(.gated) func withoutValgrindTheMachineIsUnfit() throws {
    let gate = try GateFile()
    let binary = try #require(BenchBinary.url)
    let commands = [
      ["check", "--baseline", gate.file.url.path, "--metrics", "counters", "--instructions"],
      ["run", "--instructions", "/dev/null"], ["profile", "list-fixed", "query"],
    ]
    for command in commands {
      let run = try CommandRun.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["PATH=/nowhere", binary.path] + command)
      #expect(run.exitCode == 7)
      #expect(run.saysOneLine && run.errors.contains("valgrind is not installed"), "\(run.errors)")
    }
  }
}
