/// State machine of a pass over visible elements, round after round until there is nothing left to
/// visit: to measure those whose size is unknown and, where elements have views, to show them.
///
/// It calls no code: contents may scroll, change data and ask for another layout between two steps.
package struct MeasuringPass {
  /// Next thing that the host of a pass has to do.
  package enum Step {
    /// The visible elements are to be looked up, and their number passed to
    /// ``MeasuringPass/begin(count:)``.
    case lookUp
    /// An element of the round is to be visited, by its index, unless others have pushed it out of
    /// the viewport.
    case visit(Int)
  }

  /// The number of rounds so far in which no other element was measured.
  package private(set) var idleRounds = 0
  /// Whether the pass was stopped because its rounds did not come to an end.
  package private(set) var isStopped = false

  private var (position, count) = (0, 0)
  private var measuredBefore: Int?
  private var isOver = false

  /// Makes a pass before its first round.
  package init() {}

  /// The number of rounds in which no other element is measured after which a pass is stopped.
  ///
  /// Elements that turn out much smaller than estimated let others come into view, one round after
  /// the other. That comes to an end, as does the patience with each of them; what a layout does to
  /// itself need not, nor does a layout that finds elements where it says they are not.
  package static var idleRoundLimit: Int { 100 }

  /// Names the next step; `nil` if the pass is over.
  ///
  /// - Parameter measured: The number of elements that have been measured in the pass.
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
  /// - Parameter count: The number of elements that have to be visited; `nil` ends the pass.
  package mutating func begin(count: Int?) {
    (position, self.count, isOver) = (0, count ?? 0, count == nil)
  }

  /// Whether all elements of the round have been visited.
  package var isRoundOver: Bool { position == count }

  /// Leaves out the elements of the round that are left, as after a change of the data.
  package mutating func leaveRound() { position = count }
}

/// Sizes that elements have asked for in one pass: an element that asks for another size each time
/// is given up after some rounds, and keeps the last one.
package struct MeasuringRounds<Key: Hashable> {
  /// The sizes of one element so far, in points.
  package struct Record {
    /// The size that the element was offered last.
    package var offered: Vector
    /// The last answer; `nil` as long as there was none.
    package var answer: Vector?
    /// The last answer but one.
    package var previous: Vector?
    /// How often the element has been measured.
    package var count = 0
  }

  private var records: [Key: Record] = [:]

  /// Makes an empty pass.
  package init() {}

  /// The number of rounds after which an element is given up.
  package static var limit: Int { 12 }

  /// The number of measurements after which a pass measures nothing more: contents without any size
  /// would otherwise let ever more of them come into view.
  package static var totalLimit: Int { 4096 }

  /// The number of measurements that are left.
  package private(set) var room = Self.totalLimit

  /// The number of elements that have been measured.
  package var elementCount: Int { records.count }

  /// The sizes of an element; `nil` if it has not been measured.
  package subscript(_ key: Key) -> Record? { records[key] }

  /// Whether an element is given up.
  package func isOver(for key: Key) -> Bool { (records[key]?.count ?? 0) >= Self.limit }

  /// Whether an element may be measured once more.
  package func mayMeasure(_ key: Key) -> Bool { room > 0 && !isOver(for: key) }

  /// Records an element's answer to a size proposal; `nil` if it had none.
  ///
  /// - Returns: The sizes of the element so far.
  @discardableResult
  package mutating func note(_ answer: Vector?, offered: Vector, for key: Key) -> Record {
    var record = records[key] ?? Record(offered: offered)
    record.offered = offered
    record.count += 1
    room -= 1
    if let answer { (record.previous, record.answer) = (record.answer, answer) }
    records[key] = record
    return record
  }

  /// Forgets all answers, which hold no longer, but not how often elements have been measured.
  package mutating func forgetAnswers() {
    for key in records.keys {
      records[key]?.answer = nil
      records[key]?.previous = nil
    }
  }

  /// The elements that are given up, with their sizes.
  package var givenUp: [(key: Key, record: Record)] {
    records.filter { $0.value.count >= Self.limit }.map { (key: $0.key, record: $0.value) }
  }
}
