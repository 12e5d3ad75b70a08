/// Block of an ``ExtentTree``: up to 124 entries in an array, which copies of the tree share.
///
/// An entry is a word. Where one does not fit, because its gap or its extent is too long, the whole
/// block goes over to two words for each entry, behind a word that marks this wide form.
///
/// The array grows by a few entries at a time and shrinks again, so a block never holds much more
/// memory than it uses. With the array's own 32 bytes, a full block has 1,024 bytes.
struct ExtentBlock: SumBlock {
  /// The largest number of entries.
  static var capacity: Int { NodeLimit.elements(124) }

  /// The number of words by which a block grows.
  private static let growth = 16

  /// The largest number of words that a block leaves unused, as far as the allocator has room for
  /// exactly as many as are requested.
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
    ExtentEntry(index, isWide: isWide) { words[$0] }
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
    words.insert(
      contentsOf: [UInt64(entry.gap), UInt64(entry.extent.rawValue)], at: 2 * index + 1)
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
  /// An array that grew by itself would double. Together with its own four words, its memory grows
  /// by a step that allocators have sizes for, so that a full block leaves nothing unused.
  mutating func reserve(_ count: Int) {
    guard count > words.capacity else { return }
    let step = count > Self.growth ? Self.growth : 4
    words.reserveCapacity((count + 4 + step - 1) / step * step - 4)
  }
}
