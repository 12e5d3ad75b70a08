/// Grows with the sections of a layout, and says at the end how large everything is.
public struct ContentBounds: Sendable {
  private let container: LayoutContainer
  private var end = Subpixels.zero
  private var farEdge: Double

  /// The content of a container without sections.
  public init(_ container: LayoutContainer) {
    self.container = container
    farEdge = container.size[container.scrollAxis.other]
  }

  /// Takes in a section that ends at a position along the scroll axis.
  ///
  /// - Parameters:
  ///   - metrics: The arithmetic of the section.
  ///   - groupCount: How many groups it shows. Groups wider than the view make the content wider, except in
  ///     a row that scrolls by itself.
  ///   - sectionEnd: Where it ends.
  public mutating func include(
    _ metrics: SectionMetrics, groupCount: Int, endingAt sectionEnd: Subpixels
  ) {
    end = sectionEnd
    guard groupCount > 0, !metrics.isRow else { return }
    let across = container.scrollAxis.other
    farEdge = max(
      farEdge, container.grid.points(metrics.groupOffset[across] + metrics.groupSize[across]))
  }

  /// The size of everything, in points.
  public var size: Vector {
    Vector(
      along: container.scrollAxis, max(0, container.grid.points(end)), across: farEdge)
  }

  /// Writes frames in content of this size.
  public var writer: FrameWriter {
    FrameWriter(
      grid: container.grid, mirroredIn: container.isRightToLeft ? size.horizontal : nil)
  }
}
