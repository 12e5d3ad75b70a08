/// A closure that receives a batch of consecutive groups: the index and the start of the first
/// group, and the extents of all groups.
///
/// It returns whether to continue.
public typealias ExtentBody = (
  _ first: Int, _ start: Subpixels, _ extents: Span<GroupExtent>
) -> Bool

/// Measured groups with their extents, in ascending order of their indices.
public typealias MeasuredExtents = ContiguousArray<(index: Int, extent: Subpixels)>

/// An index of the positions of a section's groups, measured or not.
///
/// The groups follow one another along an axis. The extent of a group is the distance from its
/// start to the start of the next group. Each measured group has its own extent; all unmeasured
/// groups share one estimate.
///
///     estimate 10, measured: 2 → 25, 5 → 0
///
///     group    0    1    2         3    4    5,6  7
///     start       0    10   20        45   55   65   75   (total 85)
///
/// Positions are integers, so the order of measurements, insertions and removals does not matter:
/// an index returns the same results, bit for bit, as an index built from scratch.
///
/// An index belongs to one section and is created when the section is first measured. The engine
/// makes these calls:
///
/// | requirement | how often |
/// |---|---|
/// | `seek` | a few times for each query, frame look-up and scroll target in the section |
/// | `forEach` | once for each query, from the first visible group to the last |
/// | `set` | once for each group resized by a measured size or a change |
/// | `measure` | once if one `fit` resizes 64 groups or more, in order |
/// | `commit` | once for each `fit` that changes the section, after all its sizes are set |
/// | `fillMeasured` | once for every 40 measured groups, on a resize or for `fittedSizes` |
/// | `insert`, `remove` | once for each change to the items of the section |
/// | `estimate` | set once when the section gets another width, and while estimates are learned |
/// | `count`, `measuredCount`, `measuredTotal` | for every result, so they must take O(1) |
///
/// The engine may also read the index between `set` and `commit`, and between successive calls to
/// `set`.
///
/// Each call adds its steps to ``WorkCounters/indexNodesVisited``: one for each node, block or step
/// of a search, and one for each entry of a scan. The number must not be negative. Benchmarks
/// compare these counts between builds, so they must depend only on the calls.
///
/// Copies are independent: changing one does not change another, even if they share storage.
/// `ExtentIndexTrial` in `LayoutStrategies` tests all of this against a plain array.
public protocol ExtentIndex: Sendable {
  /// The name of the index in benchmark results.
  static var name: String { get }

  /// Creates an index of unmeasured groups.
  ///
  /// - Parameters:
  ///   - count: The number of groups, at least 0.
  ///   - estimate: The extent of each group until it is measured, at least 0.
  init(count: Int, estimate: Subpixels)

  /// Creates an index of partly measured groups.
  ///
  /// - Parameters:
  ///   - count: The number of groups, at least 0.
  ///   - estimate: The extent of each unmeasured group, at least 0.
  ///   - measured: The measured groups with their extents, in ascending order.
  init(count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>)

  /// The number of groups.
  var count: Int { get }

  /// The extent of every unmeasured group; setting it moves all groups after the first unmeasured
  /// one.
  var estimate: Subpixels { get set }

  /// The number of measured groups.
  var measuredCount: Int { get }

  /// The sum of the extents of the measured groups.
  var measuredTotal: Subpixels { get }

  /// Finds the start and the extent of a group.
  ///
  /// - Parameters:
  ///   - index: The index of the group, or `count` for the end.
  ///   - work: The counters for visited nodes.
  /// - Returns: The start of the group and, if it has been measured, its extent.
  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace

  /// Finds the first group ending at or after an offset.
  ///
  /// If several groups of zero extent lie at the offset, the first of them is found. An offset of
  /// zero or less finds the first group of the section.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first group.
  ///   - work: The counters for visited nodes.
  /// - Returns: The position of the group, or the end if all groups end before the offset.
  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace

  /// Calls a closure with groups in order, in batches whose extents are contiguous in memory.
  ///
  /// - Parameters:
  ///   - seek: The position of the first group.
  ///   - end: The last position where a group may start and still be included, measured from the
  ///     start of the first group.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that receives the index of the first group of a batch, its start, and the
  ///     extents of the groups in the batch. It is called until it returns `false`.
  /// - Complexity: Finding the first group takes the time of a seek; each further group takes O(1)
  ///   on average.
  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody)

  /// Appends the positions of measured groups to a buffer, in order.
  ///
  /// - Parameters:
  ///   - places: The buffer for the positions; the method returns when it is full or no group
  ///     remains.
  ///   - index: The first group to consider, or `count` for the end.
  ///   - work: The counters for visited nodes.
  func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters)

  /// Sets the measured extent of a group, or discards it if the new extent is `nil`.
  ///
  /// - Parameters:
  ///   - extent: The non-negative extent, or `nil` to return to the estimate.
  ///   - index: The index of the group in the section, from 0 to `count - 1`.
  ///   - work: The counters for visited nodes.
  /// - Returns: The previous measured extent of the group, or `nil` if it had none.
  @discardableResult
  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) -> Subpixels?

  /// Sets the measured extents of many groups, replacing any earlier measurements.
  ///
  /// By default, the groups are measured one after another with ``set(_:at:work:)``. An index that
  /// can be rebuilt faster from all its groups does so instead.
  ///
  /// - Parameters:
  ///   - groups: The groups and their extents, in ascending order.
  ///   - work: The counters for visited nodes.
  mutating func measure(_ groups: MeasuredExtents, work: inout WorkCounters)

  /// Performs the work that earlier measurements have deferred.
  ///
  /// Results are correct without this call, but may take longer to compute. The engine calls this
  /// method once for each `fit` and section, after it has set the extents and before the first
  /// query.
  ///
  /// - Parameter work: The counters for visited nodes.
  mutating func commit(work: inout WorkCounters)

  /// Inserts unmeasured groups.
  ///
  /// - Parameters:
  ///   - newCount: The number of groups, at least 0.
  ///   - index: The index of the first new group; `count` to insert them at the end.
  ///   - work: The counters for visited nodes.
  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters)

  /// Removes groups, lowering the indices of all later groups.
  ///
  /// - Parameters:
  ///   - range: The groups to remove; all of them must exist.
  ///   - work: The counters for visited nodes.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters)
}

extension ExtentIndex {
  /// Creates an index of partly measured groups by setting one extent after another.
  ///
  /// - Parameters:
  ///   - count: The number of groups, at least 0.
  ///   - estimate: The extent of each unmeasured group, at least 0.
  ///   - measured: The measured groups with their extents, in ascending order.
  public init(
    count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    var work = WorkCounters()
    for (index, extent) in measured { set(extent, at: index, work: &work) }
  }

  /// Appends the positions of measured groups to a buffer, by examining every group.
  ///
  /// - Parameters:
  ///   - places: The buffer for the positions; the method returns when it is full or no group
  ///     remains.
  ///   - index: The first group to consider, or `count` for the end.
  ///   - work: The counters for visited nodes.
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

  /// Sets the measured extents of the groups one after another, in order.
  public mutating func measure(_ groups: MeasuredExtents, work: inout WorkCounters) {
    for (index, extent) in groups { set(extent, at: index, work: &work) }
  }

  /// Does nothing: by default, an index defers no work.
  public mutating func commit(work: inout WorkCounters) {}

  /// The sum of the extents of all groups, measured or estimated.
  @inlinable
  public var total: Subpixels { measuredTotal + estimate * (count - measuredCount) }
}

/// The starting position of a scan over groups.
public enum ExtentSeek: Hashable, Sendable {
  /// The group at the given index, or the end if the index equals the number of groups.
  case index(Int)
  /// The first group ending at or after an offset, or the end if no group does.
  case offset(Subpixels)
}

extension ExtentIndex {
  /// Returns the position of the first group of a scan.
  public func place(_ seek: ExtentSeek, work: inout WorkCounters) -> ExtentPlace {
    switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}

/// Preconditions that every index checks, shared so that all indexes print the same messages.
extension ExtentIndex {
  /// Traps if the count or the estimate of an index is negative.
  public static func require(count: Int, estimate: Subpixels) {
    precondition(count >= 0, "There cannot be \(count) groups.")
    require(extent: estimate)
  }

  /// Traps if an extent is negative.
  public static func require(extent: Subpixels?) {
    guard let extent else { return }
    precondition(extent >= .zero, "A group's extent must not be negative: \(extent.rawValue).")
  }

  /// Traps if no group has the given index.
  public func require(group index: Int) {
    precondition(
      index >= 0 && index < count, "Group \(index) is out of bounds: there are \(count) groups.")
  }

  /// Traps unless an index is from 0 to `count`, which stands for the end.
  public func require(boundary index: Int) {
    precondition(
      index >= 0 && index <= count,
      "Position \(index) must be from 0 to \(count), the number of groups.")
  }

  /// Traps if the number of new groups is negative or too large, or if the index is out of bounds.
  public func require(inserting newCount: Int, at index: Int) {
    precondition(newCount >= 0, "The number of new groups must not be negative: \(newCount).")
    require(boundary: index)
    precondition(
      !count.addingReportingOverflow(newCount).overflow,
      "There are too many groups: \(count) existing and \(newCount) new ones.")
  }

  /// Traps if a range contains the index of a group that does not exist.
  public func require(range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The groups \(range) must be within 0..<\(count).")
  }
}
