import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation
import LayoutCore

/// `bench list`: what there is to measure.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists scenarios, operations, scroll traces, strategies and metrics.")

  @Flag(help: "As JSON.")
  var json = false

  /// One name and what it stands for.
  private struct Entry: Encodable {
    var name: String
    var summary: String
    var imitates: String?
    var isDefault: Bool?
  }

  /// Everything, by kind.
  private struct Catalogue: Encodable {
    var scenarios = Scenario.all.map {
      Entry(name: $0.name, summary: $0.summary, imitates: $0.imitates)
    }
    var operations = Operation.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
    var traces = FrameScriptKind.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
    var strategies = StrategyEntry.all.map {
      Entry(name: $0.name, summary: $0.summary, isDefault: $0.isDefault)
    }
    var metrics =
      [
        Entry(name: "time", summary: "real time per iteration, every sample kept"),
        Entry(
          name: "allocations", summary: "requests and bytes per iteration, counted by jemalloc"),
        Entry(name: "liveBytesPerItem", summary: "what a laid-out strategy keeps, by jemalloc"),
        Entry(name: "visibleItems", summary: "how many items the operation showed"),
      ]
      + Metric.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
      + WorkCounters.summaries.map { Entry(name: $0.name, summary: $0.summary) }
  }

  /// The longest name that the column of names has room for.
  private static let widestName = 15

  func run() throws {
    let catalogue = Catalogue()
    guard json else {
      try StandardOutput.write(text(catalogue))
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try StandardOutput.write(String(decoding: encoder.encode(catalogue), as: UTF8.self) + "\n")
  }

  private func text(_ catalogue: Catalogue) -> String {
    var lines: [String] = []
    func block(_ title: String, _ entries: [Entry]) {
      if !lines.isEmpty { lines.append("") }
      lines.append(title)
      // A few names are longer, and move the text in their own lines.
      let width = entries.reduce(0) { max($0, min($1.name.count, Self.widestName)) }
      for entry in entries {
        let name = entry.name + String(repeating: " ", count: max(0, width - entry.name.count))
        let mark = entry.isDefault == false ? " (not by default)" : ""
        lines.append("  \(name)  \(entry.summary)\(mark)")
        if let imitates = entry.imitates {
          lines.append("  \(String(repeating: " ", count: width))  like \(imitates)")
        }
      }
    }
    block("Scenarios", catalogue.scenarios)
    block("Operations", catalogue.operations)
    block("Traces", catalogue.traces)
    block("Strategies", catalogue.strategies)
    block("Metrics", catalogue.metrics)
    return lines.joined(separator: "\n") + "\n"
  }
}
