import BenchHarness
import BenchReports
import Foundation
import Testing

/// Instructions are counted if valgrind is installed; otherwise a request for them is reported.
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
      "  to find the cause, run: bench profile \(Self.cell) --iterations 64 --base "
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

  /// A part of a single operation at two sizes.
  private static let part = [
    "--scenario", "list-fixed", "--items", "50,100", "--operation", "query", "--strategy",
    "default",
  ]

  @Test(.enabled(if: Callgrind.find() != nil, "not counted: valgrind is not installed"), .gated)
  func instructionsAreCountedUnasked() throws {
    let folder = try TemporaryFolder()
    let baseline = ["--baseline", folder.path("figures.txt")]
    let update = try CommandRun.bench(["baseline", "update"] + baseline + Self.part)
    #expect(update.exitCode == 0, "\(update.errors)")
    #expect(update.output.hasSuffix(" figures\ninstructions of 1 benchmark counted\n"))
    let text = try folder.text("figures.txt")
    let line = try #require(
      text.split(separator: "\n").first { $0.contains(" default instructions ") })
    #expect(line.hasPrefix("list-fixed query 100 default instructions "))
    let same = try CommandRun.bench(["check"] + baseline)
    #expect(same.exitCode == 0 && !same.output.contains("instructions"), "\(same.output)")

    // Chosen ones are chosen again for another part.
    let other = try CommandRun.bench(
      [
        "baseline", "update", "--items", "50", "--scenario", "list-fixed", "--operation",
        "query", "--strategy", "default",
      ] + baseline)
    #expect(other.exitCode == 0, "\(other.errors)")
    #expect(
      try folder.text("figures.txt").contains("list-fixed query 50 default instructions "))
    let count = try #require(line.split(separator: " ").last.flatMap { Double($0) })
    let less = text.replacing(
      line, with: "list-fixed query 100 default instructions \(count / 2)")
    try folder.write(less, to: "figures.txt")
    let rise = try CommandRun.bench(["check"] + baseline)
    #expect(rise.exitCode == 2)
    #expect(rise.output.hasPrefix("RISE list-fixed query default: instructions rises: "))
    let none = try CommandRun.bench(["check", "--no-instructions"] + baseline)
    #expect(none.exitCode == 0 && !none.output.contains("instructions"), "\(none.output)")

    try folder.write(less.replacing("key: valgrind ", with: "key: valgrind 1"), to: "figures.txt")
    let elsewhere = try CommandRun.bench(["check"] + baseline)
    #expect(elsewhere.exitCode == 0, "\(elsewhere.output)")
    #expect(
      elsewhere.output.hasPrefix(
        "instructions were not compared: \(folder.path("figures.txt")) has other conditions: "
          + "valgrind 1"))
    let required = try CommandRun.bench(["check", "--instructions"] + baseline)
    #expect(required.exitCode == 5, "\(required.output)")
  }

  @Test(.gated) func withoutValgrindExactFiguresDecide() throws {
    let folder = try TemporaryFolder()
    let binary = try #require(BenchBinary.url)
    let baseline = ["--baseline", folder.path("figures.txt")]
    func run(_ arguments: [String]) throws -> CommandRun {
      try CommandRun.run(
        URL(fileURLWithPath: "/usr/bin/env"), ["PATH=/nowhere", binary.path] + arguments + baseline)
    }
    let update = try run(["baseline", "update"] + Self.part)
    #expect(update.exitCode == 0, "\(update.errors)")
    #expect(
      update.output.hasSuffix(
        "\ninstructions were not counted, because valgrind is not "
          + "installed\n"))
    let check = try run(["check"])
    #expect(check.exitCode == 0 && check.errors.isEmpty, "\(check.errors)")
    #expect(
      check.output.hasPrefix(
        "instructions were not counted, because valgrind is not "
          + "installed\n"))
    let markdown = try run(["check", "--format", "markdown"])
    #expect(
      markdown.output.contains(
        "; instructions were not counted, because valgrind is not "
          + "installed\n"))
    let silent = try run(["check", "--metrics", "counters"])
    #expect(silent.exitCode == 0 && !silent.output.contains("instructions"))
  }

  @Test func aListContradictsNoInstructions() throws {
    let run = try CommandRun.bench([
      "baseline", "update", "--baseline", "/nowhere/figures.txt", "--no-instructions", "--cells",
      "a",
    ])
    #expect(run.exitCode == 1 && run.saysOneLine, "\(run.errors)")
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
