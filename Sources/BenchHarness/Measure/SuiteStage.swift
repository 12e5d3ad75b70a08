/// The first-round visits of some benchmarks of one size.
///
/// Each stage gets a part of the time according to the number of its benchmarks, so slow benchmarks
/// at a small size take no time from larger sizes.
struct SuiteStage {
  /// The place of a stage in the order of all stages.
  struct Place: Comparable {
    /// The kind of benchmarks a stage visits.
    enum Kind: Int {
      /// All benchmarks at the smallest size.
      case smallest
      /// The reference's benchmarks at larger sizes, the purpose of a run.
      case references
      /// All other benchmarks at larger sizes.
      case others
    }

    /// The kind of the benchmarks.
    let kind: Kind
    /// The number of items; 0 for the single stage of a run without a clock.
    let items: Int

    static func < (a: Place, b: Place) -> Bool {
      (a.kind.rawValue, a.items) < (b.kind.rawValue, b.items)
    }
  }

  /// The place of this stage in the order of all stages.
  let place: Place
  /// The time reserved for later stages, in nanoseconds.
  let laterStages: Int64
  /// The indices of the unvisited benchmarks likely to run.
  private var hopeful: Set<Int>
  /// The number of benchmarks in later stages likely to run.
  private var laterCases: Int

  /// Creates a stage.
  init(_ place: Place, hopeful: Set<Int>, laterCases: Int, laterStages: Int64) {
    self.place = place
    self.hopeful = hopeful
    self.laterCases = laterCases
    self.laterStages = laterStages
  }

  /// Creates the only stage of a run without a clock.
  init(casesLeft: Int) {
    self.init(
      Place(kind: .smallest, items: 0), hopeful: Set(0..<casesLeft), laterCases: 0, laterStages: 0)
  }

  /// The number of benchmarks sharing this stage's time.
  var ownCases: Int { max(1, hopeful.count) }

  /// The number of benchmarks sharing all of the remaining time.
  var casesLeft: Int { max(1, hopeful.count + laterCases) }

  /// Removes a visited benchmark from those that share the time.
  mutating func leave(_ index: Int) { hopeful.remove(index) }
}
