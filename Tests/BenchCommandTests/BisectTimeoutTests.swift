import BenchHarness
import Foundation
import Testing
import _TestSupport

/// A hanging program ends a step of `bench bisect-step`, but not the bisection.
struct BisectTimeoutTests {
  /// A shell waiting for a background loop.
  ///
  /// The loop writes to a file until it is ended, for at most a minute.
  private static let sleeping =
    "(i=0; while [ $i -lt 600 ]; do echo >>\"$0.beats\"; i=$((i + 1)); sleep 0.1; done) & wait"

  private let folder = Result { try TemporaryFolder() }

  /// Creates a program.
  private func stub(_ name: String, _ script: String) throws -> String {
    try folder.get().writeProgram(script, to: name)
  }

  /// Creates a program that prints a report, unless a script does something else.
  private func reporting(_ name: String, unless script: String = "") throws -> String {
    try folder.get().write(try BisectedRepository.report(count: 5), to: "\(name).json")
    return try stub(name, "\(script)\ncat \"$0.json\"")
  }

  /// Runs a step that gives each program a second, and finds `swift` and `valgrind` among the
  /// stubs.
  private func step(_ options: [String]) throws -> CommandRun {
    let bench = try #require(BenchBinary.url).path
    return try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["PATH=\(folder.get().url.path):/usr/bin:/bin", bench, "bisect-step", "--timeout", "1"]
        + ["--scenario", "list-fixed", "--items", "100", "--operation", "query"] + options)
  }

  private func requireUnjudged(_ run: CommandRun, _ sentence: String) {
    #expect(run.exitCode == 125 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors == "bench: this commit cannot be judged: \(sentence)\n")
  }

  /// Returns whether a sleeping program has ended, with everything it had started.
  private func hasStopped(_ name: String) throws -> Bool {
    func beats() throws -> Int { try folder.get().text("\(name).beats").count }
    let before = try beats()
    Thread.sleep(forTimeInterval: 0.5)
    return try before > 0 && beats() == before
  }

  @Test func namesHangingBench() throws {
    let (good, slow) = (try reporting("good"), try stub("slow", Self.sleeping))
    let run = try step(["--good-exe", good, "--exe", slow, "--metric", "counters"])
    requireUnjudged(run, "bench at this commit did not end within 1 s")
    #expect(try hasStopped("slow"))
    let other = try step(["--good-exe", slow, "--exe", good, "--metric", "counters"])
    requireUnjudged(other, "bench at the good commit did not end within 1 s")
    #expect(try hasStopped("slow"))
  }

  @Test func namesHangingBuild() throws {
    _ = try stub("swift", Self.sleeping)
    let run = try step(["--good-exe", reporting("good")])
    requireUnjudged(run, "the build of the commit did not end within 1 s")
    #expect(try hasStopped("swift"))
  }

  /// Times never decide instead of instructions that could not be counted in time.
  @Test func namesBenchHangingUnderCallgrind() throws {
    _ = try stub("valgrind", "echo valgrind-3.19.0")
    func counting(_ name: String, _ script: String) throws -> String {
      try reporting(name, unless: "case $* in *--iterations*) \(script) ;; esac")
    }
    let good = try counting("good", "echo in 1 batch,")
    let slow = try counting("slow", Self.sleeping)
    let run = try step(["--good-exe", good, "--exe", slow])
    requireUnjudged(run, "bench at this commit did not end within 1 s")
    #expect(try hasStopped("slow"))
  }

  @Test func namesHangingWorker() throws {
    let (good, slow) = (try FakeBase(time: "1"), try stub("slow", Self.sleeping))
    let run = try step(["--good-exe", good.path, "--exe", slow, "--metric", "time"])
    requireUnjudged(run, "the worker for head did not start within 1 s")
  }

  @Test(arguments: ["0", "-1", "86401"])
  func rejectsInvalidTimeouts(timeout: String) throws {
    let run = try step(["--good-exe", "a", "--exe", "a", "--timeout=\(timeout)"])
    requireUnjudged(run, "--timeout \(timeout) is out of range: expected 1 to 86400 seconds")
  }
}
