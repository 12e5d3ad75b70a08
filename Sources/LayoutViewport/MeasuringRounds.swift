public import LayoutCore

/// A record of the sizes elements request in one measuring pass.
///
/// An element that requests a different size each time is no longer measured after several rounds,
/// and keeps its last size.
///
/// Everything is usable from inline, including the types. Otherwise, the compiler does not
/// specialise the functions for keys of another module, and each call looks up the type of the
/// dictionary.
@usableFromInline package struct MeasuringRounds<Key: Hashable> {
  /// The sizes one element has requested so far, in points.
  @usableFromInline package struct Record {
    /// The size last proposed to the element.
    @usableFromInline package var offered: Vector
    /// The size the element last requested; `nil` if it has not requested any.
    @usableFromInline package var answer: Vector?
    /// The size the element requested before `answer`; `nil` if there was none.
    @usableFromInline package var previous: Vector?
    /// The number of times the element has been measured.
    @usableFromInline package var count = 0

    @inlinable init(offered: Vector) { self.offered = offered }
  }

  @usableFromInline var records: [Key: Record] = [:]

  /// Creates an empty record at the start of a pass.
  @inlinable package init() {}

  /// The maximum number of times a pass measures the same element.
  @inlinable package static var limit: Int { 12 }

  /// The maximum number of measurements in a pass.
  ///
  /// Without this limit, content of zero size would bring ever more elements into view.
  @inlinable package static var totalLimit: Int { 4096 }

  /// The number of measurements the pass may still take.
  @usableFromInline package internal(set) var room = Self.totalLimit

  /// The number of measured elements.
  @inlinable package var elementCount: Int { records.count }

  /// The sizes an element has requested so far; `nil` if it has not been measured.
  @inlinable package subscript(_ key: Key) -> Record? { records[key] }

  /// Returns whether an element has used up its allowed measurements.
  @inlinable package func isExhausted(for key: Key) -> Bool {
    (records[key]?.count ?? 0) >= Self.limit
  }

  /// Returns whether an element may be measured again.
  @inlinable package func canMeasure(_ key: Key) -> Bool { room > 0 && !isExhausted(for: key) }

  /// Records the size an element requests in response to a proposed size.
  ///
  /// The size is `nil` if the element requests none.
  ///
  /// - Returns: The updated record of the element.
  @inlinable @discardableResult package mutating func note(
    _ answer: Vector?, offered: Vector, for key: Key
  ) -> Record {
    var record = records[key] ?? Record(offered: offered)
    record.offered = offered
    record.count += 1
    room -= 1
    if let answer { (record.previous, record.answer) = (record.answer, answer) }
    records[key] = record
    return record
  }

  /// Discards all requested sizes, because they are no longer valid, but keeps the number of
  /// measurements of each element.
  @inlinable package mutating func discardAnswers() {
    for key in records.keys {
      records[key]?.answer = nil
      records[key]?.previous = nil
    }
  }

  /// The elements that have used up their allowed measurements, with their records.
  @inlinable package var abandoned: [(key: Key, record: Record)] {
    records.filter { $0.value.count >= Self.limit }.map { (key: $0.key, record: $0.value) }
  }
}
