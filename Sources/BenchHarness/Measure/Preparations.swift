/// A record of the work done before the first benchmark of a run; the speed of this work predicts a
/// sufficient budget.
///
/// A busy machine slows everything down by the same factor, so the benchmarks are assumed to be as
/// slow as the preparations were.
package final class Preparations: Sendable {
  private struct Progress {
    /// The time that the work completed so far would have taken on an idle machine.
    var expected = Duration.zero
    /// The real time of all preparations; `nil` until they end.
    var spent: Duration?
  }

  /// The minimum expected time used as a divisor, which keeps the slowdown factor bounded.
  private static let least = Duration.milliseconds(50)
  /// The factor for enlarging a predicted budget in case the machine slows down further.
  private static let margin = 1.5

  private let need: Duration
  private let progress = Locked(Progress())

  /// Creates a record without any completed work.
  ///
  /// - Parameter need: The minimum budget of the whole run on an idle machine.
  package init(need: Duration) { self.need = need }

  /// Records completed work.
  ///
  /// - Parameter expected: The time the work takes on an idle machine.
  package func add(_ expected: Duration) { progress.withLock { $0.expected += expected } }

  /// Records the end of the preparations.
  ///
  /// - Parameter spent: The real time since the start of the run.
  package func finish(after spent: Duration) { progress.withLock { $0.spent = spent } }

  /// Predicts a sufficient budget.
  ///
  /// - Parameters:
  ///   - budget: The time limit that proved too short.
  ///   - spent: The real time since the start of the run.
  /// - Returns: A budget larger than the given one.
  package func budget(insteadOf budget: Duration, spent: Duration) -> Duration {
    let (expected, time) = progress.withLock { ($0.expected, $0.spent ?? spent) }
    let slowness = max(1, time / max(expected, Self.least))
    return max(need * slowness, budget) * Self.margin
  }
}
