import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation

/// The options that say which part of the suite is meant.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var part: PartOptions

  @Option(help: "A layout document to run in place of scenarios; as many items as it has itself.")
  var layout: String?

  @Option(
    help: "Strategies by name; * and ? stand for anything. (default: default,naive,dictionary)")
  var strategy: String?

  @Flag(help: "Fewer sizes and fewer samples: under 15 seconds.")
  var quick = false

  /// Scenarios to which a selection is narrowed that stays the default run.
  @Option(help: .hidden)
  var within: String?

  /// The options that were given, in a fixed order; none for the default run.
  var arguments: [String] {
    let values = part.values + [("--layout", layout), ("--strategy", strategy)]
    return values.flatMap { name, value in
      value.map { [name, $0] } ?? []
    } + (quick ? ["--quick"] : [])
  }

  /// The part of the suite that is meant: the default run if nothing is said, and otherwise all
  /// that is not ruled out.
  func selection() throws -> SuiteSelection {
    var selection = try part.selection(
      strategies: strategies(),
      file: layout.map { try Self.layoutFile($0, besides: part.scenario) },
      isDefaultRun: part.isEmpty && layout == nil && strategy == nil, isQuick: quick)
    selection.invitesGuests = strategy == nil
    selection.comparesFirst = !quick
    if let within { selection.scenarios.removeAll { !Glob(within).matches($0.name) } }
    return selection
  }

  /// A shard of the part of the suite that is meant.
  ///
  /// - Parameter shard: The name of the shard, as `2/4`; nil for all.
  /// - Returns: Its benchmarks, and its record for the report; none of all.
  /// - Throws: As ``selection()``, and `OptionError` for a shard that there is not.
  func selection(
    shard: String?
  ) throws -> (selection: SuiteSelection, record: ShardRecord?) {
    guard let shard else { return (try selection(), nil) }
    let name = try Shard.parse(shard)
    return try selection().shard(name)
  }

  /// Reads a layout document, and says which of its keys mean nothing.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - scenario: The scenarios that are named beside it, of which there may be none.
  /// - Returns: The document.
  /// - Throws: `Failure` if it cannot be run.
  static func layoutFile(_ path: String, besides scenario: String?) throws -> LayoutFile {
    guard scenario == nil else {
      throw Failure(.usageOrHarnessError, "--layout and --scenario exclude one another")
    }
    do {
      let file = try LayoutFile(URL(fileURLWithPath: path))
      if !file.ignoredKeys.isEmpty {
        let keys = file.ignoredKeys.joined(separator: ", ")
        StandardOutput.note("bench: \(path): these keys mean nothing: \(keys)")
      }
      return file
    } catch {
      throw Failure(.usageOrHarnessError, "\(path): \(error.reason)")
    }
  }

  private func strategies() throws -> [StrategyEntry] {
    guard let strategy else { return StrategyEntry.all.filter(\.isDefault) }
    return try PartOptions.pick(StrategyEntry.all, strategy, "strategy", \.name)
  }
}
