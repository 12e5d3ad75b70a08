/// A state machine for a measuring pass, which visits the visible elements in rounds until nothing
/// changes any more.
///
/// To visit an element is to measure it and, in a host with views, to display it. The state machine
/// never calls the host, so between two steps the host may scroll, change the data or replace the
/// layout.
package struct MeasuringPass {
  /// A task that a pass assigns to its host.
  package enum Step {
    /// The host looks up the visible elements and passes their number to
    /// ``MeasuringPass/begin(count:)``.
    case lookUp
    /// The host visits the element with this index in the round, unless the element has been pushed
    /// out of the viewport.
    case visit(Int)
  }

  /// The number of consecutive rounds without a newly measured element.
  package private(set) var idleRounds = 0
  /// Whether the pass was stopped because it reached `idleRoundLimit`.
  package private(set) var isStopped = false

  private var (position, count) = (0, 0)
  private var measuredBefore: Int?
  private var isOver = false

  /// Creates a pass that has not begun its first round.
  package init() {}

  /// The maximum number of consecutive rounds without a newly measured element; at this limit, the
  /// pass stops.
  ///
  /// Elements much smaller than their estimates bring more elements into view, round after round.
  /// Such rounds stop by themselves, and repeated measurements of an element are limited. But a
  /// layout that keeps invalidating itself, or reports elements outside their frames, might never
  /// stop.
  package static var idleRoundLimit: Int { 100 }

  /// Returns the next step, or `nil` if the pass is over.
  ///
  /// - Parameter measured: The number of elements measured so far in the pass.
  /// - Returns: The step to perform, or `nil` if none is left.
  package mutating func next(measured: Int) -> Step? {
    if position < count {
      position += 1
      return .visit(position - 1)
    }
    if isOver { return nil }
    if measuredBefore == measured { idleRounds += 1 }
    measuredBefore = measured
    isStopped = idleRounds == Self.idleRoundLimit
    isOver = isStopped
    return isOver ? nil : .lookUp
  }

  /// Begins a round over a number of elements.
  ///
  /// - Parameter count: The number of elements to visit; `nil` ends the pass.
  package mutating func begin(count: Int?) {
    (position, self.count, isOver) = (0, count ?? 0, count == nil)
  }

  /// Whether all elements of the round have been visited.
  package var isRoundOver: Bool { position == count }

  /// Skips the remaining elements of the round, for example after a change to the data.
  package mutating func leaveRound() { position = count }
}
