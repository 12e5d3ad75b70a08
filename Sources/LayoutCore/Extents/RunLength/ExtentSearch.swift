/// Searches among neighbours of one node, given what each adds to the sums.
///
/// They begin at the nearer end: most nodes of a large tree are in no cache, and half a node is half
/// the memory to wait for.
enum ExtentSearch {
  /// Finds the neighbour that has an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - size: How many instances the node has.
  ///   - count: How many neighbours there are.
  ///   - instances: Returns how many instances a neighbour has.
  /// - Returns: The neighbour, and the instance counted from its first one.
  @inline(__always)
  static func find(
    _ position: Int, of size: Int, among count: Int, instances: (Int) -> Int
  ) -> (index: Int, offset: Int) {
    if position < size / 2 {
      var offset = position
      var index = 0
      while true {
        let next = instances(index)
        if offset < next { return (index, offset) }
        offset &-= next
        index &+= 1
      }
    }
    var rest = size &- position
    var index = count &- 1
    while true {
      let last = instances(index)
      if rest <= last { return (index, last &- rest) }
      rest &-= last
      index &-= 1
    }
  }

  /// Finds the neighbour that has an instance, and sums up those before it.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - total: The sums of the node.
  ///   - count: How many neighbours there are.
  ///   - summary: Returns the sums of a neighbour.
  /// - Returns: The neighbour, and the sums over those before it.
  @inline(__always)
  static func place(
    of position: Int, in total: ExtentSummary, among count: Int,
    summary: (Int) -> ExtentSummary
  ) -> (index: Int, before: ExtentSummary) {
    if position < total.instances / 2 {
      var before = ExtentSummary()
      var index = 0
      while true {
        let next = summary(index)
        if position &- before.instances < next.instances { return (index, before) }
        before += next
        index &+= 1
      }
    }
    var before = total
    var index = count &- 1
    while true {
      before -= summary(index)
      if position >= before.instances { return (index, before) }
      index &-= 1
    }
  }

  /// Finds the first neighbour that ends at or after an offset, and sums up those before it.
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
  ) -> (index: Int, before: ExtentSummary) {
    let length = total.total(estimate: estimate)
    if offset < length - offset {
      var rest = offset
      var before = ExtentSummary()
      var index = 0
      while true {
        let next = summary(index)
        let extent = next.total(estimate: estimate)
        if rest <= extent { return (index, before) }
        rest = rest - extent
        before += next
        index &+= 1
      }
    }
    var start = length
    var before = total
    var index = count &- 1
    while true {
      let last = summary(index)
      start = start - last.total(estimate: estimate)
      before -= last
      if start < offset { return (index, before) }
      index &-= 1
    }
  }
}
