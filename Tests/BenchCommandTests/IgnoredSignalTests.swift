import BenchHarness
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

/// Signals ignored since the start of a command stay ignored, as in background jobs.
struct IgnoredSignalTests {
  /// A part of the suite whose first benchmark takes longer than any test.
  private static let part = [
    "--scenario", "list-estimated", "--items", "20m", "--operation", "item",
  ]
  /// A part of the suite accepted by `ab`, with the maximum number of pairs.
  private static let pairs = ["--scenario", "list-*", "--items", "100k", "--pairs", "1000"]

  @Test(.gated, arguments: [SIGINT, SIGHUP], ["run", "compare", "check", "ab"])
  func isIgnored(signal: Int32, verb: String) throws {
    let bench = try #require(BenchBinary.url).path
    let gate = try GateFile { line in
      line.hasPrefix("run:") ? "run: \(Self.part.joined(separator: " "))" : line
    }
    let options =
      switch verb {
      case "run": ["--strategy", "default", "--budget", "9999s"] + Self.part
      case "compare": ["default", "default", "--budget", "9999s"] + Self.part
      case "check": ["--baseline", gate.file.url.path]
      default: ["--exe-base", bench] + Self.pairs
      }
    let name = signal == SIGINT ? "INT" : "HUP"
    let process = try RunningCommand(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "trap '' \(name); exec \"$0\" \"$@\"", bench, verb] + options)
    for _ in 0..<600 where !process.catches(SIGTERM) { Thread.sleep(forTimeInterval: 0.05) }
    try #require(process.catches(SIGTERM))
    process.send(signal)
    Thread.sleep(forTimeInterval: 0.3)
    process.send(SIGTERM)
    let run = try process.wait()
    #expect(run.exitCode == 143, "\(run.errors)")
    #expect(run.errors.contains("bench: ended by SIGTERM "), "\(run.errors)")
  }

  #if os(Linux)
    /// SIGINT ends the programs started by a command, even if the command ignores it.
    @Test func isNotInherited() throws {
      let bench = try #require(BenchBinary.url).path
      let folder = try TemporaryFolder()
      let stub = try folder.writeProgram("grep SigIgn /proc/self/status", to: "stub")
      let run = try CommandRun.run(
        URL(fileURLWithPath: "/bin/sh"),
        ["-c", "trap '' INT; exec \"$0\" \"$@\"", bench, "bisect-step", "--good-exe"]
          + [stub, "--exe", stub, "--scenario", "list-fixed"])
      // The stub prints no report, so the error repeats its line with the mask of ignored signals.
      let mask = try #require(run.errors.split(separator: "SigIgn:").last).drop { !$0.isHexDigit }
      let bits = try #require(UInt64(mask.prefix { $0.isHexDigit }, radix: 16), "\(run.errors)")
      #expect(bits >> UInt64(SIGINT - 1) & 1 == 0, "\(run.errors)")
    }
  #endif
}
