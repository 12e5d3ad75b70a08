/// Where the group instances of one section start, while only some of them have been measured.
///
/// The instances follow one another along an axis. Each takes an extent: how far after its start
/// the next one starts. Those that have been measured have their own; all others share one
/// estimate.
///
///     estimate 10, measured: 2 → 25, 5 → 0
///
///     instance    0    1    2         3    4    5,6  7
///     start       0    10   20        45   55   65   75   (total 85)
///
/// Positions are whole numbers, so the order in which instances were measured, inserted and removed
/// leaves no trace: an index answers bit for bit as one that was built afresh.
public protocol ExtentIndex: Sendable {
  /// The name by which results list this way of answering.
  static var name: String { get }

  /// Makes an index of instances none of which has been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each until it is measured; not negative.
  init(count: Int, estimate: Subpixels)

  /// Makes an index of instances some of which have been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each that has not been measured; not negative.
  ///   - measured: The others and their extents, in ascending order.
  init(
    count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>)

  /// How many instances there are.
  var count: Int { get }

  /// The extent of every instance that has not been measured; setting it moves them all.
  var estimate: Subpixels { get set }

  /// How many instances have been measured.
  var measuredCount: Int { get }

  /// The sum of the measured extents alone.
  var measuredTotal: Subpixels { get }

  /// Returns the sum of the extents before an instance.
  ///
  /// - Parameters:
  ///   - index: The instance, or `count` for where the last one ends.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The distance from the start of the first instance.
  func start(of index: Int, work: inout WorkCounters) -> Subpixels

  /// Returns the extent of an instance, or nil if it has not been measured.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the instance was measured at.
  func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels?

  /// Returns where an instance starts, and its extent or nil if it has not been measured.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the first visit of ``forEach(from:work:_:)`` gets.
  func startAndExtent(
    of index: Int, work: inout WorkCounters
  ) -> (start: Subpixels, extent: Subpixels?)

  /// Finds the first instance that ends at or after an offset.
  ///
  /// Where instances without extent share the offset, the first of them is found. An offset that
  /// is not positive finds the first instance of all.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The instance and where it starts; `count` and `total` if all end before the offset.
  func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels)

  /// Visits instances in order.
  ///
  /// - Parameters:
  ///   - index: The first one to visit; `count` visits none.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets the instance, where it starts, and its extent or nil if it has not been
  ///     measured; returns whether to go on.
  /// - Complexity: Finding the first one costs as much as ``start(of:work:)``; each takes O(1) on
  ///   average from there.
  func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool)

  /// Visits instances in order, from the first one on that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first instance.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets what it gets from ``forEach(from:work:_:)``.
  func forEach(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters,
    _ body: (Int, Subpixels, Subpixels?) -> Bool)

  /// Visits the measured instances alone, in order.
  ///
  /// - Parameters:
  ///   - index: The first instance to look at; `count` visits none.
  ///   - body: Gets the instance and its extent; returns whether to go on.
  func forEachMeasured(from index: Int, _ body: (Int, Subpixels) -> Bool)

  /// Measures an instance, or forgets what it was measured at.
  ///
  /// - Parameters:
  ///   - extent: The extent, not negative; nil to fall back on the estimate.
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters)

  /// Does the work that was put off when instances were measured, so that it is done once for many
  /// of them; every answer is right without it, but may take longer.
  ///
  /// - Parameter work: Counts the nodes looked at.
  mutating func commit(work: inout WorkCounters)

  /// Inserts instances that have not been measured.
  ///
  /// - Parameters:
  ///   - newCount: How many; not negative.
  ///   - index: The instance before which they come; `count` for the end.
  ///   - work: Counts the nodes looked at.
  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters)

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, all of which must be there.
  ///   - work: Counts the nodes looked at.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters)
}

extension ExtentIndex {
  /// Makes an index of instances some of which have been measured, by measuring one after the
  /// other.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each that has not been measured; not negative.
  ///   - measured: The others and their extents, in ascending order.
  public init(
    count: Int, estimate: Subpixels, measured: some Sequence<(index: Int, extent: Subpixels)>
  ) {
    self.init(count: count, estimate: estimate)
    var work = WorkCounters()
    for (index, extent) in measured { set(extent, at: index, work: &work) }
  }

  /// Visits instances in order, from the first one on that ends at or after an offset, by finding
  /// that one first.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first instance.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets what it gets from ``forEach(from:work:_:)``.
  public func forEach(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters,
    _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    forEach(
      from: firstIndex(endingAtOrAfter: offset, work: &work).index, work: &work, body)
  }

  /// Nothing is put off.
  public mutating func commit(work: inout WorkCounters) {}

  /// The sum of all extents.
  @inlinable
  public var total: Subpixels { measuredTotal + estimate * (count - measuredCount) }

  /// Returns where an instance starts, and its extent or nil if it has not been measured, by
  /// looking for both.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the first visit of ``forEach(from:work:_:)`` gets.
  public func startAndExtent(
    of index: Int, work: inout WorkCounters
  ) -> (start: Subpixels, extent: Subpixels?) {
    (start(of: index, work: &work), measuredExtent(at: index, work: &work))
  }

  /// Visits the measured instances alone, by looking at every instance.
  ///
  /// - Parameters:
  ///   - index: The first instance to look at; `count` visits none.
  ///   - body: Gets the instance and its extent; returns whether to go on.
  public func forEachMeasured(from index: Int, _ body: (Int, Subpixels) -> Bool) {
    var work = WorkCounters()
    forEach(from: index, work: &work) { instance, _, extent in
      guard let extent else { return true }
      return body(instance, extent)
    }
  }

  /// Stops the process unless an index can have this count and estimate.
  static func require(count: Int, estimate: Subpixels) {
    precondition(count >= 0, "There cannot be \(count) instances.")
    require(extent: estimate)
  }

  /// Stops the process if an extent is negative.
  static func require(extent: Subpixels?) {
    guard let extent else { return }
    precondition(extent >= .zero, "An instance cannot have the extent \(extent.rawValue).")
  }

  /// Stops the process unless the instance is there.
  func require(instance index: Int) {
    precondition(index >= 0 && index < count, "There is no instance \(index) among \(count).")
  }

  /// Stops the process unless there is an instance here, or the end.
  func require(boundary index: Int) {
    precondition(
      index >= 0 && index <= count, "Position \(index) is not between 0 and \(count) instances.")
  }

  /// Stops the process unless instances can be inserted here.
  func require(inserting newCount: Int, at index: Int) {
    precondition(newCount >= 0, "A number of \(newCount) instances cannot be inserted.")
    require(boundary: index)
    precondition(
      !count.addingReportingOverflow(newCount).overflow,
      "There cannot be \(newCount) instances more than \(count).")
  }

  /// Stops the process unless all instances of a range are there.
  func require(range: Range<Int>) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= count,
      "The instances \(range) are not all among \(count).")
  }
}
