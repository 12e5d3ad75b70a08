import BenchHarness
import LayoutCore
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// The answers of all strategies agree, and the trace comparing them asks enough.
struct StrategyAgreementTests {
  /// A stretch of scenarios, one for each environment, so that each scenario is replayed in one
  /// environment; a single scenario would be replayed in three.
  struct Stretch: Sendable, CustomTestStringConvertible {
    let number: Int
    let scenarios: [Scenario]

    /// The strategies of the stretch: each strategy takes part in one stretch, and the default
    /// strategy in all.
    var strategies: [StrategyEntry] {
      StrategyEntry.dealt(
        StrategyEntry.all, turn: number, of: StrategyAgreementTests.stretches.count)
    }

    var testDescription: String { "from \(scenarios[0].name) on" }
  }

  static let stretches: [Stretch] = {
    let (screens, length) = (Scenario.screens, TraceSurroundings.all.count)
    return stride(from: 0, to: screens.count, by: length).map {
      Stretch(
        number: $0 / length, scenarios: Array(screens[$0..<min($0 + length, screens.count)]))
    }
  }()

  @Test(arguments: stretches, [1, 20])
  func allStrategiesAgree(stretch: Stretch, items: Int) throws {
    let selection = SuiteSelection(
      scenarios: stretch.scenarios, strategies: stretch.strategies)
    let difference = try selection.firstDifference(items: items)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  /// Excludes the naive strategy, because each of its answers visits everything.
  @Test(arguments: stretches)
  func cachingStrategiesAgreeAtLargerSizes(stretch: Stretch) throws {
    let selection = SuiteSelection(
      scenarios: stretch.scenarios,
      strategies: StrategyEntry.all.filter { ["default", "extents-blocked"].contains($0.name) })
    #expect(selection.strategies.count == 2)
    let difference = try selection.firstDifference(items: 200)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  @Test(arguments: [1, 2] as [UInt64])
  func agreementIgnoresTheSeed(seed: UInt64) throws {
    let selection = SuiteSelection(scenarios: [.manySections, .orthogonalRows], seed: seed)
    let difference = try selection.firstDifference(items: 30)
    #expect(difference == nil, "\(difference?.description ?? "")")
  }

  private func steps(
    _ workload: Workload
  ) throws -> [TraceStep] {
    try TracePlayer.replay(DefaultLayoutEngine.self, Trace(workload).actions, on: workload)
      .flatMap(\.self)
  }

  @Test(arguments: Scenario.screens, [50, 200])
  func traceCoversEveryQuery(scenario: Scenario, items: Int) throws {
    let workload = try scenario.workload(items: items, seed: 7)
    let steps = try steps(workload)
    for state in ["upright, view", "turned, view"] {
      #expect(steps.count { $0.action.hasPrefix(state) && !$0.elements.isEmpty } >= 5, "\(state)")
    }
    for state in ["upright, item", "turned, item"] {
      #expect(steps.contains { $0.action.hasPrefix(state) && !$0.elements.isEmpty }, "\(state)")
    }
    let scrolled = steps.filter { $0.action.hasPrefix("row ") }
    #expect(scrolled.count == 2 * min(6, workload.rows.count))
    let frames = steps.filter { $0.action.hasPrefix("all ") && $0.action.hasSuffix(" frames") }
    let changes = Trace(workload).actions.flatMap { action in
      if case .change(let changes, _) = action { changes } else { [LayoutChange]() }
    }
    let more = changes.flatMap(\.countDifferences).reduce(0) { $0 + $1.difference }
    #expect(frames.first?.elements.count == items && frames.last?.elements.count == items + more)
    let (width, height) = (workload.viewport.horizontal, workload.viewport.vertical)
    let views = ["view of \(width) × \(height - 40)", "view of \(height) × \(width)"]
    for change in ["insert", "delete", "move"] + views {
      let isThere = steps.contains { $0.action.hasPrefix(change) }
      #expect(isThere || scenario.name == "oscillate", "\(change)")
    }
    for change in ["measuring", "20 sizes"] {
      let isThere = steps.contains { $0.action.hasPrefix(change) }
      #expect(isThere == (scenario.content != nil), "\(change)")
    }
  }

  @Test(arguments: [Scenario.orthogonalRows, .mixedScreen, .shelves])
  func rowsAreScrolledOverTheirWholeRange(scenario: Scenario) throws {
    let workload = try scenario.workload(items: 1000, seed: 7)
    for row in workload.rows.prefix(6) {
      let end = workload.rowRange(ofSection: row).upperBound.rounded()
      let isThere = try steps(workload).contains { $0.action == "row \(row) scrolled to \(end)" }
      #expect(isThere, "row \(row)")
    }
    let reach = ScrollTrace(workload).steps.compactMap(\.row).map {
      $0.offset / max(1, workload.rowRange(ofSection: $0.section).upperBound)
    }
    #expect((reach.min() ?? 1) < 0.1 && (reach.max() ?? 0) > 0.9)
  }

  @Test(arguments: Scenario.screens)
  func traceIsReproducible(scenario: Scenario) throws {
    let first = try steps(scenario.workload(items: 50, seed: 5))
    let second = try steps(scenario.workload(items: 50, seed: 5))
    let other = try steps(scenario.workload(items: 50, seed: 6))
    #expect(first == second)
    #expect(first != other)
  }

  /// A shortened trace may refer to removed elements.
  @Test(arguments: Scenario.screens)
  func everyPartOfATraceCanBeReplayed(scenario: Scenario) throws {
    let workload = try scenario.workload(items: scenario.testItems, seed: 7)
    let actions = Trace(workload).actions
    var random = SeededRandom(seed: 1)
    for _ in 0..<3 {
      let part = actions.filter { _ in random.next(in: 0..<3) > 0 }
      let answers = try TracePlayer.replay(DefaultLayoutEngine.self, part, on: workload)
      #expect(answers.count == part.count)
    }
  }

  @Test func noStrategiesCompareNothing() throws {
    #expect(try SuiteSelection(strategies: []).firstDifference(items: 50) == nil)
  }
}
