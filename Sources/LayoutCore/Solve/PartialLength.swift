/// A rule for deriving the length of a partly filled group from the reach of the items in one of
/// its nested groups.
///
/// The reach of a partly filled run is the end of its last item, and the run ends at the same
/// distance after this item as the full run does. The same holds for partly filled nested groups:
///
///     two columns of 30 + 10 + 30, the second starting 50 after the first, in 100 points
///     column   30 (70)        row   30 70 80 (120)
///
/// The length at each level is the larger of two values: a constant, and the length at the level
/// below plus another constant. The combination of all levels has the same form, so the reach of
/// the innermost run directly yields the length of the whole group.
struct PartialLength {
  /// The minimum length of the whole group, in points.
  private var least = -Double.infinity
  /// The length to add to the reach of the items to obtain the length of the whole group, in
  /// points.
  private var rest = 0.0

  /// Creates the rule for items directly inside the group; their reach is the length of the group.
  init() {}

  /// Returns the length of the whole group, in points, given the reach of the items in the nested
  /// group.
  func callAsFunction(reaching reach: Double) -> Double { max(least, reach + rest) }

  /// Returns a rule to be called with the reach of the nested group's items, measured inside that
  /// group.
  ///
  /// The nested group ends at a fixed distance after its items, but not before its own start.
  ///
  /// - Parameter rest: The distance from the far edge of the nested group's items to the end of the
  ///   nested group, in points.
  /// - Returns: The rule for deriving the length of the whole group from the reach of these items.
  @inline(__always)
  func inside(rest: Double) -> PartialLength {
    var inner = self
    inner.least = max(least, self.rest)
    // Behaviour 25
    inner.rest = rest + self.rest
    return inner
  }

  /// Returns a rule to be called with the reach of a single item of the nested group, measured from
  /// the item's start.
  ///
  /// - Parameters:
  ///   - reach: The reach of all earlier items, in points.
  ///   - offset: The start of the item in the nested group, in points.
  /// - Returns: The rule for deriving the length of the whole group from the reach of the item.
  @inline(__always)
  func after(_ reach: Double, offset: Double) -> PartialLength {
    var item = self
    item.least = max(least, reach + rest)
    item.rest = offset + rest
    return item
  }
}
