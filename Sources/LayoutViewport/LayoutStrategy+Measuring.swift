package import LayoutCore

/// Order, visibility and company of measured elements.
extension LayoutStrategy {
  /// The measuring order of elements: from where the content begins on, as each moves only those
  /// behind it.
  ///
  /// - Parameters:
  ///   - frames: The frames of the elements.
  ///   - name: The name of an element, by its index.
  /// - Returns: The indices of the elements; `nil` if they are in order.
  /// - Complexity: O(*k*) for *k* elements in order, O(*k* log *k*) otherwise.
  package func measuringOrder(of frames: [Frame], name: (Int) -> ElementID) -> [Int]? {
    scrollLine.measuringOrder(of: frames, name: name)
  }

  /// An element at its current place; `nil` if none of it is visible.
  ///
  /// - Parameters:
  ///   - element: The element; a cell with its present frame.
  ///   - viewport: The visible part of the content, in points.
  /// - Returns: The element, or `nil`.
  /// - Complexity: O(1) for cells outside of orthogonal sections, a query otherwise.
  package func visible(_ element: LayoutElement, in viewport: Frame) -> LayoutElement? {
    // A row may have been scrolled, so that its items are not where they are reported.
    if element.kind == .cell, !input.isRow(section: element.section) {
      return element.frame.intersects(viewport) ? element : nil
    }
    var visible = VisibleElements()
    query(viewport, into: &visible)
    return visible.elements.first { $0.id == element.id }
  }

  /// Finds the items to measure wherever they are, because visible ones get the length of the
  /// longest of them.
  ///
  /// Visible ones are among them: the size of another one may push them out of the viewport before
  /// they are measured.
  ///
  /// - Parameters:
  ///   - visible: The visible elements.
  ///   - asked: The first items of the groups already asked for, not to be asked for again.
  /// - Returns: The items of unknown size.
  /// - Complexity: O(*k*) for *k* elements, and O(*n*) for *n* siblings once.
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
  /// The indices of elements from where the content begins on; `nil` if they are in order.
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
