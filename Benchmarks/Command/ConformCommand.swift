import ArgumentParser
import BenchHarness
import BenchScenarios
import BenchSuite
import Conformance
import Foundation
import LayoutCore
import LayoutDescription

/// `bench conform`: compares the engine's layouts with recorded ones.
struct ConformCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform", abstract: "Runs conformance cases and prints every difference.",
    discussion: """
      Runs every case; the last line reads: N passed, M failed, 0 skipped. If a folder contains no \
      cases, the exit code is 3.

      Examples:
        bench conform Tests/ConformanceTests/Recorded
        bench conform recordings/feed.json --layout feed.json
      """)

  @Argument(help: "A case file, or a folder to search for case files.")
  var path: String

  @Option(help: "The strategy: default, or one of its variants (see bench list strategies).")
  var strategy = "default"

  @Option(help: "The scenario or layout document for recordings without a layout.")
  var layout: String?

  @Flag(
    help: "Compare numbers bit for bit instead of allowing for the rounding in the recording.")
  var exact = false

  func run() throws {
    guard let entry = StrategyEntry.all.first(where: { $0.name == strategy }) else {
      throw Failure.unknown("strategy", strategy, among: StrategyEntry.all.map(\.name))
    }
    guard
      var runner = entry.type.flatMap({ ConformanceRunner(strategy: $0, isExact: exact) })
    else {
      throw Failure(
        "\(strategy) cannot run conformance cases: choose default, or one of its variants "
          + "(see bench list strategies)")
    }
    runner.layoutInput = try layout.map(Self.layoutInput)
    let report: ConformanceReport
    do {
      report = try ConformanceReport(
        directory: URL(fileURLWithPath: path), runner: runner)
    } catch {
      throw Failure("\(error)")
    }
    try NoMeasurementsError.require(
      report.entries.count, because: NoMeasurementsError("\(path) has no cases (*.json)"))
    try StandardOutput.print(PrintableText.lines(report.text) + "\n")
    // Wrong frames are more serious than an invalid case file.
    if report.tally.failed > report.unreadable.count {
      throw Failure(.wrongFrames, "\(Words.counted(report.tally.failed, "case")) failed")
    }
    if let first = report.unreadable.first {
      let others = report.unreadable.count - 1
      throw Failure(
        "\(first.path): \(first.error)"
          + (others > 0 ? ", and \(Words.counted(others, "other file")) with errors" : ""))
    }
  }

  /// Returns a function that lays out recorded views according to a document or a scenario.
  private static func layoutInput(
    of what: String
  ) throws -> @Sendable (LayoutDocument) throws -> LayoutInput {
    guard what.hasSuffix(".json") else {
      guard let scenario = Scenario.all.first(where: { $0.name == what }) else {
        throw Failure.unknown("scenario", what, among: Scenario.all.filter(\.isScreen).map(\.name))
      }
      return { try scenario.layoutInput(of: $0) }
    }
    let document: LayoutDocument
    do throws(LayoutDocumentError) {
      document = try LayoutDocument(contentsOf: URL(fileURLWithPath: what))
    } catch {
      throw Failure("\(what): \(error)")
    }
    return { try document.layoutInput(of: $0) }
  }
}
