/// A block of an ``ExtentTree``: up to 124 entries in an array shared by copies of the tree.
///
/// An entry takes one word. If an entry does not fit because its gap or its extent is too long, the
/// whole block switches to a wide form: a marker word, and then two words for each entry.
///
/// The array grows by a few entries at a time and shrinks again, so a block never holds much more
/// memory than it uses. Including the 32 bytes of the array's header, a full block takes 1,024
/// bytes.
struct ExtentBlock: SumBlock {
  /// The maximum number of entries in a block: with the array's header, they fill 1,024 bytes.
  static var capacity: Int { NodeLimit.elements(124) }

  /// The number of words by which a block's storage grows once the block has more words than this.
  private static let growth = 16

  /// The maximum number of unused words in a block, not counting words that the allocator adds to
  /// the requested capacity.
  static let maxUnused = 2 * growth

  /// The packed entries or, in the wide form, a marker followed by the gap and the extent of each
  /// entry.
  private(set) var words: ContiguousArray<UInt64> = []

  /// Whether the block has the wide form, with two words for each entry.
  @inline(__always)
  var isWide: Bool { !words.isEmpty && words[0] == ExtentEntry.mark }

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

  /// Calls a closure with the extents of all entries starting at an index.
  ///
  /// The block must be packed and have no gaps, so that each word is an extent.
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

  /// Appends an entry after all existing entries.
  @inline(__always)
  mutating func append(_ entry: ExtentEntry) {
    guard words.count < words.capacity, entry.isPackable, !isWide else {
      return insert(entry, at: count)
    }
    words.append(entry.packed)
  }

  /// Inserts an entry at an index, converting the block to the wide form if the entry needs it.
  mutating func insert(_ entry: ExtentEntry, at index: Int) {
    let isWide = isWide || !entry.isPackable
    if isWide { widen() }
    reserve(words.count + (isWide ? 2 : 1))
    guard isWide else {
      // Most entries are inserted at the end, where no words have to be moved.
      if index == words.count {
        words.append(entry.packed)
      } else {
        words.insert(entry.packed, at: index)
      }
      return
    }
    words.insert(contentsOf: [UInt64(entry.gap), UInt64(entry.extent.rawValue)], at: 2 * index + 1)
  }

  /// Removes a range of entries and releases memory the block no longer needs.
  mutating func remove(_ range: Range<Int>) {
    if isWide {
      words.removeSubrange(2 * range.lowerBound + 1..<2 * range.upperBound + 1)
    } else {
      words.removeSubrange(range)
    }
    packIfPossible()
  }

  /// Splits the block before the entry that begins with the given group, and returns the second
  /// part.
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
    left.packIfPossible()
    right.packIfPossible()
  }

  /// Converts the block to the wide form, with two words for each entry.
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

  /// Converts the block back to the packed form if every entry fits into one word, and releases
  /// unused memory.
  private mutating func packIfPossible() {
    if isWide, (0..<count).allSatisfy({ self[$0].isPackable }) {
      words = ContiguousArray((0..<count).map { self[$0].packed })
    }
    guard words.capacity - words.count > Self.maxUnused else { return }
    // A plain copy would share the memory, so the words are moved to a new array.
    let all = words
    words = []
    reserve(all.count)
    words.append(contentsOf: all)
  }

  /// Reserves capacity for a number of words.
  ///
  /// By default, an array doubles its capacity. Here the capacity grows in small steps. With the
  /// four words of the array's header, each step matches a size class of the allocator, so a full
  /// block wastes no memory.
  mutating func reserve(_ count: Int) {
    guard count > words.capacity else { return }
    let step = count > Self.growth ? Self.growth : 4
    words.reserveCapacity((count + 4 + step - 1) / step * step - 4)
  }
}

/// Methods that find an entry: they guess its index, compute the sums before it, and then correct
/// the guess in single steps.
///
/// In most lists, neighbouring groups are about equally long, so the guess is wrong by at most a
/// few entries. The prefix sums are computed from the nearer end, because the sums over the whole
/// block are known.
extension ExtentBlock {
  /// Finds the last entry that begins before a target.
  ///
  /// - Parameters:
  ///   - target: The value to search for, counted from the start of the block; at most the measure
  ///     of the whole block.
  ///   - measure: The quantity to search by: the number of groups, or the sum of their extents
  ///     including estimates.
  ///   - totals: The sums over the whole block.
  /// - Returns: The entry, its index and the sums before it.
  @inline(__always)
  func find<Measure: SumMeasure>(
    below target: Int64, by measure: Measure, totals: Sums
  ) -> (index: Int, entry: ExtentEntry, before: Sums) {
    if !Measure.isComputed, totals.weight == 0 {
      // Without gaps, the number of a group is the index of its entry.
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

  /// Guesses the index of the entry that contains the given unit, as if all entries were equally
  /// large.
  ///
  /// A unit is a group or a subpixel, depending on the measure.
  @inline(__always)
  private func guess(_ unit: Int64, of units: Int64, among count: Int) -> Int {
    min(Int(Float(unit) / Float(units) * Float(count)), count &- 1)
  }

  /// Returns the sums over all entries before the entry at an index.
  @inline(__always)
  private func sums(before index: Int, totals: Sums) -> Sums {
    let count = totals.measured
    return index < count / 2
      ? sums(0..<index, hasGaps: totals.weight > 0)
      : totals - sums(index..<count, hasGaps: totals.weight > 0)
  }

  var total: Sums { sums(0..<count) }

  /// Returns the sums over a range of entries, computed in a vectorised loop.
  ///
  /// - Parameters:
  ///   - range: The indices of the entries in the block.
  ///   - hasGaps: Whether the block contains unmeasured groups.
  /// - Returns: The total count, weight and extent of the entries.
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
  /// Sets the measured extent of a group.
  ///
  /// Afterwards, the block may have one entry more than its capacity.
  ///
  /// - Parameters:
  ///   - extent: The measured extent of the group.
  ///   - group: The group, counted from the first group of the block; it may lie after all groups
  ///     of the block.
  ///   - totals: The sums over the whole block.
  ///   - previous: Set to the previous measured extent of the group, if it had one.
  /// - Returns: The change to the block's sums, and the index of the new entry, if there is one.
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

  /// Inserts an entry into the run of unmeasured groups before another entry, or after the last
  /// entry.
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

  /// Lengthens the run of unmeasured groups at or immediately before a group.
  ///
  /// A negative count shortens the run.
  mutating func lengthenGap(by count: Int, at group: Int, totals: Sums) -> SumBlockChange {
    var (index, entry, _) = find(below: Int64(group) + 1, by: CountMeasure(), totals: totals)
    entry.gap += count
    replace(index, by: entry)
    return (Sums(count: count, weight: count), nil)
  }

  /// Removes the entries in a range of groups; the range must start and end at the boundaries of
  /// entries.
  ///
  /// - Parameters:
  ///   - range: The groups, counted from the first group of the block.
  ///   - totals: The sums over the whole block.
  /// - Returns: The change, or `nil` if some of the groups lie after the block.
  mutating func removeEntries(_ range: Range<Int>, totals: Sums) -> SumBlockChange {
    guard range.upperBound <= totals.count else { return nil }
    let first = boundary(range.lowerBound, totals: totals)
    let end = boundary(range.upperBound, totals: totals)
    remove(first.index..<end.index)
    return (first.before - end.before, nil)
  }

  /// Finds the entry beginning with a group, or the end if the group lies after the block.
  func boundary(_ group: Int, totals: Sums) -> (index: Int, before: Sums) {
    guard group < totals.count else { return (count, totals) }
    let found = find(below: Int64(group) + 1, by: CountMeasure(), totals: totals)
    return (found.index, found.before)
  }
}
