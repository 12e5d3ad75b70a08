/// The search among the neighbours in one node, given what each adds to the sums.
///
/// It begins at the nearer end: most nodes of a large tree are in no cache, and half a node is half
/// the memory to wait for. Both directions are one loop, as a processor could not foresee which of
/// two it will be.
enum ExtentSearch {
  /// A neighbour, and the sums over those before it.
  typealias Place = (index: Int, before: ExtentSummary)

  /// Finds the neighbour that has an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - total: The sums of the node.
  ///   - count: How many neighbours there are.
  ///   - summary: Returns the sums of a neighbour.
  /// - Returns: The neighbour, and the sums over those before it.
  @inline(__always)
  static func place(
    of position: Int, in total: ExtentSummary, among count: Int, summary: (Int) -> ExtentSummary
  ) -> Place {
    place(
      Int64(position), of: Int64(total.instances), in: total, among: count, summary: summary
    ) { Int64($0.instances) }
  }

  /// Finds the first neighbour that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the node, more than none and at most its total.
  ///   - estimate: The extent of each unmeasured instance.
  ///   - total: The sums of the node.
  ///   - count: How many neighbours there are.
  ///   - summary: Returns the sums of a neighbour.
  /// - Returns: The neighbour, and the sums over those before it.
  @inline(__always)
  static func place(
    endingAtOrAfter offset: Subpixels, estimate: Subpixels, in total: ExtentSummary,
    among count: Int, summary: (Int) -> ExtentSummary
  ) -> Place {
    // It is the one that has the last of the subpixels before the offset.
    place(
      offset.rawValue &- 1, of: total.total(estimate: estimate).rawValue, in: total, among: count,
      summary: summary
    ) { $0.total(estimate: estimate).rawValue }
  }

  /// Finds the neighbour that has a unit, where each has as many units as it is long.
  @inline(__always)
  private static func place(
    _ unit: Int64, of units: Int64, in total: ExtentSummary, among count: Int,
    summary: (Int) -> ExtentSummary, length: (ExtentSummary) -> Int64
  ) -> Place {
    if unit < units / 2 {
      var unit = unit
      var before = ExtentSummary()
      var index = 0
      while true {
        let next = summary(index)
        let units = length(next)
        if unit < units { return (index, before) }
        unit &-= units
        before += next
        index &+= 1
      }
    }
    var behind = units &- unit
    var before = total
    var index = count &- 1
    while true {
      let last = summary(index)
      let units = length(last)
      before -= last
      if behind <= units { return (index, before) }
      behind &-= units
      index &-= 1
    }
  }
}
