import BenchHarness

/// The drift of the machine's speed between two stored runs: how much longer the same work took in
/// the later run.
///
/// The drift is determined by two readings that do not depend on changes to a layout: the reference
/// kernel and the floors. The kernel is sensitive to the clock rate and the caches, and the floors
/// to the memory bandwidth, so the drift is the range between the two readings. The rows themselves
/// cannot show the drift, because whatever slows all of them down may be the change under test.
struct StoredDrift: Equatable {
  /// The median time of the reference kernel in the new run divided by its median in the old run.
  let kernel: Double
  /// The median ratio of new to old time for all floors: benchmarks of the minimum work that an
  /// operation requires.
  let floors: Double
  /// The number of floors timed in both runs.
  let floorCount: Int

  /// The range of ratios that the machine's drift can explain.
  var range: ClosedRange<Double> { min(kernel, floors)...max(kernel, floors) }

  /// Whether the range of the drift is too wide for judging rows whose ratio lies within it.
  var isVague: Bool { range.upperBound > range.lowerBound * SlowStretch.threshold }

  /// Creates the drift between two runs from their readings.
  ///
  /// - Parameters:
  ///   - old: The stored report of the earlier run.
  ///   - new: The stored report of the later run.
  ///   - names: The names of the two files, for messages.
  /// - Throws: `Unknown` if either run has no times for the reference kernel, or if the runs share
  ///   no floor.
  init(old: RunReport, new: RunReport, names: (old: String, new: String)) throws(Unknown) {
    let kernels = try [(old, names.old), (new, names.new)].map { run, name throws(Unknown) in
      guard let kernel = run.reference, kernel.median > 0 else {
        throw Unknown(reason: "\(name) has no times for the reference kernel")
      }
      return kernel.median
    }
    let floors = Self.ratios(
      from: old, to: new, where: { $0.strategy == BenchmarkKey.floorName }
    ).map(\.ratio)
    guard !floors.isEmpty else {
      throw Unknown(reason: "\(names.old) and \(names.new) have no lower-bound results in common")
    }
    kernel = kernels[1] / kernels[0]
    self.floors = Quantile.value(0.5, of: floors)
    floorCount = floors.count
  }

  /// Returns the rows with times in both runs, in the order of the later run.
  static func ratios(
    from old: RunReport, to new: RunReport, where isMeant: (BenchmarkResult) -> Bool
  ) -> [StoredComparison.Row] {
    let known = Dictionary(
      old.results.compactMap { result in result.time.map { (result.key, $0) } }
    ) { first, _ in first }
    return new.results.filter(isMeant).compactMap { result in
      guard let time = result.time, let old = known[result.key], old.figure > 0, time.figure > 0
      else { return nil }
      return StoredComparison.Row(key: result.key, old: old, new: time)
    }
  }

  /// A clause stating the range of the drift, and the ratios of the kernel and the floors.
  var text: String {
    let bounds = [range.lowerBound, range.upperBound].map(HumanRatio.precise).distinct { $0 }
    return "the machine's drift of \(bounds.joined(separator: " to ")) (reference kernel "
      + "\(HumanRatio.precise(kernel)), median of \(Words.counted(floorCount, "lower bound")) "
      + "\(HumanRatio.precise(floors)))"
  }

  /// An error stating why the drift cannot be determined.
  struct Unknown: Error, Equatable {
    /// A clause stating which reading is missing.
    let reason: String

    /// The reason, followed by the remedy.
    var text: String {
      "\(reason), so the machine's drift is unknown; repeat both runs with the same scenarios and "
        + "operations, including query or prepare"
    }
  }
}
