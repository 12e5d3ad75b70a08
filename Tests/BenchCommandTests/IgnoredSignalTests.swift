import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A signal that the caller has a verb ignore stays ignored, as it is for jobs in the background.
struct IgnoredSignalTests {
  /// A part whose first benchmark takes longer than any test.
  private static let part = [
    "--scenario", "list-estimated", "--items", "20m", "--operation", "item",
  ]
  /// A part that `ab` allows, with the most pairs.
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
    #expect(!process.catches(signal))
    process.send(signal)
    Thread.sleep(forTimeInterval: 0.3)
    process.send(SIGTERM)
    let run = try process.wait()
    #expect(run.exitCode == 143, "\(run.errors)")
    #expect(run.errors.contains("bench: ended by SIGTERM "), "\(run.errors)")
  }
}
