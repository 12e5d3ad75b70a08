package import LayoutCore

/// The sizes requested by elements in one pass.
///
/// An element that requests a different size each time is given up after some rounds and keeps its
/// last size.
package struct MeasuringRounds<Key: Hashable> {
  /// The sizes of one element so far, in points.
  package struct Record {
    /// The size last offered to the element.
    package var offered: Vector
    /// The last answer; `nil` if there has been none.
    package var answer: Vector?
    /// The answer before the last one.
    package var previous: Vector?
    /// The number of times the element has been measured.
    package var count = 0
  }

  private var records: [Key: Record] = [:]

  /// Creates the record of a pass before any measurement.
  package init() {}

  /// The maximum number of measurements of one element before it is given up.
  package static var limit: Int { 12 }

  /// The maximum number of measurements in a pass.
  ///
  /// Without this limit, contents of zero size would bring ever more elements into view.
  package static var totalLimit: Int { 4096 }

  /// The number of measurements left in the pass.
  package private(set) var room = Self.totalLimit

  /// The number of measured elements.
  package var elementCount: Int { records.count }

  /// The sizes of an element so far; `nil` if it has not been measured.
  package subscript(_ key: Key) -> Record? { records[key] }

  /// Returns whether an element has been given up.
  package func isExhausted(for key: Key) -> Bool { (records[key]?.count ?? 0) >= Self.limit }

  /// Returns whether an element may be measured again.
  package func canMeasure(_ key: Key) -> Bool { room > 0 && !isExhausted(for: key) }

  /// Records an element's answer to a size proposal, or `nil` for no answer.
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

  /// Forgets all answers as no longer valid, but keeps the number of measurements of each element.
  package mutating func forgetAnswers() {
    for key in records.keys {
      records[key]?.answer = nil
      records[key]?.previous = nil
    }
  }

  /// The elements given up so far, with their sizes.
  package var abandoned: [(key: Key, record: Record)] {
    records.filter { $0.value.count >= Self.limit }.map { (key: $0.key, record: $0.value) }
  }
}
