/// Visits of the benchmarks of one size in the first round of a suite.
///
/// Each size has a part of the time by the number of its benchmarks, so that slow ones at a small
/// size take nothing from larger sizes.
struct SuiteStage {
  /// The size; 0 in a run without a clock, which has one stage for all.
  let items: Int
  /// Whether there is no smaller size, so that everybody gets a few samples at any cost.
  let isSmallest: Bool
  /// The time that is kept for larger sizes, in nanoseconds.
  let largerSizes: Int64
  /// The benchmarks that are likely to be run, of those that have not been visited.
  private var hopeful: Set<Int>
  /// The number of such benchmarks at larger sizes.
  private var largerCases: Int

  /// Makes the stage of one size.
  init(
    items: Int, isSmallest: Bool, hopeful: Set<Int>, largerCases: Int, largerSizes: Int64
  ) {
    self.items = items
    self.isSmallest = isSmallest
    self.hopeful = hopeful
    self.largerCases = largerCases
    self.largerSizes = largerSizes
  }

  /// Makes the only stage of a run without a clock.
  init(casesLeft: Int) {
    self.init(
      items: 0, isSmallest: true, hopeful: Set(0..<casesLeft), largerCases: 0, largerSizes: 0)
  }

  /// The number of benchmarks of this size among which its time is shared.
  var ownCases: Int { max(1, hopeful.count) }

  /// The number of benchmarks among which all time is shared.
  var casesLeft: Int { max(1, hopeful.count + largerCases) }

  /// Takes note of a visit.
  mutating func leave(_ index: Int) { hopeful.remove(index) }
}
