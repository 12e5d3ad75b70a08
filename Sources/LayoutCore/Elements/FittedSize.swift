/// The size that the content of one element turned out to need.
public struct FittedSize: Hashable, Sendable {
  /// The element that has been measured.
  public var element: ElementID
  /// The size that it needs, in points; only the axes that its content decides count.
  public var size: Vector
  /// The axes that have been measured; `nil` for those that the content decides where the element
  /// is laid out now.
  ///
  /// Where groups hold as many items as fit by their sizes, an item may come to a subitem whose
  /// content decides nothing, and keeps its measured lengths.
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

  /// Makes the size of an element from its kept lengths; zero along an axis that has not been
  /// measured.
  public init(_ element: ElementID, lengths: FittedLengths, grid: PixelGrid) {
    self.init(
      element,
      size: Vector(
        horizontal: lengths.horizontal.map { grid.points($0) } ?? 0,
        vertical: lengths.vertical.map { grid.points($0) } ?? 0), axes: lengths.axes)
  }
}
