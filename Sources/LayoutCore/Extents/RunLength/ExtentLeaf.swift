/// Up to eighty entries that follow one another, in an allocation of their own.
///
/// A leaf grows by a few entries at a time and shrinks as they go, so it never holds much more
/// memory than it uses.
struct ExtentLeaf: Sendable {
  /// How many entries a leaf keeps.
  static let capacity = 80

  /// How many entries a leaf may have between a change and its split: a change within a run makes
  /// up to three entries of one.
  private static let mostEntries = capacity + 2

  /// How many entries a leaf grows by.
  ///
  /// With the array's own 32 bytes, a full leaf takes 1016 bytes; allocators have sizes of 1024
  /// bytes, and of 128 less, 256 less and so on.
  private static let growth = 10

  /// How much room a leaf may have that it does not use: what it grows by, and what the allocator
  /// adds to that.
  static let mostSlack = 2 * growth

  private(set) var entries: [ExtentEntry] = []

  // MARK: Changes

  /// Measures an instance again.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  ///   - extent: The extent.
  /// - Returns: By how much the extent changes, or nil if it was not measured before and still is
  ///   not.
  mutating func replaceExtent(at position: Int, in slot: ExtentSlot, by extent: Subpixels)
    -> Subpixels?
  {
    let (index, offset) = find(position, in: slot)
    let entry = entries[index]
    guard let old = entry.extent, offset == entry.unmeasured else { return nil }
    entries[index] = ExtentEntry(gap: offset, extent: extent)
    return extent - old
  }

  /// Measures an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  ///   - extent: The extent.
  /// - Returns: What this does to the leaf.
  mutating func measure(_ position: Int, in slot: ExtentSlot, extent: Subpixels)
    -> ExtentTree.Effect
  {
    let (index, offset) = find(position, in: slot)
    let entry = entries[index]
    if let old = entry.extent, offset == entry.unmeasured {
      entries[index] = ExtentEntry(gap: offset, extent: extent)
      return ExtentTree.Effect(difference: ExtentSummary(sum: extent - old))
    }
    setGap(entry.unmeasured - offset - 1, at: index)
    insert(ExtentEntry(gap: 0, extent: extent), at: index)
    setGap(offset, at: index)
    return ExtentTree.Effect(
      difference: ExtentSummary(unmeasured: -1, sum: extent), inserted: index)
  }

  /// Measures an instance behind all others.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - gap: How many unmeasured instances are between.
  /// - Returns: What this does to the leaf.
  mutating func append(_ extent: Subpixels, behind gap: Int) -> ExtentTree.Effect {
    let index = entries.count
    insert(ExtentEntry(gap: 0, extent: extent), at: index)
    setGap(gap, at: index)
    return ExtentTree.Effect(
      difference: ExtentSummary(instances: gap + 1, unmeasured: gap, sum: extent), inserted: index)
  }

  /// Makes the unmeasured run around or right before an instance longer or shorter.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  ///   - difference: How many instances come in; less than zero for how many go.
  /// - Returns: What this does to the leaf.
  mutating func stretch(_ position: Int, in slot: ExtentSlot, by difference: Int)
    -> ExtentTree.Effect
  {
    let index = find(position, in: slot).index
    let count = entries.count
    setGap(entries[index].unmeasured + difference, at: index)
    if index > 0 { settleRun(at: index - 1) }
    return ExtentTree.Effect(
      difference: ExtentSummary(instances: difference, unmeasured: difference),
      inserted: entries.count > count ? index : nil)
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  ///
  /// - Parameters:
  ///   - range: The instances, counted from the first of the leaf.
  ///   - slot: What the branch above knows of the leaf.
  /// - Returns: What the entries added to the sums.
  mutating func removeEntries(_ range: Range<Int>, in slot: ExtentSlot) -> ExtentSummary {
    var removed = ExtentSummary()
    let first = find(range.lowerBound, in: slot).index
    var end = first
    while removed.instances < range.count {
      removed += entries[end].summary
      end += 1
    }
    entries.removeSubrange(first..<end)
    shrink()
    return removed
  }

  /// Takes the first entries of the leaf behind.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - next: The leaf behind.
  /// - Returns: What the entries add to the sums.
  mutating func takeFirst(_ count: Int, of next: inout ExtentLeaf) -> ExtentSummary {
    let moved = next.entries[..<count]
    reserve(entries.count + count)
    entries.append(contentsOf: moved)
    let summary = moved.reduce(into: ExtentSummary()) { $0 += $1.summary }
    next.entries.removeSubrange(..<count)
    next.shrink()
    return summary
  }

  /// Takes the last entries of the leaf before.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - previous: The leaf before.
  /// - Returns: What the entries add to the sums.
  mutating func takeLast(_ count: Int, of previous: inout ExtentLeaf) -> ExtentSummary {
    let moved = previous.entries.suffix(count)
    reserve(entries.count + count)
    entries.insert(contentsOf: moved, at: 0)
    let summary = moved.reduce(into: ExtentSummary()) { $0 += $1.summary }
    previous.entries.removeLast(count)
    previous.shrink()
    return summary
  }
}

// MARK: Entries

extension ExtentLeaf {
  /// Sets how many instances are unmeasured in an entry, and gives the entry the shape that suits.
  private mutating func setGap(_ gap: Int, at index: Int) {
    guard let extent = entries[index].extent else {
      entries[index] = ExtentEntry(run: gap)
      settleRun(at: index)
      return
    }
    let fits = gap <= ExtentEntry.longestGap
    entries[index] = ExtentEntry(gap: fits ? gap : 0, extent: extent)
    if !fits { insert(ExtentEntry(run: gap), at: index) }
  }

  /// Removes a run, if there is one here, that fits into the entry behind or that is empty.
  private mutating func settleRun(at index: Int) {
    guard entries[index].isRun else { return }
    if entries[index].unmeasured > 0 {
      guard index + 1 < entries.count else { return }
      let next = entries[index + 1]
      let gap = entries[index].unmeasured + next.unmeasured
      guard next.isRun || gap <= ExtentEntry.longestGap else { return }
      entries[index + 1] =
        next.extent.map { ExtentEntry(gap: gap, extent: $0) } ?? ExtentEntry(run: gap)
    }
    entries.remove(at: index)
  }

  private mutating func insert(_ entry: ExtentEntry, at index: Int) {
    if entries.count == entries.capacity {
      reserve(min(entries.count + Self.growth, Self.mostEntries))
    }
    entries.insert(entry, at: index)
  }

  /// Makes room for a number of entries and no more: an array that grows by itself would double.
  private mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
  }

  /// Gives memory back where much of it is not in use.
  private mutating func shrink() {
    guard entries.capacity - entries.count > Self.growth else { return }
    var fitting: [ExtentEntry] = []
    fitting.reserveCapacity(entries.count)
    fitting.append(contentsOf: entries)
    entries = fitting
  }
}
