import BenchHarness

/// A forecast of the time needed to measure the remaining items in batches.
///
/// Each batch is twice the size of the previous one.
///
/// The cost of a batch has a fixed part and a part per item. The times of two batches are enough to
/// determine both parts.
struct BatchForecast {
  /// The size of the smallest batch to base a forecast on; smaller batches take time mainly because
  /// memory is cold.
  private static let smallestTelling = 256

  private var left: Int
  private var last: (count: Int, nanoseconds: Double)?
  /// The time for the remaining batches, in nanoseconds; 0 until a forecast is possible.
  private(set) var nanosecondsLeft = 0.0

  /// Creates a forecast before any batch has been timed.
  init(items: Int) { left = items }

  /// Records the time of a batch, and updates the forecast.
  mutating func note(count: Int, nanoseconds: Int64) {
    left = max(0, left - count)
    let time = Double(nanoseconds)
    defer { last = (count, time) }
    guard let last, last.count >= Self.smallestTelling, count > last.count else { return }
    let perItem = max(0, (time - last.nanoseconds) / Double(count - last.count))
    let perBatch = max(0, time - perItem * Double(count))
    var batches = 0
    var reach = 2 * count
    var covered = 0
    while covered < left {
      covered += reach
      reach *= 2
      batches += 1
    }
    nanosecondsLeft = perItem * Double(left) + perBatch * Double(batches)
  }
}
