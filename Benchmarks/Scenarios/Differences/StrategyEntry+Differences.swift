import BenchHarness

extension StrategyEntry {
  /// The name of the standard library's comparison of two arrays.
  static let standardName = "standard-difference"

  /// The standard library's comparison of two arrays.
  static let standardDifference = StrategyEntry(
    StandardDifference.self, name: standardName,
    summary: "difference(from:) of arrays, for diff alone"
  ) { lists in
    let changes = ChangeList(CoreDifference(from: lists.old, to: lists.new).difference())
    let count = changes.count + changes.movedItems.count
    if lists.old.sections.count > 1 {
      throw SetupGivenUp.tooMany(limit: 1, reason: "as it knows no sections")
    }
    guard count > mostChanges else { return }
    throw SetupGivenUp.tooMany(
      limit: mostChanges, reason: "as it keeps n² / 2 numbers for n deletions and insertions")
  }

  /// The largest number of changes that the standard library compares here, in half a gigabyte.
  private static let mostChanges = 10_000

  /// Makes an entry for a type of comparison, which is run for `diff` alone.
  ///
  /// - Parameters:
  ///   - type: The comparison.
  ///   - name: The name on the command line and in result files.
  ///   - summary: The way in which it compares, in one line.
  ///   - requireFew: Throws ``SetupGivenUp`` for states that take too much memory to compare.
  init<Strategy: DifferenceStrategy>(
    _ type: Strategy.Type, name: String, summary: String,
    requireFew: @escaping @Sendable (DifferenceLists) throws -> Void = { _ in }
  ) {
    self.init(name: name, summary: summary) { workload in
      try requireFew(workload.differenceLists)
      return DifferenceBenchmark(workload, type)
    }
  }
}
