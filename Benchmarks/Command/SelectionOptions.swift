import ArgumentParser
import BenchHarness
import BenchScenarios
import BenchSuite
import Foundation

/// The options that select the part of the suite to run.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var part: PartOptions

  @Option(
    help: "A layout document to use instead of scenarios; it also sets the default item count.")
  var layout: String?

  @Option(
    help: "The names of the strategies; * and ? are wildcards. (default: default,naive,dictionary)")
  var strategy: String?

  @Flag(help: "Use fewer sizes and samples, to finish in less than 15 seconds.")
  var quick = false

  /// A pattern for the names of scenarios, which only narrows down the default run.
  ///
  /// In contrast, `--scenario` replaces the default run with the named scenarios.
  @Option(help: .hidden)
  var within: String?

  /// The arguments for the given options, in a fixed order; empty for the default run.
  var arguments: [String] {
    part.arguments + (layout.map { ["--layout", $0] } ?? [])
      + (strategy.map { ["--strategy", $0] } ?? []) + (quick ? ["--quick"] : [])
  }

  /// Returns the selected part of the suite: the default run if no options are given, otherwise all
  /// benchmarks matching the options.
  func selection() throws -> SuiteSelection {
    var selection = try part.selection(
      strategies: strategies(),
      file: layout.map { try Self.layoutFile($0, besides: part.scenario) },
      isDefaultRun: part.isEmpty && layout == nil && strategy == nil, isQuick: quick)
    selection.includesOptIns = strategy == nil
    selection.comparesFirst = !quick
    if let within { selection.scenarios.removeAll { !Glob(within).matches($0.name) } }
    return selection
  }

  /// Returns the part of the suite to measure in a timed run: the core suite unless the options
  /// give a scenario, an operation or a layout.
  ///
  /// - Parameter suite: The suite to choose from, or `nil` to let the other options decide.
  /// - Returns: The part of the suite to measure.
  /// - Throws: `Failure` if names are unknown or options contradict each other.
  func timedSelection(suite: Suite?) throws -> SuiteSelection {
    let namesRows = part.scenario != nil || part.operation != nil || layout != nil
    let suite = suite ?? (namesRows ? .all : .core)
    guard suite == .core else {
      var selection = try selection()
      selection.takesMinimumFirst = !selection.isDefaultRun
      return selection
    }
    guard layout == nil else { throw Failure("--layout cannot be combined with --suite core") }
    let items = part.items ?? (quick ? "1k,100k" : nil)
    var selection = SuiteSelection(
      scenarios: try PartOptions.pick(Scenario.all, part.scenario ?? "*", "scenario", \.name),
      operations: try PartOptions.pick(
        TimedOperation.all, part.operation ?? "*", "operation", \.name),
      items: try items.map { try PartOptions.requireSupportedSizes(ItemCount.parseList($0)) }
        ?? CoreSuite.items,
      strategies: try strategy.map {
        try PartOptions.pick(StrategyEntry.all, $0, "strategy", \.name)
      } ?? CoreSuite.strategies,
      seed: part.seed)
    selection.isCore = true
    selection.takesMinimumFirst = true
    guard selection.hasBenchmarks else {
      throw Failure("the core suite contains none of the selected benchmarks: try --suite all")
    }
    return selection
  }

  /// Returns a shard of the selected part of the suite.
  ///
  /// - Parameter shard: The name of the shard, such as `2/4`, or `nil` for the whole part.
  /// - Returns: The benchmarks of the shard, and the shard's record for the report; the record is
  ///   `nil` if no shard is given.
  /// - Throws: The errors of ``selection()``, or `OptionError` if the shard is invalid.
  func selection(shard: String?) throws -> (selection: SuiteSelection, record: ShardRecord?) {
    try Self.part(shard, of: selection())
  }

  /// Returns a shard and its record for the report; without a shard, returns the whole selection.
  static func part(
    _ shard: String?, of selection: SuiteSelection
  ) throws -> (selection: SuiteSelection, record: ShardRecord?) {
    guard let shard = try shard.map(Shard.parse) else { return (selection, nil) }
    return try selection.shard(shard)
  }

  /// Reads a layout document, and warns of unknown keys.
  ///
  /// - Parameters:
  ///   - path: The path of a layout document in JSON.
  ///   - scenario: The value of `--scenario`; anything but `nil` is an error.
  /// - Returns: The document as a scenario, with its own item count.
  /// - Throws: `Failure` if the document cannot be run.
  static func layoutFile(_ path: String, besides scenario: String?) throws -> LayoutFile {
    guard scenario == nil else { throw Failure("--layout cannot be combined with --scenario") }
    do {
      let file = try LayoutFile(URL(fileURLWithPath: path))
      if !file.ignoredKeys.isEmpty {
        let keys = file.ignoredKeys.joined(separator: ", ")
        StandardOutput.note("bench: \(path): unknown keys, ignored: \(keys)")
      }
      return file
    } catch {
      throw Failure("\(path): \(error.reason)")
    }
  }

  private func strategies() throws -> [StrategyEntry] {
    guard let strategy else { return StrategyEntry.all.filter(\.isDefault) }
    return try PartOptions.pick(StrategyEntry.all, strategy, "strategy", \.name)
  }
}

/// The options for selecting workloads and operations.
struct PartOptions: ParsableArguments {
  @Option(help: "Item counts, such as 1k,10m. (default: 1k,10k,100k,1m, or 1k,100k with --quick)")
  var items: String?

  @Option(help: "The names of the scenarios, separated by commas; * and ? are wildcards.")
  var scenario: String?

  @Option(help: "The names of the operations, separated by commas; * and ? are wildcards.")
  var operation: String?

  @Option(help: "The seed for all random inputs.")
  var seed: UInt64 = Self.defaultSeed

  private static let defaultSeed: UInt64 = 7

  /// Whether no workload or operation was selected.
  var isEmpty: Bool { [items, scenario, operation].allSatisfy { $0 == nil } }

  /// The arguments for the given options, in a fixed order.
  var arguments: [String] {
    [
      ("--items", items), ("--scenario", scenario), ("--operation", operation),
      ("--seed", seed == Self.defaultSeed ? nil : "\(seed)"),
    ].flatMap { name, value in value.map { [name, $0] } ?? [] }
  }

  /// Returns the selected part of the suite.
  ///
  /// - Parameters:
  ///   - strategies: The strategies to run.
  ///   - file: A layout document to use instead of scenarios.
  ///   - isDefaultRun: Whether to select only the benchmarks of the default run.
  ///   - isQuick: Whether to select fewer sizes by default.
  /// - Returns: The selection that the options describe.
  /// - Throws: `Failure` if names are unknown or sizes are invalid.
  func selection(
    strategies: [StrategyEntry], file: LayoutFile? = nil, isDefaultRun: Bool, isQuick: Bool = false
  ) throws -> SuiteSelection {
    let selection = SuiteSelection(
      scenarios: try file.map { [$0.scenario] }
        ?? Self.pick(Scenario.all, scenario ?? "*", "scenario", \.name),
      operations: try Self.pick(TimedOperation.all, operation ?? "*", "operation", \.name),
      items: try file.map { try Self.sizes(of: $0, items) }
        ?? sizes(ofDefaultRun: isDefaultRun, isQuick: isQuick),
      strategies: strategies, seed: seed, isDefaultRun: isDefaultRun)
    for warning in strategies.compactMap(\.genericPartWarning) {
      StandardOutput.note("bench: \(warning)")
    }
    guard selection.hasBenchmarks else {
      let names = selection.scenarios.map(\.name).joined(separator: ", ")
      let operation = operation ?? "*"
      var all = selection
      all.strategies = StrategyEntry.all
      throw Failure(
        all.hasBenchmarks
          ? "the operation \"\(operation)\" in \(names) is not available for these strategies: "
            + "\(strategies.map(\.name).joined(separator: ", "))"
          : Failure.inapplicableOperation(operation, to: selection.scenarios).reason)
    }
    return selection
  }

  /// Reports the named operations that do not apply to a named scenario or layout; the run
  /// continues without them.
  func noteInapplicableOperations(_ selection: SuiteSelection, ofLayout hasLayout: Bool) {
    func isNamed(_ name: String, in pattern: String?) -> Bool {
      pattern?.split(separator: ",").contains { $0 == name } ?? false
    }
    for operation in selection.operations where isNamed(operation.name, in: self.operation) {
      let others = selection.scenarios.filter { candidate in
        (hasLayout || isNamed(candidate.name, in: scenario))
          && !candidate.operations.contains(operation)
      }
      guard !others.isEmpty else { continue }
      let failure = Failure.inapplicableOperation(operation.name, to: others)
      StandardOutput.note("bench: \(failure.reason)")
    }
  }

  /// Returns the item counts to run a layout document with.
  ///
  /// - Parameters:
  ///   - file: The layout document to run, with its own item count.
  ///   - items: The item counts given on the command line, or `nil` to use the count in the
  ///     document.
  /// - Returns: The item counts, in ascending order.
  /// - Throws: `Failure`, `LayoutFileError` or `OptionError` if a number is invalid.
  static func sizes(of file: LayoutFile, _ items: String?) throws -> [Int] {
    try requireSupportedSizes(file.sizes(items.map { try ItemCount.parseList($0) }))
  }

  /// Returns the item counts to run scenarios with.
  private func sizes(ofDefaultRun isDefaultRun: Bool, isQuick: Bool) throws -> [Int] {
    guard isDefaultRun else {
      let sizes = items ?? (isQuick ? "1k,100k" : "1k,10k,100k,1m")
      return try Self.requireSupportedSizes(ItemCount.parseList(sizes))
    }
    let all = Set(Scenario.all.flatMap(\.defaultParts).flatMap(\.items))
    return isQuick ? all.intersection([1000, 100_000]).sorted() : all.sorted()
  }

  /// The maximum number of items in a workload, limited by the memory of today's machines.
  private static let maxItems = 100_000_000

  /// Returns the given item counts, or throws if one of them is too large.
  static func requireSupportedSizes(_ sizes: [Int]) throws -> [Int] {
    if let largest = sizes.last, largest > maxItems {
      throw Failure(
        "\(ItemCount.grouped(largest)) items is too many: the limit is "
          + "\(ItemCount.format(maxItems))")
    }
    return sizes
  }

  /// Returns the elements whose names match a pattern.
  ///
  /// Every comma-separated part of the pattern must match at least one element.
  static func pick<Element>(
    _ all: [Element], _ pattern: String, _ kind: String, _ name: (Element) -> String
  ) throws -> [Element] {
    for part in pattern.split(separator: ",") {
      guard all.contains(where: { Glob(String(part)).matches(name($0)) }) else {
        throw Failure.unknown(kind, String(part), among: all.map(name))
      }
    }
    let picked = all.filter { Glob(pattern).matches(name($0)) }
    guard !picked.isEmpty else { throw Failure("\"\(pattern)\" does not name a \(kind)") }
    return picked
  }
}
