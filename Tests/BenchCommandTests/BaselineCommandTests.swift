import Foundation
import Testing

/// `bench baseline` writes what `check` reads, and prints it for people.
@Suite(.gated) struct BaselineCommandTests {
  @Test func secondUpdateChangesNothing() throws {
    let gate = try GateFile()
    let before = try gate.file.text()
    let run = try CommandRun.bench([
      "baseline", "update", "--no-instructions", "--baseline", gate.file.url.path,
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try gate.file.text() == before)
  }

  @Test func figuresOfOtherPlatformsStay() throws {
    let gate = try GateFile()
    let other = """

      [memory: Plan9 mips, release, malloc]
      key: compiler Swift 6.3
      key: harness 1
      scenario: list-fixed 1
      list-fixed query 100 default allocations 7

      """
    try Data((try gate.file.text() + other).utf8).write(to: gate.file.url)
    let run = try CommandRun.bench([
      "baseline", "update", "--no-instructions", "--baseline", gate.file.url.path,
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try gate.file.text().hasSuffix(other))
  }

  @Test func showPrintsOneLinePerSeries() throws {
    let gate = try GateFile()
    let run = try CommandRun.bench(["baseline", "show", "--baseline", gate.file.url.path])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("bench run --items 50,100 --scenario list-fixed") == true)
    #expect(lines.contains { $0.hasPrefix("[counters] harness ") })
    #expect(lines.contains { $0.hasPrefix("[memory: ") && $0.contains(" compiler Swift 6") })
    let row = lines.first { $0.hasPrefix("query ") && $0.contains(" elementsEmitted ") }
    #expect(row?.contains(" n^") == true)
  }
}
