/// Searches in a block: by a guess, prefix sums up to there, and single steps from there on.
///
/// Neighbours are about equally long in most lists, so the guess is at most a few entries off. The
/// prefix sums begin at the nearer end, as the sums over the whole block are known.
extension ExtentBlock {
  /// Finds the last entry before which a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, from the start of the block, which reaches it.
  ///   - measure: The measure: the number of instances, or the sum of their extents with estimates.
  ///   - totals: The sums over the block.
  /// - Returns: The entry and the sums before it.
  @inline(__always)
  func find<Measure: SumMeasure>(
    below target: Int64, by measure: Measure, totals: Sums
  ) -> (index: Int, entry: ExtentEntry, before: Sums) {
    if !Measure.isComputed, totals.weight == 0 {
      // Without gaps an instance has the number of its entry.
      let index = Int(truncatingIfNeeded: target &- 1)
      return (index, self[index], sums(before: index, totals: totals))
    }
    var index = guess(target &- 1, of: measure.value(of: totals), among: totals.measured)
    var before = sums(before: index, totals: totals)
    while measure.value(of: before) >= target {
      index &-= 1
      before = before - self[index].sums
    }
    while true {
      let entry = self[index]
      let next = before &+ entry.sums
      if measure.value(of: next) >= target { return (index, entry, before) }
      before = next
      index &+= 1
    }
  }

  /// Guesses which entry has a unit.
  @inline(__always)
  private func guess(_ unit: Int64, of units: Int64, among count: Int) -> Int {
    min(Int(Float(unit) / Float(units) * Float(count)), count &- 1)
  }

  /// The sums before an entry.
  @inline(__always)
  private func sums(before index: Int, totals: Sums) -> Sums {
    let count = totals.measured
    return index < count / 2
      ? sums(0..<index, hasGaps: totals.weight > 0)
      : totals - sums(index..<count, hasGaps: totals.weight > 0)
  }

  var total: Sums { sums(0..<count) }

  /// The sums over some entries, in a loop that the optimiser vectorises.
  ///
  /// - Parameters:
  ///   - range: The entries.
  ///   - hasGaps: Whether some instances of the block are unmeasured.
  /// - Returns: The sums.
  @inline(__always)
  func sums(_ range: Range<Int>, hasGaps: Bool = true) -> Sums {
    var sums = Sums(count: range.count)
    if isWide {
      for index in range {
        sums.weight &+= self[index].gap
        sums.extent += self[index].extent
      }
    } else {
      let words = words.span.extracting(range)
      for index in 0..<words.count { sums.extent += ExtentEntry(packed: words[index]).extent }
      guard hasGaps else { return sums }
      for index in 0..<words.count { sums.weight &+= ExtentEntry(packed: words[index]).gap }
    }
    sums.count &+= sums.weight
    return sums
  }
}
