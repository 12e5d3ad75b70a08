/// Receiver of consecutive groups: gets the first of them, where it starts, and the extents of
/// all of them; returns whether to go on.
public typealias ExtentBody = (
  _ first: Int, _ start: Subpixels, _ extents: Span<GroupExtent>
) -> Bool

/// Measured groups in ascending order, and their extents.
public typealias MeasuredExtents = ContiguousArray<(index: Int, extent: Subpixels)>

/// Index of the starts of a section's groups, only some of them measured.
///
/// The groups follow one another along an axis. The extent of a group is the distance from
/// its start to the start of the next one. Measured groups have an extent of their own; all
/// others share one estimate.
///
///     estimate 10, measured: 2 → 25, 5 → 0
///
///     group    0    1    2         3    4    5,6  7
///     start       0    10   20        45   55   65   75   (total 85)
///
/// Positions are whole numbers, so the order of measurements, insertions and removals leaves no
/// trace: an index answers bit for bit like one built from scratch.
///
/// An index belongs to one section and is created at the section's first measurement. The engine
/// calls it
///
/// | requirement | how often |
/// |---|---|
/// | `seek` | some times for each query, frame and landing in the section |
/// | `forEach` | once for each query, from the first visible group to the last |
/// | `set` | once for each group that a measured size or a change resizes |
/// | `measure` | once for 64 groups or more, in order, that one `fit` resizes |
/// | `commit` | once behind the sizes of one `fit` in the section |
/// | `fillMeasured` | once for each 40 measured groups of a resize or of `fittedSizes` |
/// | `insert`, `remove` | once for each change to the items of the section |
/// | `estimate` | set once when the section gets another width, and while estimates are learned |
/// | `count`, `measuredCount`, `measuredTotal` | with every answer: O(1) |
///
/// Reads come between `set` and `commit` as well, and between several `set`.
///
/// `work` counts the steps of a call, in ``WorkCounters/indexNodesVisited``: one for each node,
/// block or step of a search, and one for each entry of a scan; never less than zero. The counts
/// are compared between builds, and depend on the calls alone.
///
/// Copies are independent: a change of one is no change of another, whatever they share.
/// `ExtentIndexTrial` in `LayoutStrategies` tries all of this against a plain array.
public protocol ExtentIndex: Sendable {
  /// The name of the index in results.
  static var name: String { get }

  /// Creates an index of unmeasured groups.
  ///
  /// - Parameters:
  ///   - count: The number of groups; not negative.
  ///   - estimate: The extent of each until it is measured; not negative.
  init(count: Int, estimate: Subpixels)

  /// Creates an index of partly measured groups.
  ///
  /// - Parameters:
  ///   - count: The number of groups; not negative.
  ///   - estimate: The extent of each unmeasured group; not negative.
  ///   - measured: The others and their extents, in ascending order.
  init(count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>)

  /// The number of groups.
  var count: Int { get }

  /// The extent of every unmeasured group; setting it moves them all.
  var estimate: Subpixels { get set }

  /// The number of measured groups.
  var measuredCount: Int { get }

  /// The sum of the measured extents alone.
  var measuredTotal: Subpixels { get }

  /// Finds the start and the extent of a group.
  ///
  /// - Parameters:
  ///   - index: The group, or `count` for the end.
  ///   - work: Counts the nodes visited.
  /// - Returns: The group in its place.
  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace

  /// Finds the first group ending at or after an offset.
  ///
  /// Where groups without extent share the offset, the first of them is found. An offset of zero
  /// or less finds the very first group.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first group.
  ///   - work: Counts the nodes visited.
  /// - Returns: The group in its place, or the end if all groups end before the offset.
  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace

  /// Gives groups in order, in batches of extents contiguous in memory.
  ///
  /// - Parameters:
  ///   - seek: The first group.
  ///   - end: Groups starting after this offset are not given.
  ///   - work: Counts the nodes visited.
  ///   - body: Gets the first of some groups, where it starts, and the extents of all of them,
  ///     until it returns `false`.
  /// - Complexity: Finding the first one costs a seek; each takes O(1) on average from there.
  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody)

  /// Writes the measured groups alone, in order.
  ///
  /// - Parameters:
  ///   - places: Gets the groups, until it is full.
  ///   - index: The first group to look at, or `count` for the end.
  ///   - work: Counts the nodes visited.
  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters)

  /// Measures a group, or forgets its extent.
  ///
  /// - Parameters:
  ///   - extent: The extent, not negative; nil to fall back on the estimate.
  ///   - index: The group.
  ///   - work: Counts the nodes visited.
  /// - Returns: The group's previous measured extent.
  @discardableResult
  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) -> Subpixels?

  /// Measures many groups, some of them perhaps measured before.
  ///
  /// By default one after the other, by ``set(_:at:work:)``; an index faster to rebuild from all of
  /// them does so instead.
  ///
  /// - Parameters:
  ///   - groups: The groups, and their extents.
  ///   - work: Counts the nodes visited.
  mutating func measure(_ groups: MeasuredExtents, work: inout WorkCounters)

  /// Does the deferred work of measurements, once for many of them; every answer is right without
  /// it, but may take longer.
  ///
  /// The engine calls it once after the sizes of one `fit` in a section, before the first query.
  ///
  /// - Parameter work: Counts the nodes visited.
  mutating func commit(work: inout WorkCounters)

  /// Inserts unmeasured groups.
  ///
  /// - Parameters:
  ///   - newCount: The number of groups; not negative.
  ///   - index: The group after the new ones; `count` for the end.
  ///   - work: Counts the nodes visited.
  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters)

  /// Removes groups; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The groups; all must exist.
  ///   - work: Counts the nodes visited.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters)
}

extension ExtentIndex {
  /// Creates an index of partly measured groups, by measuring one after the other.
  ///
  /// - Parameters:
  ///   - count: The number of groups; not negative.
  ///   - estimate: The extent of each unmeasured group; not negative.
  ///   - measured: The others and their extents, in ascending order.
  public init(
    count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    var work = WorkCounters()
    for (index, extent) in measured { set(extent, at: index, work: &work) }
  }

  /// Writes the measured groups alone, by looking at every group.
  ///
  /// - Parameters:
  ///   - places: Gets the groups, until it is full.
  ///   - index: The first group to look at, or `count` for the end.
  ///   - work: Counts the nodes visited.
  public func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    forEach(from: .index(index), through: .longest, work: &work) { first, start, extents in
      var start = start
      for number in extents.indices {
        if let extent = extents[number].measured {
          guard !places.isFull else { return false }
          places.append(ExtentPlace(index: first + number, start: start, extent: extent))
        }
        start += extents[number].or(estimate)
      }
      return true
    }
  }

  /// Measures the groups in their order.
  public mutating func measure(_ groups: MeasuredExtents, work: inout WorkCounters) {
    for (index, extent) in groups { set(extent, at: index, work: &work) }
  }

  /// Nothing is put off.
  public mutating func commit(work: inout WorkCounters) {}

  /// The sum of all extents.
  @inlinable
  public var total: Subpixels { measuredTotal + estimate * (count - measuredCount) }
}

/// First group of a scan.
public enum ExtentSeek: Hashable, Sendable {
  /// A group, or the number of groups for the end.
  case index(Int)
  /// The first group ending at or after an offset, or the end if there is none.
  case offset(Subpixels)
}

extension ExtentIndex {
  /// Finds the first group of a scan.
  public func place(_ seek: ExtentSeek, work: inout WorkCounters) -> ExtentPlace {
    switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}

/// Preconditions of every index, with the same messages for all.
extension ExtentIndex {
  /// Stops the process unless an index can have this count and estimate.
  public static func require(count: Int, estimate: Subpixels) {
    precondition(count >= 0, "There cannot be \(count) groups.")
    require(extent: estimate)
  }

  /// Stops the process if an extent is negative.
  public static func require(extent: Subpixels?) {
    guard let extent else { return }
    precondition(extent >= .zero, "A group cannot have the extent \(extent.rawValue).")
  }

  /// Stops the process unless the group is there.
  public func require(group index: Int) {
    precondition(index >= 0 && index < count, "There is no group \(index) among \(count).")
  }

  /// Stops the process unless there is a group here, or the end.
  public func require(boundary index: Int) {
    precondition(
      index >= 0 && index <= count, "Position \(index) is not between 0 and \(count) groups.")
  }

  /// Stops the process unless groups can be inserted here.
  public func require(inserting newCount: Int, at index: Int) {
    precondition(newCount >= 0, "A number of \(newCount) groups cannot be inserted.")
    require(boundary: index)
    precondition(
      !count.addingReportingOverflow(newCount).overflow,
      "There cannot be \(newCount) groups more than \(count).")
  }

  /// Stops the process unless all groups of a range are there.
  public func require(range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The groups \(range) are not all among \(count).")
  }
}
