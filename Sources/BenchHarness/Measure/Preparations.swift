/// A record of the work done before the first benchmark of a run, used to predict a sufficient
/// budget.
///
/// A busy machine slows everything down by the same factor. The benchmarks are therefore assumed to
/// be slowed down as much as the preparations were.
package final class Preparations: Sendable {
  private struct Progress {
    /// The time that the work completed so far would have taken on an idle machine.
    var expected = Duration.zero
    /// The total real time of the preparations; `nil` until they are finished.
    var spent: Duration?
  }

  /// A lower bound on the expected time; it prevents a division by almost zero.
  private static let least = Duration.milliseconds(50)
  /// The factor for enlarging a predicted budget in case the machine slows down further.
  private static let margin = 1.5

  private let need: Duration
  private let progress = Locked(Progress())

  /// Creates a record of preparations that have just begun.
  ///
  /// - Parameter need: The minimum budget of the whole run on an idle machine.
  package init(need: Duration) { self.need = need }

  /// Records completed work.
  ///
  /// - Parameter expected: The time that the work would take on an idle machine.
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
