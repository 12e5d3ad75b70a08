/// Grows with the sections of a layout, and says at the end how large everything is.
public struct ContentBounds: Sendable {
  /// What is at the edges of the whole layout.
  public let boundary: BoundaryLayout
  private let container: LayoutContainer
  private var end: Subpixels
  private var farEdge: Double

  /// The content of an input whose sections are yet to come.
  ///
  /// - Parameters:
  ///   - input: The layout.
  ///   - fitted: What has been measured of the layout's boundary items of each kind.
  public init(_ input: LayoutInput, fitted: [ElementKind: FittedLengths] = [:]) {
    container = input.container
    boundary = BoundaryLayout(
      input.boundaries, container: container, insets: .zero, fitted: fitted, input: input)
    end = boundary.before
    farEdge = container.size[container.scrollAxis.other]
  }

  /// Where the first section starts along the scroll axis.
  public var sectionsStart: Subpixels { boundary.before }

  /// The length of everything along the scroll axis.
  public var extent: Subpixels { boundary.extent(ofBody: max(.zero, end - boundary.before)) }

  /// Takes in where the last section ends along the scroll axis.
  public mutating func setSectionsEnd(_ end: Subpixels) { self.end = end }

  /// Takes the content to be as wide as the view, until groups that are wider are taken in.
  mutating func forgetWidth() { farEdge = container.size[container.scrollAxis.other] }

  /// Takes in how wide the groups of a section are: wider than the view they make the content
  /// wider, except in a row that scrolls by itself.
  public mutating func include(groupsAcross length: Subpixels) {
    farEdge = max(farEdge, container.grid.points(length))
  }

  /// The size of everything, in points.
  public var size: Vector {
    Vector(
      along: container.scrollAxis, container.grid.points(extent), across: farEdge)
  }

  /// Writes frames in content of this size.
  public var writer: FrameWriter {
    FrameWriter(
      grid: container.grid, mirroredIn: container.isRightToLeft ? size.horizontal : nil)
  }

  /// Gives what is at the edges of the whole layout.
  public func forEachBoundaryElement(
    writer: FrameWriter, pins: PinWindow?, _ body: (LayoutElement) -> Void
  ) {
    boundary.forEachElement(
      section: 0, item: LayoutElement.layoutItem, origin: .zero, extent: extent,
      axis: container.scrollAxis, writer: writer, pins: pins, body)
  }
}
