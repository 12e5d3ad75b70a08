package import LayoutCore

/// Methods that determine the elements to measure, and their order.
extension LayoutStrategy {
  /// Returns the measuring order of elements: from the start of the content onwards.
  ///
  /// In this order, each measurement moves only elements not yet measured.
  ///
  /// - Parameters:
  ///   - frames: The current frames of the elements, in points.
  ///   - name: A closure returning the identifier of the element at an index.
  /// - Returns: The sorted indices of the elements; `nil` if they are already in order.
  /// - Complexity: O(*k*) for *k* elements in order, O(*k* log *k*) otherwise.
  package func measuringOrder(of frames: [Frame], name: (Int) -> ElementID) -> [Int]? {
    scrollLine.measuringOrder(of: frames, name: name)
  }

  /// Returns an element with its current frame, or `nil` if no part of it is visible.
  ///
  /// - Parameters:
  ///   - element: The element to look up; a cell must have its current frame.
  ///   - viewport: The visible part of the content, in points.
  /// - Returns: The element with its current frame, or `nil` if it is not visible.
  /// - Complexity: O(1) for cells outside of orthogonal sections, a query otherwise.
  package func visible(_ element: LayoutElement, in viewport: Frame) -> LayoutElement? {
    // A row may have been scrolled, so its items may not be at the positions reported for them.
    if element.kind == .cell, !input.isRow(section: element.section) {
      return element.frame.intersects(viewport) ? element : nil
    }
    var visible = VisibleElements()
    query(viewport, into: &visible)
    return visible.elements.first { $0.id == element.id }
  }

  /// Returns the items of unknown size that must be measured because they affect the sizes of
  /// visible items.
  ///
  /// The siblings in a group all take the length of the longest one, so they may have to be
  /// measured even if they are not visible.
  ///
  /// The result also includes visible items, because the size of a sibling may push an item out of
  /// the viewport before the item is measured.
  ///
  /// - Parameters:
  ///   - visible: The identifiers of the visible elements.
  ///   - asked: The first items of the sets of siblings already returned. These sets are skipped,
  ///     and the call adds new ones.
  /// - Returns: The unmeasured siblings, including visible ones.
  /// - Complexity: O(*k*) for *k* elements, plus O(*n*) for each set of *n* siblings, once.
  package func unmeasuredSiblings(
    of visible: [ElementID], asked: inout Set<ElementID>
  ) -> [ElementID] {
    var siblings: [ElementID] = []
    var last = ElementID(section: -1, item: 0)
    for id in visible where id.kind == .cell {
      let items = uniformSiblings(section: id.section, item: id.item)
      let first = ElementID(section: id.section, item: items.lowerBound)
      guard items.count > 1, first != last else { continue }
      last = first
      guard asked.insert(first).inserted else { continue }
      for item in items {
        let sibling = ElementID(section: id.section, item: item)
        if !isSizeKnown(of: sibling) { siblings.append(sibling) }
      }
    }
    return siblings
  }
}

extension ScrollLine {
  /// Returns the indices of elements, sorted from the start of the content onwards, or `nil` if
  /// they are already in order.
  fileprivate func measuringOrder(of frames: [Frame], name: (Int) -> ElementID) -> [Int]? {
    var isOrdered = true
    var starts: [Int64] = []
    starts.reserveCapacity(frames.count)
    for frame in frames {
      let start = start(of: frame)
      isOrdered = isOrdered && starts.last.map { $0 < start } ?? true
      starts.append(start)
    }
    if isOrdered { return nil }
    return frames.indices.sorted { a, b in
      starts[a] != starts[b] ? starts[a] < starts[b] : name(a) < name(b)
    }
  }
}
