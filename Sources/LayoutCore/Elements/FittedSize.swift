/// The measured size of one element's content.
public struct FittedSize: Hashable, Sendable {
  /// The measured element.
  public var element: ElementID
  /// The needed size, in points; only the axes decided by its content count.
  public var size: Vector
  /// The measured axes; `nil` for the axes decided by the content at the element's current place.
  ///
  /// In groups packed by item sizes, an item may move to a subitem of fixed size, and keeps its
  /// measured lengths.
  public var axes: AxisSet?

  /// Makes the size of an element.
  public init(_ element: ElementID, size: Vector, axes: AxisSet? = nil) {
    self.element = element
    self.size = size
    self.axes = axes
  }

  /// Checks that the size can be calculated with.
  ///
  /// - Throws: ``LayoutError/notFinite(what:value:)`` if it cannot.
  public func validate() throws(LayoutError) {
    guard size.horizontal.isFinite, size.vertical.isFinite else {
      throw .notFinite(
        what: "The measured size of item \(element.item) of section \(element.section)",
        value: "\(size.horizontal) × \(size.vertical)")
    }
  }

  /// Makes the size of an element from its kept lengths; zero along an unmeasured axis.
  public init(_ element: ElementID, lengths: FittedLengths, grid: PixelGrid) {
    self.init(
      element,
      size: Vector(
        horizontal: lengths.horizontal.map { grid.points($0) } ?? 0,
        vertical: lengths.vertical.map { grid.points($0) } ?? 0), axes: lengths.axes)
  }
}

extension [FittedSize] {
  /// The end of the sizes of one section's data items from one on, in order.
  func endOfItems(from first: Int) -> Int {
    var (end, last) = (first, -1)
    let section = self[first].element.section
    while end < count {
      let element = self[end].element
      guard element.kind == .cell, element.section == section, element.item > last else { break }
      last = element.item
      end += 1
    }
    return end
  }
}
