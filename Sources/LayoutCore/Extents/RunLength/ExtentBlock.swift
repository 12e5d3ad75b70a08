/// Block of an ``ExtentTree``: up to 124 entries in an array shared by copies of the tree.
///
/// An entry is a word. If one does not fit, because its gap or its extent is too long, the whole
/// block switches to two words for each entry, after a marker word of this wide form.
///
/// The array grows by a few entries at a time and shrinks again, so a block never holds much more
/// memory than it uses. With the array's own 32 bytes, a full block has 1,024 bytes.
struct ExtentBlock: SumBlock {
  /// The largest number of entries.
  static var capacity: Int { NodeLimit.elements(124) }

  /// The growth of a block, in words.
  private static let growth = 16

  /// The largest number of unused words in a block, if the allocator has room for exactly the
  /// requested number.
  static let mostUnused = 2 * growth

  /// The packed entries, or a mark and then the gap and the extent of each entry.
  private(set) var words: ContiguousArray<UInt64> = []

  /// Whether entries have two words each.
  @inline(__always)
  var isWide: Bool { !words.isEmpty && words[0] == ExtentEntry.mark }

  /// The number of entries.
  @inline(__always)
  var count: Int { isWide ? words.count / 2 : words.count }

  @inline(__always)
  subscript(index: Int) -> ExtentEntry {
    guard isWide else { return ExtentEntry(packed: words[index]) }
    let (gap, extent) = (words[2 &* index &+ 1], words[2 &* index &+ 2])
    return ExtentEntry(
      gap: Int(truncatingIfNeeded: gap),
      extent: Subpixels(rawValue: Int64(truncatingIfNeeded: extent)))
  }

  /// Reads the extents of the entries from one on, all packed and without gaps: then the words are
  /// the extents themselves.
  @inline(__always)
  func withExtents<Value>(from first: Int, _ body: (Span<GroupExtent>) -> Value) -> Value {
    words.span.extracting(first...).withElements(as: GroupExtent.self, body)
  }

  // MARK: Changes

  @inline(__always)
  mutating func replace(_ index: Int, by entry: ExtentEntry) {
    guard entry.isPackable, !isWide else { return replaceWide(index, by: entry) }
    words[index] = entry.packed
  }

  @inline(never)
  private mutating func replaceWide(_ index: Int, by entry: ExtentEntry) {
    widen()
    words[2 * index + 1] = UInt64(entry.gap)
    words[2 * index + 2] = UInt64(entry.extent.rawValue)
  }

  /// Adds an entry behind all others.
  @inline(__always)
  mutating func append(_ entry: ExtentEntry) {
    guard words.count < words.capacity, entry.isPackable, !isWide else {
      return insert(entry, at: count)
    }
    words.append(entry.packed)
  }

  /// Inserts an entry in front of another one, or at the end.
  mutating func insert(_ entry: ExtentEntry, at index: Int) {
    let isWide = isWide || !entry.isPackable
    if isWide { widen() }
    reserve(words.count + (isWide ? 2 : 1))
    guard isWide else {
      // Most are at the end, where nothing has to make room.
      if index == words.count {
        words.append(entry.packed)
      } else {
        words.insert(entry.packed, at: index)
      }
      return
    }
    words.insert(contentsOf: [UInt64(entry.gap), UInt64(entry.extent.rawValue)], at: 2 * index + 1)
  }

  /// Removes entries.
  mutating func remove(_ range: Range<Int>) {
    if isWide {
      words.removeSubrange(2 * range.lowerBound + 1..<2 * range.upperBound + 1)
    } else {
      words.removeSubrange(range)
    }
    tidy()
  }

  /// Splits the block where an entry starts.
  mutating func split(at unit: Int) -> ExtentBlock {
    var rest = ExtentBlock()
    Self.divide(&self, &rest, leftCount: boundary(unit, totals: total).index)
    return rest
  }

  static func divide(_ left: inout ExtentBlock, _ right: inout ExtentBlock, leftCount: Int) {
    let isWide = left.isWide || right.isWide
    if isWide {
      left.widen()
      right.widen()
    }
    let all = isWide ? left.words + right.words.dropFirst() : left.words + right.words
    let middle = isWide ? 2 * leftCount + 1 : leftCount
    left.words = ContiguousArray(all[..<middle])
    right.words = ContiguousArray((isWide ? [ExtentEntry.mark] : []) + all[middle...])
    left.tidy()
    right.tidy()
  }

  /// Goes over to two words for each entry.
  private mutating func widen() {
    guard !isWide else { return }
    var wide: ContiguousArray<UInt64> = [ExtentEntry.mark]
    wide.reserveCapacity(1 + 2 * words.count + 2)
    for word in words {
      let entry = ExtentEntry(packed: word)
      wide.append(UInt64(entry.gap))
      wide.append(UInt64(entry.extent.rawValue))
    }
    words = wide
  }

  /// Goes back to one word for each entry if all fit, and gives unused memory back.
  private mutating func tidy() {
    if isWide, (0..<count).allSatisfy({ self[$0].isPackable }) {
      words = ContiguousArray((0..<count).map { self[$0].packed })
    }
    guard words.capacity - words.count > Self.mostUnused else { return }
    // A copy would share the memory, so the words are moved one by one.
    let all = words
    words = []
    reserve(all.count)
    words.append(contentsOf: all)
  }

  /// Makes room for a number of words.
  ///
  /// An array growing by itself would double. Together with its own four words, its memory grows in
  /// steps of allocator sizes, so a full block leaves nothing unused.
  mutating func reserve(_ count: Int) {
    guard count > words.capacity else { return }
    let step = count > Self.growth ? Self.growth : 4
    words.reserveCapacity((count + 4 + step - 1) / step * step - 4)
  }
}

/// Searches in a block: by a guess, prefix sums up to there, and single steps from there on.
///
/// Neighbours are about equally long in most lists, so the guess is at most a few entries off. The
/// prefix sums begin at the nearer end, as the sums over the whole block are known.
extension ExtentBlock {
  /// Finds the last entry whose preceding sum of a measure is below a target.
  ///
  /// - Parameters:
  ///   - target: The target, from the start of the block; the block reaches it.
  ///   - measure: The measure: the number of groups, or the sum of their extents with estimates.
  ///   - totals: The sums over the block.
  /// - Returns: The entry and the sums before it.
  @inline(__always)
  func find<Measure: SumMeasure>(
    below target: Int64, by measure: Measure, totals: Sums
  ) -> (index: Int, entry: ExtentEntry, before: Sums) {
    if !Measure.isComputed, totals.weight == 0 {
      // Without gaps a group has the number of its entry.
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

  /// Guesses the entry of a unit.
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

  /// Returns the sums over some entries, in a vectorised loop.
  ///
  /// - Parameters:
  ///   - range: The entries.
  ///   - hasGaps: Whether some groups of the block are unmeasured.
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

extension ExtentBlock {
  /// Measures a group; the block may have an entry too many then.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - group: The group, counted from the first of the block; perhaps after all others.
  ///   - totals: The sums over the block.
  ///   - previous: Gets the group's previous measured extent.
  /// - Returns: The change.
  @inline(__always)
  mutating func measure(
    _ extent: Subpixels, at group: Int, totals: Sums, previous: inout Subpixels?
  ) -> SumBlockChange {
    guard group < totals.count else {
      return insert(ExtentEntry(gap: group - totals.count, extent: extent), inGapOf: count)
    }
    let (index, old, before) = find(below: Int64(group) &+ 1, by: CountMeasure(), totals: totals)
    let new = ExtentEntry(gap: group &- before.count, extent: extent)
    guard old.gap == new.gap else { return insert(new, inGapOf: index) }
    replace(index, by: new)
    previous = old.extent
    return (Sums(extent: extent - old.extent), nil)
  }

  /// Inserts an entry into the gap of another one, or behind the last one.
  @inline(never)
  private mutating func insert(_ new: ExtentEntry, inGapOf index: Int) -> SumBlockChange {
    var difference = new.sums
    if index < count {
      var rest = self[index]
      rest.gap -= new.gap + 1
      replace(index, by: rest)
      difference = Sums(weight: -1, extent: new.extent)
    }
    insert(new, at: index)
    return (difference, index)
  }

  /// Makes the unmeasured run around or right in front of a group longer, or shorter if less
  /// than zero.
  mutating func lengthenGap(by count: Int, at group: Int, totals: Sums) -> SumBlockChange {
    var (index, entry, _) = find(below: Int64(group) + 1, by: CountMeasure(), totals: totals)
    entry.gap += count
    replace(index, by: entry)
    return (Sums(count: count, weight: count), nil)
  }

  /// Removes the entries of a range of groups; the range starts and ends at entry boundaries.
  ///
  /// - Parameters:
  ///   - range: The groups, counted from the first of the block.
  ///   - totals: The sums over the block.
  /// - Returns: The change; `nil` if some of the groups are behind the block.
  mutating func removeEntries(_ range: Range<Int>, totals: Sums) -> SumBlockChange {
    guard range.upperBound <= totals.count else { return nil }
    let first = boundary(range.lowerBound, totals: totals)
    let end = boundary(range.upperBound, totals: totals)
    remove(first.index..<end.index)
    return (first.before - end.before, nil)
  }

  /// Finds the entry starting at a group, or the end.
  func boundary(_ group: Int, totals: Sums) -> (index: Int, before: Sums) {
    guard group < totals.count else { return (count, totals) }
    let found = find(below: Int64(group) + 1, by: CountMeasure(), totals: totals)
    return (found.index, found.before)
  }
}
