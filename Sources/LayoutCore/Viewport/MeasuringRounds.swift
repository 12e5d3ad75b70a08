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
