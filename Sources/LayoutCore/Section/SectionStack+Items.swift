extension SectionStack {
  /// The frame of one data item.
  ///
  /// - Returns: The frame in points, a row that scrolls across taken as not scrolled; `nil` if
  ///   there is no such item or no room for it.
  /// - Complexity: O(1); does not allocate.
  public func frame(section: Int, item: Int) -> Frame? {
    guard sections.indices.contains(section) else { return nil }
    let placed = sections[section]
    guard item >= 0, item < placed.itemCount, placed.groupCount > 0 else { return nil }
    let metrics = metrics[placed.template]
    let (group, index) = item.quotientAndRemainder(dividingBy: metrics.leafCount)
    let leaf = templates[placed.template].leaves[index]
    let origin = metrics.groupOrigin(group, sectionOrigin: placed.origin)
    return writer.frame(origin: origin + leaf.origin, size: leaf.size)
  }

  /// How many data items have a frame.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var shownItemCount: Int {
    sections.reduce(0) { $0 + ($1.groupCount > 0 ? $1.itemCount : 0) }
  }

  /// Writes the frames of all data items, in order.
  ///
  /// - Parameter frames: Room for at least ``shownItemCount`` frames.
  /// - Returns: How many were written.
  /// - Complexity: O(*n*) for *n* items; does not allocate.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    precondition(frames.count >= shownItemCount, "There is no room for \(shownItemCount) frames.")
    var written = 0
    for section in sections where section.groupCount > 0 {
      let metrics = metrics[section.template]
      let places = templates[section.template].leaves
      let leaves = places.span
      var origin = metrics.groupOrigin(0, sectionOrigin: section.origin)
      var remaining = section.itemCount
      while remaining > 0 {
        for index in 0..<min(remaining, leaves.count) {
          let leaf = leaves[index]
          frames[written] = writer.frame(origin: origin + leaf.origin, size: leaf.size)
          written += 1
        }
        remaining -= leaves.count
        origin[metrics.stackAxis] += metrics.pitch
      }
    }
    return written
  }
}
