/// Searches in a block: by a guess, prefix sums up to there, and single steps from there on.
///
/// Neighbours are about equally long in most lists, so the guess is at most a few entries off. The
/// prefix sums begin at the nearer end, as the sums over the whole block are known.
extension ExtentBlock {
  /// Finds the entry that has a goal.
  ///
  /// - Parameters:
  ///   - target: The goal, seen from the start of the block, which has it.
  ///   - totals: The sums over the block.
  /// - Returns: The entry and the sums in front of it.
  @inline(__always)
  func find(
    _ target: some ExtentTarget, totals: ExtentSummary
  ) -> (index: Int, entry: ExtentEntry, before: ExtentSummary) {
    if let index = target.entry(in: totals) {
      return (index, self[index], summary(before: index, totals: totals))
    }
    let unit = target.unit
    var index = guess(unit, of: target.units(totals), among: totals.measured)
    var before = summary(before: index, totals: totals)
    while target.units(before) > unit {
      index &-= 1
      before -= self[index].summary
    }
    while true {
      let entry = self[index]
      let next = before + entry.summary
      if target.units(next) > unit { return (index, entry, before) }
      before = next
      index &+= 1
    }
  }

  /// Guesses which entry has a unit.
  @inline(__always)
  private func guess(_ unit: Int64, of units: Int64, among count: Int) -> Int {
    min(Int(Float(unit) / Float(units) * Float(count)), count &- 1)
  }

  /// The sums in front of an entry.
  @inline(__always)
  private func summary(before index: Int, totals: ExtentSummary) -> ExtentSummary {
    let count = totals.measured
    return index < count / 2
      ? summary(0..<index, hasGaps: totals.unmeasured > 0)
      : totals - summary(index..<count, hasGaps: totals.unmeasured > 0)
  }

  /// The sums over some entries, in a loop that the optimiser vectorises.
  ///
  /// - Parameters:
  ///   - range: The entries.
  ///   - hasGaps: Whether some instances of the block are unmeasured.
  /// - Returns: The sums.
  @inline(__always)
  func summary(_ range: Range<Int>, hasGaps: Bool = true) -> ExtentSummary {
    var sums = ExtentSummary(instances: range.count)
    if isWide {
      for index in range {
        sums.unmeasured &+= self[index].gap
        sums.sum += self[index].extent
      }
    } else {
      let words = words.span.extracting(range)
      for index in 0..<words.count { sums.sum += ExtentEntry(packed: words[index]).extent }
      guard hasGaps else { return sums }
      for index in 0..<words.count { sums.unmeasured &+= ExtentEntry(packed: words[index]).gap }
    }
    sums.instances &+= sums.unmeasured
    return sums
  }
}
