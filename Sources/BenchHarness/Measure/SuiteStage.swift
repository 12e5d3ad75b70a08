/// A part of the first round that runs some of the benchmarks of one size.
///
/// Each stage gets a share of the time in proportion to the number of its benchmarks. Slow
/// benchmarks at a small size therefore do not reduce the time for larger sizes.
struct SuiteStage {
  /// The position of a stage in the order of all stages.
  struct Place: Comparable {
    /// The kind of benchmarks a stage runs.
    enum Kind: Int {
      /// All benchmarks at the smallest size.
      case smallest
      /// The reference strategy's benchmarks at larger sizes, which are the purpose of a run.
      case references
      /// All other benchmarks at larger sizes.
      case others
    }

    let kind: Kind
    /// The number of items in each of the stage's benchmarks; 0 for the only stage of an untimed
    /// run.
    let items: Int

    static func < (a: Place, b: Place) -> Bool {
      (a.kind.rawValue, a.items) < (b.kind.rawValue, b.items)
    }
  }

  let place: Place
  /// The time reserved for later stages, in nanoseconds.
  let laterStages: Int64
  /// The indices of the benchmarks that are likely to run but have not run yet.
  private var hopeful: Set<Int>
  /// The number of benchmarks in later stages that are likely to run.
  private var laterCases: Int

  init(_ place: Place, hopeful: Set<Int>, laterCases: Int, laterStages: Int64) {
    self.place = place
    self.hopeful = hopeful
    self.laterCases = laterCases
    self.laterStages = laterStages
  }

  /// Creates the only stage of an untimed run.
  init(casesLeft: Int) {
    self.init(
      Place(kind: .smallest, items: 0), hopeful: Set(0..<casesLeft), laterCases: 0, laterStages: 0)
  }

  /// The number of benchmarks that share this stage's time.
  var ownCases: Int { max(1, hopeful.count) }

  /// The number of benchmarks that share all of the remaining time.
  var casesLeft: Int { max(1, hopeful.count + laterCases) }

  /// Removes a finished benchmark, so the stage no longer reserves time for it.
  mutating func leave(_ index: Int) { hopeful.remove(index) }
}
