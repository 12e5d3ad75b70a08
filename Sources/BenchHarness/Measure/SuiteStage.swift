/// Visits of some benchmarks of one size in the first round of a suite.
///
/// Each stage has a part of the time by the number of its benchmarks, so slow ones at a small size
/// take nothing from larger sizes.
struct SuiteStage {
  /// Place of a stage among all of them.
  struct Place: Comparable {
    /// The benchmarks of a stage.
    enum Kind: Int {
      /// All benchmarks at the smallest size.
      case smallest
      /// The reference cases, at larger sizes: the purpose of a run.
      case references
      /// All others at larger sizes.
      case others
    }

    /// The benchmarks.
    let kind: Kind
    /// The size; 0 in a run without a clock, with one stage for all.
    let items: Int

    static func < (a: Place, b: Place) -> Bool {
      (a.kind.rawValue, a.items) < (b.kind.rawValue, b.items)
    }
  }

  /// The place of this stage in the order of all.
  let place: Place
  /// The time reserved for later stages, in nanoseconds.
  let laterStages: Int64
  /// The unvisited benchmarks likely to run.
  private var hopeful: Set<Int>
  /// The number of such benchmarks in later stages.
  private var laterCases: Int

  /// Makes a stage.
  init(_ place: Place, hopeful: Set<Int>, laterCases: Int, laterStages: Int64) {
    self.place = place
    self.hopeful = hopeful
    self.laterCases = laterCases
    self.laterStages = laterStages
  }

  /// Makes the only stage of a run without a clock.
  init(casesLeft: Int) {
    self.init(
      Place(kind: .smallest, items: 0), hopeful: Set(0..<casesLeft), laterCases: 0, laterStages: 0)
  }

  /// The number of benchmarks sharing this stage's time.
  var ownCases: Int { max(1, hopeful.count) }

  /// The number of benchmarks sharing all time.
  var casesLeft: Int { max(1, hopeful.count + laterCases) }

  /// Removes a visited benchmark from the sharers of the time.
  mutating func leave(_ index: Int) { hopeful.remove(index) }
}
