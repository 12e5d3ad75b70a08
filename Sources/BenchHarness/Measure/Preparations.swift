/// Work before the first benchmark of a run; predicts a sufficient budget from its own speed.
///
/// A busy machine slows everything down by the same factor: the benchmarks will be as slow as the
/// preparations were.
package final class Preparations: Sendable {
  private struct Progress {
    /// The time of the completed work on an idle machine.
    var expected = Duration.zero
    /// The real time of all preparations; nil until they end.
    var spent: Duration?
  }

  /// The least completed work, a bound of the factor.
  private static let least = Duration.milliseconds(50)
  /// The allowance for a further slowdown of the machine, as a factor.
  private static let margin = 1.5

  private let need: Duration
  private let progress = Locked(Progress())

  /// Begins.
  ///
  /// - Parameter need: The least budget of the whole run on an idle machine.
  package init(need: Duration) { self.need = need }

  /// Records completed work by its time on an idle machine.
  package func add(_ expected: Duration) { progress.withLock { $0.expected += expected } }

  /// Records the end of the work.
  ///
  /// - Parameter spent: The real time since the start of the run.
  package func finish(after spent: Duration) { progress.withLock { $0.spent = spent } }

  /// Predicts a sufficient budget.
  ///
  /// - Parameters:
  ///   - budget: The insufficient budget.
  ///   - spent: The real time since the start of the run.
  /// - Returns: The budget, larger than the insufficient one.
  package func budget(insteadOf budget: Duration, spent: Duration) -> Duration {
    let (expected, time) = progress.withLock { ($0.expected, $0.spent ?? spent) }
    let slowness = max(1, time / max(expected, Self.least))
    return max(need * slowness, budget) * Self.margin
  }
}
