/// The bounds of the content, which grow with the sections of a layout and determine the content
/// size.
///
/// The small methods are inlined, because a call would copy the bounds and count references.
package struct ContentBounds: Sendable {
  /// The boundary items of the whole layout.
  package let boundary: BoundaryLayout
  private let container: LayoutContainer
  private var end: Subpixels
  private var farEdge: Double

  /// Creates the bounds of an input, before its sections are added.
  ///
  /// - Parameters:
  ///   - input: The input, with its container and boundary items.
  ///   - fitted: The measured sizes of the layout's boundary items, by kind.
  package init(_ input: LayoutInput, fitted: [ElementKind: FittedLengths] = [:]) {
    container = input.container
    // Behaviour 56
    boundary = BoundaryLayout(
      input.boundaries, container: container, insets: .zero, fitted: fitted, input: input)
    end = boundary.before
    farEdge = container.size[container.scrollAxis.other]
  }

  /// The start of the first section along the scroll axis.
  package var sectionsStart: Subpixels { boundary.before }

  /// The length of the whole content along the scroll axis.
  package var extent: Subpixels { boundary.extent(ofBody: max(.zero, end - boundary.before)) }

  /// Sets the end of the last section along the scroll axis.
  package mutating func setSectionsEnd(_ end: Subpixels) { self.end = end }

  /// Resets the width of the content to the width of the view, until wider groups are added.
  mutating func forgetWidth() { farEdge = container.size[container.scrollAxis.other] }

  /// Widens the content to fit the groups of a section, if they are wider than the view.
  ///
  /// The groups of an orthogonal row must not be added, because they do not widen the content.
  package mutating func include(groupsAcross length: Subpixels) {
    farEdge = max(farEdge, container.grid.points(length))
  }

  /// The size of the whole content, in points.
  @inline(__always)
  package var size: Vector {
    Vector(along: container.scrollAxis, container.grid.points(extent), across: farEdge)
  }

  /// The writer that converts positions within the content to frames.
  @inline(__always)
  package var writer: FrameWriter {
    FrameWriter(grid: container.grid, mirroredIn: container.isRightToLeft ? size.horizontal : nil)
  }

  /// Calls `body` with each boundary item of the whole layout.
  package func forEachBoundaryElement(
    writer: FrameWriter, pins: PinWindow?, _ body: (LayoutElement) -> Void
  ) {
    // Behaviour 33
    boundary.forEachElement(
      section: 0, item: LayoutElement.layoutItem, origin: .zero, extent: extent,
      axis: container.scrollAxis, writer: writer, pins: pins, body)
  }
}
