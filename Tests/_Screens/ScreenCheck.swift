package import BenchSuite
import BenchHarness
package import BenchScenarios

/// The checks of `bench run` and `bench check` on one random screen, without a clock.
package struct ScreenCheck: Sendable {
  /// A fault of a screen, and the check that found it.
  package struct Fault: Sendable {
    /// The description of the fault, in one sentence.
    package let text: String
    /// The failing operation; `nil` if replaying the traces fails.
    let operation: TimedOperation?
  }

  /// The strategies for running the operations in a full check.
  package static let strategies = named("default", "dictionary")
  /// The strategies for replaying the traces.
  ///
  /// The naive strategy runs no operations, because each of its operations takes longer than all
  /// others.
  private static let tracedStrategies = named("default", "dictionary", "naive")

  private static func named(_ names: String...) -> [StrategyEntry] {
    names.flatMap { name in StrategyEntry.all.filter { $0.name == name } }
  }

  /// The strategies for running the operations.
  private let strategies: [StrategyEntry]
  /// The operations to run.
  private let operations: [TimedOperation]
  /// The maximum number of answers to compare per operation and strategy.
  private let answerLimit: Int
  /// The interval of trace replays: traces are replayed on screens whose seed is a multiple of this
  /// number.
  private let traceStride: UInt64

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - strategies: The strategies for running the operations.
  ///   - operations: The operations to run.
  ///   - answerLimit: The maximum number of answers to compare per operation and strategy.
  ///   - traceStride: The interval of trace replays: traces are replayed on screens whose seed is a
  ///     multiple of this number.
  package init(
    strategies: [StrategyEntry] = Self.strategies,
    operations: [TimedOperation] = TimedOperation.all,
    answerLimit: Int = 16, traceStride: UInt64 = 1
  ) {
    (self.strategies, self.operations) = (strategies, operations)
    (self.answerLimit, self.traceStride) = (answerLimit, traceStride)
  }

  /// Replays the traces of a screen, and verifies and counts all operations on it.
  ///
  /// - Returns: The first fault; `nil` if everything is right.
  package func fault(of screen: RandomScreen) -> Fault? {
    (screen.seed % traceStride == 0 ? traceFault(of: screen) : nil)
      ?? operations.lazy.compactMap { fault(of: $0, on: screen) }.first
  }

  /// Repeats, on a different screen, the check that found a fault.
  private func fault(of screen: RandomScreen, like fault: Fault) -> Fault? {
    fault.operation.map { self.fault(of: $0, on: screen) } ?? traceFault(of: screen)
  }

  private func selection(
    _ screen: RandomScreen, _ operations: [TimedOperation], _ strategies: [StrategyEntry]
  ) -> SuiteSelection {
    var selection = SuiteSelection(
      scenarios: [screen.scenario], operations: operations, items: [screen.itemCount],
      strategies: strategies, seed: screen.seed)
    selection.replaysOthers = false
    return selection
  }

  private func traceFault(of screen: RandomScreen) -> Fault? {
    do {
      let difference = try selection(screen, operations, Self.tracedStrategies)
        .firstDifference(items: screen.itemCount)
      return difference.map { Fault(text: "\($0)", operation: nil) }
    } catch {
      return Fault(text: "\(error)", operation: nil)
    }
  }

  private func fault(of operation: TimedOperation, on screen: RandomScreen) -> Fault? {
    let selection = selection(screen, [operation], strategies)
    let text: String?
    do {
      let cases = try selection.cases(for: selection.workloads(), answerLimit: answerLimit)
      let options = SuiteOptions(budget: .nanoseconds(Int64.max), passes: [.counters, .metrics])
      let results = try SuiteRunner(options: options, clock: StoppedClock(), probe: nil).run(cases)
      text =
        SuiteSelection.firstDifference(in: results).map { "\($0)" }
        ?? results.lazy.compactMap(Self.fault).first ?? CounterFault.first(in: results)
    } catch {
      text = "\(error)"
    }
    return text.map { Fault(text: $0, operation: operation) }
  }

  private static func fault(in result: BenchmarkResult) -> String? {
    if let fault = result.faults.first { return "\(result.key): \(fault.text)" }
    // On a screen where only headers are estimated, no item can be resized.
    guard result.state == .failed, result.operation != TimedOperation.resize.name else {
      return nil
    }
    return "\(result.key): \(result.warnings.map(\.text).joined(separator: ", "))"
  }

  /// Simplifies a failing screen while it still fails.
  ///
  /// - Parameters:
  ///   - screen: The failing screen.
  ///   - fault: The fault of the screen.
  ///   - attempts: The maximum number of screens to try.
  /// - Returns: The simplest failing screen found, and its fault.
  package func plainest(
    _ screen: RandomScreen, fault: Fault, attempts: Int = 300
  ) -> (screen: RandomScreen, fault: Fault) {
    var (plainest, left) = ((screen: screen, fault: fault), attempts)
    var candidates = screen.simpler[...]
    while left > 0, let candidate = candidates.popFirst() {
      left -= 1
      guard let fault = self.fault(of: candidate, like: fault) else { continue }
      plainest = (candidate, fault)
      candidates = candidate.simpler[...]
    }
    return plainest
  }
}
