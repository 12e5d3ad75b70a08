import Foundation
import Testing

@testable import BenchHarness

/// Overlong programs are ended, together with their child processes.
struct ChildProcessTests {
  /// A background loop writing to a file until it is ended, for at most half a minute.
  private static let beats =
    "(i=0; while [ $i -lt 300 ]; do echo >>\"$0\"; i=$((i + 1)); sleep 0.1; done) & "

  private let folder = Result { try TemporaryFolder() }

  private func start(_ script: String, seconds: Double?) throws -> ChildProcess {
    try ChildProcess(
      path: "/bin/sh", arguments: ["-c", script, folder.get().path("beats")], environment: [:],
      limit: seconds.map { TimeLimit(of: "the script", .seconds($0)) })
  }

  private var beats: Int {
    ((try? folder.get().text("beats")) ?? "").count
  }

  /// Returns whether the loop has started, and has ended.
  private func hasStopped() throws -> Bool {
    let beats = beats
    Thread.sleep(forTimeInterval: 0.5)
    return beats > 0 && self.beats == beats
  }

  @Test func collectsAllOutputOfAQuickProgram() throws {
    for seconds in [nil, 60.0] {
      let outcome = try start("echo a; echo b >&2; exit 3", seconds: seconds).wait()
      #expect(outcome == ChildProcess.Completion(exitCode: 3, output: "a\n", errors: "b\n"))
    }
  }

  /// Two full pipes do not block the program.
  @Test func outputOfAnyLengthIsCollected() throws {
    let line = "0123456789abcdef"
    let script =
      "i=0; while [ $i -lt 20000 ]; do echo \(line); echo \(line) >&2; i=$((i + 1)); done"
    let outcome = try start(script, seconds: 60).wait()
    let expected = String(repeating: line + "\n", count: 20_000)
    #expect(outcome.output == expected && outcome.errors == expected)
  }

  @Test func orphanedChildDelaysNothing() throws {
    let outcome = try start("sleep 30 & echo a; echo b >&2", seconds: nil).wait()
    #expect(outcome == ChildProcess.Completion(exitCode: 0, output: "a\n", errors: "b\n"))
  }

  @Test func reasonIsTheLastLineBeforeTheHelpCommand() {
    func reason(_ errors: String) -> String {
      ChildProcess.Completion(exitCode: 1, output: "", errors: errors).reason
    }
    #expect(reason("bench: a\nbench: b\n") == "bench: b")
    #expect(reason("bench: b\n\(ErrorLines.help(for: "run"))\n") == "bench: b")
    #expect(reason("") == "exit code 1")
  }

  @Test func timeoutEndsTheProcessGroup() throws {
    let process = try start(Self.beats + "wait", seconds: 1)
    let error = #expect(throws: TimeLimitError.self) { try process.wait() }
    #expect(error?.description == "the script did not end within 1 s")
    #expect(try hasStopped())
  }

  /// The loop ignores the first signal as well, like all background processes of a shell.
  @Test func endsProgramsThatIgnoreSignals() throws {
    let process = try start("trap '' INT TERM; " + Self.beats + "wait; sleep 100", seconds: 1)
    #expect(throws: TimeLimitError.self) { try process.wait() }
    #expect(try hasStopped())
  }

  @Test func aProgramHasTimeToEndByItself() throws {
    let process = try start("trap 'echo >>\"$0\"; exit' INT; sleep 100 & wait", seconds: 1)
    #expect(throws: TimeLimitError.self) { try process.wait() }
    #expect(beats == 1)
  }

  @Test func endsReleasedPrograms() throws {
    var process: ChildProcess? = try start(Self.beats + "wait", seconds: nil)
    while beats == 0, process != nil { Thread.sleep(forTimeInterval: 0.01) }
    process = nil
    #expect(try hasStopped())
  }

  /// No signal may be sent before the start, because the process number 0 would address this
  /// process group.
  @Test func neverEndsAnUnstartedProgram() {
    #expect(throws: (any Error).self) {
      try ChildProcess(path: "/no/such/program", arguments: [], environment: [:])
    }
  }
}
