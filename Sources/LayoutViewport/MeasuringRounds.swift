package import LayoutCore

/// Sizes requested by elements in one pass: an element requesting another size each time is given
/// up after some rounds, and keeps the last one.
package struct MeasuringRounds<Key: Hashable> {
  /// The sizes of one element so far, in points.
  package struct Record {
    /// The last size offered to the element.
    package var offered: Vector
    /// The last answer; `nil` before the first one.
    package var answer: Vector?
    /// The last answer but one.
    package var previous: Vector?
    /// How often the element has been measured.
    package var count = 0
  }

  private var records: [Key: Record] = [:]

  /// Makes an empty pass.
  package init() {}

  /// The number of rounds before an element is given up.
  package static var limit: Int { 12 }

  /// The number of measurements in a pass before it measures nothing more: contents without any
  /// size would otherwise let ever more of them come into view.
  package static var totalLimit: Int { 4096 }

  /// The number of remaining measurements.
  package private(set) var room = Self.totalLimit

  /// The number of measured elements.
  package var elementCount: Int { records.count }

  /// The sizes of an element; `nil` if it has not been measured.
  package subscript(_ key: Key) -> Record? { records[key] }

  /// Whether an element is given up.
  package func isExhausted(for key: Key) -> Bool { (records[key]?.count ?? 0) >= Self.limit }

  /// Whether an element may be measured once more.
  package func canMeasure(_ key: Key) -> Bool { room > 0 && !isExhausted(for: key) }

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

  /// Forgets all answers as no longer valid, but not the elements' numbers of measurements.
  package mutating func forgetAnswers() {
    for key in records.keys {
      records[key]?.answer = nil
      records[key]?.previous = nil
    }
  }

  /// The elements given up, with their sizes.
  package var abandoned: [(key: Key, record: Record)] {
    records.filter { $0.value.count >= Self.limit }.map { (key: $0.key, record: $0.value) }
  }
}
