/// The scale of a trial: the size of its extent indexes and the length of its sequences of calls.
package struct ExtentScale: Sendable {
  /// The approximate number of groups in an index.
  package var count: Int
  /// The number of groups at the start, all of them measured if ``isFullAtFirst`` is `true`.
  package var firstCount: Int
  /// The usual maximum number of groups in a batch; some batches are larger.
  package var longestBatch: Int
  /// The number of calls in a sequence.
  package var steps: Int
  /// The number of calls between two comparisons of all answers; after other calls, only some
  /// answers are compared.
  package var completeEvery: Int
  /// The maximum number of groups visited in a comparison of all answers.
  package var visitLimit = Int.max
  /// The maximum number of groups measured at once.
  package var maxMeasured = Int.max
  /// Whether all groups are measured before the first call.
  package var isFullAtFirst = false
  /// Whether most calls insert or remove hundreds of groups.
  package var isBulky = false

  /// Creates a scale whose batches and comparisons are limited only by the given values.
  package init(
    count: Int, firstCount: Int, longestBatch: Int, steps: Int, completeEvery: Int
  ) {
    self.count = count
    self.firstCount = firstCount
    self.longestBatch = longestBatch
    self.steps = steps
    self.completeEvery = completeEvery
  }

  /// The scales of a trial; its sequences of calls cycle through them.
  ///
  /// The scales differ in the size of the index: less than one node of any index, a few nodes of
  /// size 8, many such nodes, or a few nodes of size 512. Only one of the thirteen scales has tens
  /// of thousands of groups and removes hundreds at a time, because it is slow.
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
