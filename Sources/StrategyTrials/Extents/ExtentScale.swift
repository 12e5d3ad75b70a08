/// Size of the indexes of a trial: how many groups they have, and how long sequences are.
package struct ExtentScale: Sendable {
  /// The number of groups, about.
  package var count: Int
  /// The number of groups at first; they are measured before the first call where
  /// ``isFullAtFirst``.
  package var firstCount: Int
  /// The most groups of a batch of usual size.
  package var longestBatch: Int
  /// The number of calls of a sequence.
  package var steps: Int
  /// The number of calls between readings of all answers; other calls precede readings of a part.
  package var completeEvery: Int
  /// The most groups visited in such a reading.
  package var visitLimit = Int.max
  /// The most groups measured at once.
  package var mostMeasured = Int.max
  /// Whether all groups are measured before the first call.
  package var isFullAtFirst = false
  /// Whether hundreds of groups come and go in most calls.
  package var isBulky = false

  /// Makes a scale from its bounds.
  package init(
    count: Int, firstCount: Int, longestBatch: Int, steps: Int, completeEvery: Int
  ) {
    self.count = count
    self.firstCount = firstCount
    self.longestBatch = longestBatch
    self.steps = steps
    self.completeEvery = completeEvery
  }

  /// The scales of a trial, one sequence after the other: fewer groups than a node has of any
  /// index, some nodes of 8, many of them, and some of 512.
  ///
  /// Only one of thirteen, as it takes long, is an index of tens of thousands that loses hundreds
  /// at a time.
  static var all: [ExtentScale] {
    var full = ExtentScale(
      count: 1600, firstCount: 1500, longestBatch: 40, steps: 40, completeEvery: 5)
    full.isFullAtFirst = true
    var large = ExtentScale(
      count: 16_000, firstCount: 16_000, longestBatch: 800, steps: 12, completeEvery: 12)
    large.isFullAtFirst = true
    large.isBulky = true
    large.visitLimit = 1000
    let small = [
      ExtentScale(count: 7, firstCount: 0, longestBatch: 4, steps: 100, completeEvery: 10),
      ExtentScale(count: 40, firstCount: 30, longestBatch: 6, steps: 150, completeEvery: 10),
      ExtentScale(count: 300, firstCount: 0, longestBatch: 12, steps: 150, completeEvery: 10),
      full,
    ]
    return small + [large] + small + small
  }
}
