import BenchHarness
import Foundation
import Testing

/// `bench check` on an app's own screens: needless measurements of cells end with exit code 2, and
/// the first line names them.
struct HostedScreenGateTests {
  /// The command of an app, next to the tests.
  private static let bench = BenchBinary.built("_ScreenBench")

  /// Runs the command of the app with a fault in its screens.
  private static func run(_ arguments: [String], fault: String = "") throws -> CommandRun {
    let program = try #require(bench, "_ScreenBench is not next to the tests")
    return try CommandRun.run(
      URL(fileURLWithPath: "/usr/bin/env"),
      ["SCREEN_FAULT=\(fault)", program.path] + arguments)
  }

  /// Writes the figures of screens with a fault, and returns the file.
  private static func baseline(
    of scenarios: String, in folder: TemporaryFolder, fault: String = ""
  ) throws -> String {
    let path = folder.path("figures-\(fault).txt")
    let run = try run(
      [
        "baseline", "update", "--baseline", path, "--scenario", scenarios, "--operation",
        "app-scroll,app-batch", "--items", "1001", "--strategy", "default",
      ], fault: fault)
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    return path
  }

  /// Checks the figures of some screens with a new fault.
  private static func check(
    _ path: String, _ scenarios: String, fault: String = ""
  ) throws -> CommandRun {
    try run(["check", "--baseline", path, "--scenario", scenarios], fault: fault)
  }

  @Test func namesNeedlessMeasurementsFirst() throws {
    let folder = try TemporaryFolder()
    let path = try Self.baseline(of: "feed,tiles", in: folder)
    let sound = try Self.check(path, "*")
    #expect(sound.exitCode == 0, "\(sound.output)")
    let faults = [
      ("remeasuresCells", "feed app-scroll", "13"), ("estimatesAgain", "feed app-batch", "13"),
      ("remeasuresAll", "tiles app-batch", "143"),
    ]
    for (fault, row, count) in faults {
      let run = try Self.check(path, String(row.prefix { $0 != " " }), fault: fault)
      #expect(run.exitCode == 2)
      let figures = "needlessMeasurements rises: 0 → \(count) (+\(count)) at 1001"
      #expect(run.output.hasPrefix("RISE \(row) default: \(figures)\n"), "\(run.output)")
    }
  }

  @Test func mendedScreenFallsFrom143To0() throws {
    let folder = try TemporaryFolder()
    let path = try Self.baseline(of: "tiles", in: folder, fault: "remeasuresAll")
    let run = try Self.check(path, "tiles")
    #expect(run.exitCode == 2)
    #expect(
      run.output.hasPrefix(
        "FALL tiles app-batch default: needlessMeasurements falls: 143 → 0 (-100 %) at 1001; "),
      "\(run.output)")
  }

  @Test func omittedOperationsHaveAReason() throws {
    let run = try Self.run(["run", "--scenario", "feed", "--operation", "app-diff"])
    #expect(run.exitCode == 1)
    #expect(
      run.reason == "bench: app-diff does not apply to feed: this operation changes only the "
        + "suite's own data; use app-batch, which calls the changes: closure\n")
  }

  /// The time of a first screen is divided in one line, whose shares add up.
  @Test func firstScreenIsDivided() throws {
    let run = try Self.run([
      "run", "--scenario", "feed", "--operation", "app-first-screen", "--items", "100", "--quick",
      "--budget", "20s",
    ])
    #expect(run.exitCode == 0, "\(run.errors)")
    let text = run.output.replacing("\n  ", with: " ")
    let line = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("- feed app-first-screen 100, divided: ") },
      "\(run.output)")
    for part in ["layout", "loading", "cells", "measuring", "data", "provider"] {
      #expect(line.contains("\(part) "), "\(line)")
    }
    let shares = line.matches(of: /[a-z] ([0-9.]+) %/).compactMap { Double($0.1) }
    #expect(shares.count == 6 && (97...103).contains(shares.reduce(0, +)), "\(line)")
  }
}
