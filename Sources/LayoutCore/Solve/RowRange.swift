/// Rows of a ``Column`` that follow one another; as a plain value, which a standard range is not.
struct RowRange: BitwiseCopyable, Sendable {
  private let start: Int
  private let end: Int

  /// No rows.
  static let none = RowRange(0..<0)

  init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The rows as a standard range.
  @inline(__always)
  var range: Range<Int> { start..<end }
}
