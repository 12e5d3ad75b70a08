/// State machine of a pass over visible elements, round after round until there is nothing left to
/// visit: to measure unmeasured ones and, if elements have views, to show them.
///
/// It calls no code: contents may scroll, change data and ask for another layout between two steps.
package struct MeasuringPass {
  /// Next task of a pass's host.
  package enum Step {
    /// The visible elements are to be looked up, and their number passed to
    /// ``MeasuringPass/begin(count:)``.
    case lookUp
    /// An element of the round is to be visited, by its index, unless others have pushed it out of
    /// the viewport.
    case visit(Int)
  }

  /// The number of rounds so far without another measured element.
  package private(set) var idleRounds = 0
  /// Whether the pass was stopped because its rounds did not come to an end.
  package private(set) var isStopped = false

  private var (position, count) = (0, 0)
  private var measuredBefore: Int?
  private var isOver = false

  /// Makes a pass before its first round.
  package init() {}

  /// The number of rounds without another measured element before a pass is stopped.
  ///
  /// Elements much smaller than estimated let others come into view, one round after the other.
  /// This comes to an end, as does the patience with each of them; a layout's effects on itself
  /// need not, nor does a layout finding elements outside of their places.
  package static var idleRoundLimit: Int { 100 }

  /// Names the next step; `nil` if the pass is over.
  ///
  /// - Parameter measured: The number of elements measured in the pass.
  /// - Returns: The step.
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

  /// Begins a round.
  ///
  /// - Parameter count: The number of elements to visit; `nil` ends the pass.
  package mutating func begin(count: Int?) {
    (position, self.count, isOver) = (0, count ?? 0, count == nil)
  }

  /// Whether all elements of the round have been visited.
  package var isRoundOver: Bool { position == count }

  /// Leaves out the remaining elements of the round, as after a change of the data.
  package mutating func leaveRound() { position = count }
}
