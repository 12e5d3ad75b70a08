import BenchHarness

/// Forecast of the time for the remaining batches, each twice as large as the previous one.
///
/// A batch costs something for itself and something for each item: two batches tell the two apart.
struct BatchForecast {
  /// Smaller batches tell more about cold memory than about the work.
  private static let smallestTelling = 256

  private var left: Int
  private var last: (count: Int, nanoseconds: Double)?
  /// The time of the rest, in nanoseconds; 0 until something is known.
  private(set) var nanosecondsLeft = 0.0

  /// Creates a forecast without an observation.
  init(items: Int) { left = items }

  /// Takes note of a batch.
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
