import ArgumentParser
import BenchHarness
import BenchScenarios
import Foundation

/// The options that say which part of the suite is meant.
struct SelectionOptions: ParsableArguments {
  @Option(help: "Numbers of items: 1k,10k,100k,1m,10m. (default: 1k,10k,100k,1m; quick: 1k,100k)")
  var items: String?

  @Option(help: "Scenarios by name; * and ? stand for anything, commas separate.")
  var scenario: String?

  @Option(help: "A layout document to run in place of scenarios; as many items as it has itself.")
  var layout: String?

  @Option(help: "Operations by name; * and ? stand for anything, commas separate.")
  var operation: String?

  @Option(
    help: "Strategies by name; * and ? stand for anything. (default: default,naive,dictionary)")
  var strategy: String?

  @Option(help: "What all random input is made from.")
  var seed: UInt64 = Self.defaultSeed

  private static let defaultSeed: UInt64 = 7

  @Flag(help: "Fewer sizes and fewer samples: under 15 seconds.")
  var quick = false

  /// The options that were given, in a fixed order; none for the default run.
  var arguments: [String] {
    let values = [
      ("--items", items), ("--scenario", scenario), ("--layout", layout),
      ("--operation", operation), ("--strategy", strategy),
      ("--seed", seed == Self.defaultSeed ? nil : "\(seed)"),
    ]
    return values.flatMap { name, value in
      value.map { [name, $0] } ?? []
    } + (quick ? ["--quick"] : [])
  }

  /// The part of the suite that is meant: the default run if nothing is said, and otherwise all
  /// that is not ruled out.
  func selection() throws -> SuiteSelection {
    let file = try layout.map(layoutFile)
    let isDefaultRun = [items, scenario, layout, operation, strategy].allSatisfy { $0 == nil }
    let selection = SuiteSelection(
      scenarios: try file.map { [$0.scenario] }
        ?? pick(Scenario.all, scenario ?? "*", "scenario", \.name),
      operations: try pick(Operation.allCases, operation ?? "*", "operation", \.rawValue),
      items: try file.map(sizes(of:)) ?? (isDefaultRun ? defaultSizes : sizes()),
      strategies: try strategies(), seed: seed, isDefaultRun: isDefaultRun,
      invitesGuests: strategy == nil)
    guard selection.hasBenchmarks else {
      let names = selection.scenarios.map(\.name).joined(separator: ", ")
      throw Failure(
        .usageOrHarnessError, "\"\(operation ?? "*")\" means nothing in \(names)")
    }
    return selection
  }

  /// Reads a layout document, and says which of its keys mean nothing.
  private func layoutFile(_ path: String) throws -> LayoutFile {
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

  /// The sizes at which a layout document is run.
  private func sizes(of file: LayoutFile) throws -> [Int] {
    do {
      return try requireFew(file.sizes(items == nil ? nil : ItemCount.parseList(items ?? "")))
    } catch let error as LayoutFileError {
      throw Failure(.usageOrHarnessError, "\(error)")
    }
  }

  /// The sizes of the default run.
  private var defaultSizes: [Int] {
    let all = Set(Scenario.all.flatMap(\.defaultParts).flatMap(\.items))
    return quick ? all.intersection([1000, 100_000]).sorted() : all.sorted()
  }

  /// What a machine of today has the memory for, one size at a time.
  private static let mostItems = 100_000_000

  private func sizes() throws -> [Int] {
    try requireFew(ItemCount.parseList(items ?? (quick ? "1k,100k" : "1k,10k,100k,1m")))
  }

  private func requireFew(_ sizes: [Int]) throws -> [Int] {
    if let largest = sizes.last, largest > Self.mostItems {
      throw Failure(
        .usageOrHarnessError,
        "\(ItemCount.grouped(largest)) items are too many: the suite goes up to "
          + ItemCount.format(Self.mostItems))
    }
    return sizes
  }

  private func strategies() throws -> [StrategyEntry] {
    guard let strategy else { return StrategyEntry.all.filter(\.isDefault) }
    return try pick(StrategyEntry.all, strategy, "strategy", \.name)
  }

  /// The elements that some pattern describes; every part of the pattern has to describe one.
  private func pick<Element>(
    _ all: [Element], _ pattern: String, _ kind: String, _ name: (Element) -> String
  ) throws -> [Element] {
    for part in pattern.split(separator: ",") {
      guard all.contains(where: { Glob(String(part)).matches(name($0)) }) else {
        let names = all.map(name).joined(separator: ", ")
        throw Failure(
          .usageOrHarnessError, "there is no \(kind) \"\(part)\"; there are: \(names)")
      }
    }
    let picked = all.filter { Glob(pattern).matches(name($0)) }
    guard !picked.isEmpty else {
      throw Failure(.usageOrHarnessError, "\"\(pattern)\" names no \(kind)")
    }
    return picked
  }
}
