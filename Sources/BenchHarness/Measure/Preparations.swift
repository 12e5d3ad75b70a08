/// Work before the first benchmark of a run, by whose time a budget is foretold if the own one was
/// too short.
///
/// On a machine that is busy, or that stood still for a while, everything takes a multiple of the
/// time that it takes on an idle one: what the preparations took, the benchmarks will take.
package final class Preparations: Sendable {
  private struct Progress {
    /// The time that the work done so far takes on an idle machine.
    var expected = Duration.zero
    /// The real time of all preparations; nil before their end.
    var spent: Duration?
  }

  /// The work that is taken to have been done if nothing was.
  private static let least = Duration.milliseconds(50)
  /// What a budget that was too short is multiplied by at least.
  private static let leastGrowth = 1.5

  private let need: Duration
  private let progress = Locked(Progress())

  /// Begins.
  ///
  /// - Parameter need: The least budget of the whole run on an idle machine.
  package init(need: Duration) { self.need = need }

  /// Records a part of the work, by the time that it takes on an idle machine.
  package func add(_ expected: Duration) { progress.withLock { $0.expected += expected } }

  /// Records the end of the work.
  ///
  /// - Parameter spent: The real time since the start of the run.
  package func finish(after spent: Duration) { progress.withLock { $0.spent = spent } }

  /// The budget that would have done.
  ///
  /// - Parameters:
  ///   - budget: The budget that did not.
  ///   - spent: The real time since the start of the run.
  /// - Returns: The budget, larger than the one that did not.
  package func budget(insteadOf budget: Duration, spent: Duration) -> Duration {
    let (expected, time) = progress.withLock { ($0.expected, $0.spent ?? spent) }
    let slowness = max(1, time / max(expected, Self.least))
    return max(need * slowness, budget * Self.leastGrowth)
  }
}
