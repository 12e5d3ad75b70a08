/// Length of a whole partly filled group, by the reach of one of its nested groups.
///
/// With some of its leaves a run reaches to the end of the present items, and ends behind them by
/// the full run's distance; partly filled nested groups end likewise:
///
///     two columns of 30 + 10 + 30, the second 50 behind the first, in 100 points
///     column   30 (70)        row   30 70 80 (120)
///
/// Each level is a maximum of a number and of a sum with the level below, and so are all levels
/// together: one look at the innermost run gives the length of the whole group.
struct PartialLength {
  /// The length at least, in points.
  private var least = -Double.infinity
  /// How much longer than the nested group the whole group is, in points.
  private var rest = 0.0

  /// The length of the whole group by its own.
  init() {}

  /// The length of the whole group, in points.
  func callAsFunction(reaching reach: Double) -> Double { max(least, reach + rest) }

  /// The length by the reach of the items in a group; the group ends some way behind them, but not
  /// before it starts.
  ///
  /// - Parameter rest: How far the group ends behind the reach of all of its items, in points.
  /// - Returns: The length of the whole group by this reach.
  @inline(__always)
  func inside(rest: Double) -> PartialLength {
    var inner = self
    inner.least = max(least, self.rest)
    // Behaviour 25
    inner.rest = rest + self.rest
    return inner
  }

  /// The length by the reach of an item behind others.
  ///
  /// - Parameters:
  ///   - reach: How far the items before it reach, in points.
  ///   - offset: Where the item starts, in points.
  /// - Returns: The length of the whole group by the reach of the item, from its own start.
  @inline(__always)
  func after(_ reach: Double, offset: Double) -> PartialLength {
    var item = self
    item.least = max(least, reach + rest)
    item.rest = offset + rest
    return item
  }
}
