package import LayoutCore

/// Methods for reading a single value, and for visiting groups with a closure.
extension ExtentIndex {
  /// Returns the sum of the extents of all groups before the given one.
  ///
  /// - Parameters:
  ///   - index: The index of the group, or `count` for the end of the last group.
  ///   - work: The counters for visited nodes.
  /// - Returns: The distance from the start of the first group.
  package func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    seek(index: index, work: &work).start
  }

  /// Returns the extent of a group, or `nil` if the group has not been measured.
  ///
  /// - Parameters:
  ///   - index: The position of the group in the section.
  ///   - work: The counters for visited nodes.
  /// - Returns: The measured extent, or `nil` if the group has none.
  package func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    startAndExtent(of: index, work: &work).extent
  }

  /// Returns the start of a group and its extent; the extent is `nil` if the group has not been
  /// measured.
  ///
  /// - Parameters:
  ///   - index: The position of the group in the section.
  ///   - work: The counters for visited nodes.
  /// - Returns: The start and the measured extent.
  package func startAndExtent(
    of index: Int, work: inout WorkCounters
  ) -> (start: Subpixels, extent: Subpixels?) {
    require(group: index)
    let place = seek(index: index, work: &work)
    return (place.start, place.extent)
  }

  /// Returns the first group that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first group.
  ///   - work: The counters for visited nodes.
  /// - Returns: The group and its start; `count` and `total` if all groups end before the offset.
  package func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    let place = seek(offset: offset, work: &work)
    return (place.index, place.start)
  }

  /// Calls a closure for each group in order, until it returns `false`.
  ///
  /// - Parameters:
  ///   - index: The index of the first group to visit; if it is `count`, no group is visited.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure that receives the index of a group, its start, and its extent, which is
  ///     `nil` if the group has not been measured. It returns whether to continue.
  package func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    visit(from: .index(index), work: &work, body)
  }

  /// Calls a closure for each group in order, beginning with the first that ends at or after an
  /// offset, until the closure returns `false`.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first group.
  ///   - work: The counters for visited nodes.
  ///   - body: A closure with the same arguments as in ``forEach(from:work:_:)``.
  package func forEach(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters,
    _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    visit(from: .offset(offset), work: &work, body)
  }

  /// Calls a closure for each measured group in order, until it returns `false`.
  ///
  /// - Parameters:
  ///   - index: The index of the first group to consider; if it is `count`, no group is visited.
  ///   - body: A closure that receives the index of a group and its extent, and returns whether to
  ///     continue.
  package func forEachMeasuredGroup(from index: Int, _ body: (Int, Subpixels) -> Bool) {
    var work = WorkCounters()
    let length = 100
    var next = index
    while true {
      let places = ContiguousArray(capacity: length) {
        fillMeasured(&$0, from: next, work: &work)
      }
      for place in places {
        guard let extent = place.extent, body(place.index, extent) else { return }
        next = place.index + 1
      }
      guard places.count == length else { return }
    }
  }

  private func visit(
    from seek: ExtentSeek, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    forEach(from: seek, through: .farthest, work: &work) { first, start, extents in
      var start = start
      for index in extents.indices {
        guard body(first + index, start, extents[index].measured) else { return false }
        start += extents[index].or(estimate)
      }
      return true
    }
  }

  /// Returns the positions of the first groups visited by a scan.
  ///
  /// - Parameters:
  ///   - seek: The group or offset at the start of the scan.
  ///   - end: The greatest offset that a returned group may start at.
  ///   - length: The maximum number of groups to return.
  ///   - work: The counters for visited nodes.
  /// - Returns: The groups' positions and extents, in order.
  package func places(
    from seek: ExtentSeek, through end: Subpixels = .farthest, length: Int,
    work: inout WorkCounters
  ) -> ContiguousArray<ExtentPlace> {
    var places = ContiguousArray<ExtentPlace>()
    forEach(from: seek, through: end, work: &work) { first, start, extents in
      var start = start
      for index in extents.indices where places.count < length {
        let extent = extents[index].measured
        places.append(ExtentPlace(index: first + index, start: start, extent: extent))
        start += extents[index].or(estimate)
      }
      return places.count < length
    }
    return places
  }
}

extension Subpixels {
  /// An offset beyond the start of any group.
  package static var farthest: Subpixels { Subpixels(rawValue: .max) }
}
