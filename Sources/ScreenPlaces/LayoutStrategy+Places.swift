package import LayoutCore
package import LayoutViewport

extension LayoutStrategy {
  /// Returns the elements in a rectangle, in the order of the query.
  package func seen(in rectangle: Frame) -> [LayoutElement] {
    var visible = VisibleElements()
    query(rectangle, into: &visible)
    return Array(visible.elements)
  }

  /// Finds an item near the visible rectangle by querying rectangles.
  ///
  /// For an item of an orthogonal section, returns its frame instead, because the item may have
  /// scrolled out of sight with its row.
  package func place(of id: ElementID, near view: Frame) -> LayoutElement? {
    guard input.isRow(section: id.section) else { return find(id, near: view) }
    return frame(section: id.section, item: id.item).map {
      LayoutElement(section: id.section, item: id.item, zIndex: 0, frame: $0)
    }
  }

  /// Finds an element in the visible rectangle or, if it is not there, in larger and larger ranges
  /// around it.
  func find(_ id: ElementID, near view: Frame) -> LayoutElement? {
    let axis = input.container.scrollAxis
    var reach = view
    // A view that has just been rotated may still report its old, narrower width.
    reach.size[axis.other] = max(view.length(axis.other), contentSize[axis.other])
    while true {
      if let element = seen(in: reach).first(where: { $0.id == id }) { return element }
      // A view of zero length would never reach further.
      let length = max(1, reach.length(axis))
      guard reach.start(axis) > 0 || reach.start(axis) + length < contentSize[axis] else {
        return nil
      }
      reach.offset[axis] -= length
      reach.size[axis] = 3 * length
    }
  }

  /// Returns the scroll distance to undo a drift, in points, clamped to the ends of the content.
  package func correction(of pixels: Int64, in view: Frame) -> Double {
    let (wanted, offset) = input.container.corrected(view, by: pixels, over: contentSize)
    return Double(abs(wanted - offset)) / input.container.displayScale
  }

  /// Returns the distance of an item from its target after scrolling to the item, as determined by
  /// a query.
  ///
  /// - Parameters:
  ///   - id: The item scrolled to.
  ///   - target: The place in the view where the item should be.
  ///   - view: The visible part of the content.
  /// - Returns: The distance in points, not counting any distance that the ends of the content make
  ///   unavoidable; infinity if no query finds the item.
  package func landingError(of id: ElementID, at target: ScrollTarget, in view: Frame) -> Double {
    guard let found = place(of: id, near: view) else { return .infinity }
    let container = input.container
    let distance = container.pixels(from: view, to: found.frame)
    let room = container.pixels(of: view) - container.pixels(of: found.frame)
    let wanted: ClosedRange<Int64> =
      switch target {
      case .start: 0...0
      // An item centred between two pixels lands on one of them.
      case .center: (room >> 1)...((room + 1) >> 1)
      case .end: room...room
      case .nearest: min(0, room)...max(0, room)
      }
    let nearest = min(max(distance, wanted.lowerBound), wanted.upperBound)
    return correction(of: distance - nearest, in: view)
  }
}
