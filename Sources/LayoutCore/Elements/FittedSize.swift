/// A measured element together with the size that its content needs.
public struct FittedSize: Hashable, Sendable {
  /// The measured element.
  public var element: ElementID
  /// The size needed by the content, in points; ignored along axes of fixed size.
  public var size: Vector
  /// The measured axes; `nil` stands for all self-sizing axes of the element at its current
  /// position.
  ///
  /// In a group packed by item sizes, an item may later be described by a different subitem, even
  /// one of fixed size. The item then keeps its measured lengths.
  public var axes: AxisSet?

  /// Creates a record of the size needed by an element's content.
  public init(_ element: ElementID, size: Vector, axes: AxisSet? = nil) {
    self.element = element
    self.size = size
    self.axes = axes
  }

  /// Throws an error unless both lengths are finite.
  ///
  /// - Throws: ``LayoutError/notFinite(what:value:)`` if a length is NaN or infinite.
  public func validate() throws(LayoutError) {
    guard size.horizontal.isFinite, size.vertical.isFinite else {
      throw .notFinite(
        what: "The measured size of item \(element.item) of section \(element.section)",
        value: "\(size.horizontal) × \(size.vertical)")
    }
  }

  /// Creates the size of an element from its stored lengths, using zero along each unmeasured axis.
  public init(_ element: ElementID, lengths: FittedLengths, grid: PixelGrid) {
    self.init(
      element,
      size: Vector(
        horizontal: lengths.horizontal.map { grid.points($0) } ?? 0,
        vertical: lengths.vertical.map { grid.points($0) } ?? 0), axes: lengths.axes)
  }
}

extension [FittedSize] {
  /// Returns the end of the longest run of sizes that starts at the given index and whose data
  /// items are in one section and in ascending order.
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
