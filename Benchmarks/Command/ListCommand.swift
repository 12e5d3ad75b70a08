import ArgumentParser
import BenchHarness
import BenchScenarios
import BenchSuite
import Foundation
import LayoutCore

/// `bench list`: lists scenarios, operations, scroll traces, strategies and metrics.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists scenarios, operations, scroll traces, strategies and metrics.",
    discussion: """
      Examples:
        bench list
        bench list --scenario 'list-*'
      """)

  @Argument(help: "Print only one list: scenarios, operations, traces, strategies or metrics.")
  var list: String?

  @Option(help: "Use only these scenarios, separated by commas; * and ? are wildcards.")
  var scenario: String?

  @Flag(help: "Print JSON.")
  var json = false

  /// A name printed by `bench list`, such as a scenario's, and a description of its meaning.
  private struct Entry: Encodable {
    var name: String
    var summary: String
    var imitates: String?
    var isDefault: Bool?
    var warning: String?
  }

  /// All entries, grouped into named lists.
  private static var lists: [(name: String, entries: [Entry])] {
    [
      (
        "scenarios",
        Scenario.all.map { Entry(name: $0.name, summary: $0.summary, imitates: $0.imitates) }
      ),
      ("operations", TimedOperation.all.map { Entry(name: $0.name, summary: $0.summary) }),
      ("traces", FrameScriptKind.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }),
      (
        "strategies",
        StrategyEntry.all.map {
          Entry(
            name: $0.name, summary: $0.summary, isDefault: $0.isDefault,
            warning: $0.genericPartWarning)
        }
      ),
      ("metrics", metrics),
    ]
  }

  private static let metrics =
    [
      Entry(name: "time", summary: "wall time per iteration, with all samples"),
      Entry(
        name: "allocations", summary: "allocations and bytes per iteration, counted by jemalloc"),
      Entry(
        name: "liveBytesPerItem",
        summary: "live bytes per item after layout, counted by jemalloc"),
      Entry(name: "visibleItems", summary: "number of visible items in the operation's result"),
    ] + Metric.allCases.map { Entry(name: $0.rawValue, summary: $0.summary) }
    + WorkCounters.summaries.map { Entry(name: $0.name, summary: $0.summary) }

  /// The maximum width of the name column, in characters.
  private static let widestName = 15

  func run() throws {
    var lists = Self.lists
    let names = lists.map(\.name)
    if let list, !names.contains(list) { throw Failure.unknown("list", list, among: names) }
    let list = list ?? scenario.map { _ in "scenarios" }
    if let list { lists.removeAll { $0.name != list } }
    if let scenario {
      guard list == "scenarios" else {
        throw Failure("--scenario can only be used to list scenarios")
      }
      lists[0].entries = try PartOptions.pick(lists[0].entries, scenario, "scenario", \.name)
    }
    guard json else {
      let blocks = lists.map { text($0.name.capitalized, $0.entries) }
      try StandardOutput.print(PrintableText.lines(blocks.joined(separator: "\n")))
      return
    }
    let document = Dictionary(uniqueKeysWithValues: lists.map { ($0.name, $0.entries) })
    try StandardOutput.write(SortedJSON.text(document, isPretty: true) + "\n")
  }

  private func text(_ title: String, _ entries: [Entry]) -> String {
    var lines = [title]
    // A few names are longer, and shift the text on their own lines.
    let width = entries.reduce(0) { max($0, min($1.name.count, Self.widestName)) }
    for entry in entries {
      let name = entry.name + String(repeating: " ", count: max(0, width - entry.name.count))
      let mark = entry.isDefault == false ? " (opt-in)" : ""
      lines.append("  \(name)  \(entry.summary)\(mark)")
      for line in [entry.imitates.map { "like \($0)" }, entry.warning].compactMap(\.self) {
        lines.append("  \(String(repeating: " ", count: width))  \(line)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
