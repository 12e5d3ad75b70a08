package import LayoutCore

/// A layout computed directly from the clauses of the article *Behaviour*, as an independent check
/// of every frame.
///
/// The interpreter computes one element after the other with arithmetic of its own and is slow on
/// purpose. It shares only the plans with the engine. It ignores learned estimates and scrolled
/// rows: as in the engine, the frames in a row are unscrolled.
///
/// - Complexity: O(*n*) time and memory for *n* elements.
package struct InterpretedLayout {
  /// The maximum number of items in an engine whose layout can be interpreted.
  package static let maxItems = 20_000

  /// An element with its position.
  package struct Element {
    /// The role of an element in the layout.
    package enum Part: Hashable, Sendable {
      /// A data item, given by its group and its index in the group.
      case cell(group: Int, leaf: Int)
      /// A supplementary item, given by its group and its index in the group.
      case supplementary(group: Int, number: Int)
      /// A boundary item, given by its index in its section or in the layout.
      case boundary(Int)
      /// A decoration of a section, given by its index in the section.
      case decoration(Int)
    }

    package let id: ElementID
    package let part: Part
    /// The top leading corner before rounding, relative to the top leading corner of the content,
    /// in units of 10⁻⁷ pixels.
    package let origin: Vector
    /// The size before rounding, in units of 10⁻⁷ pixels.
    package let size: Vector
    /// The displacement of the element along the scroll axis due to pinning, in units of 10⁻⁷
    /// pixels.
    package let pinnedBy: Double
    /// The final frame, rounded to pixels, in points.
    package let frame: Frame
  }

  package let input: LayoutInput
  package let pixels: InterpreterPixels
  package private(set) var sections: [InterpretedSection] = []
  /// The start of each section along the scroll axis, in units of 10⁻⁷ pixels.
  package private(set) var starts: [Double] = []
  /// The boundary items of the layout.
  package let edges: InterpretedEdges
  /// The size of the content, in points.
  package private(set) var contentSize = Vector.zero

  private let sizes: (ElementID) -> FittedLengths
  private let window: ClosedRange<Double>?
  private var extent = 0.0

  /// Creates a layout by interpreting an input.
  ///
  /// - Parameters:
  ///   - input: The input to compute frames for.
  ///   - visibleBounds: The visible part of the content, in points, where pinned items stay; `nil`
  ///     to pin nothing.
  ///   - sizes: A closure that returns the measured lengths of an element.
  package init(
    _ input: LayoutInput, visibleBounds: Frame? = nil,
    sizes: @escaping (ElementID) -> FittedLengths = { _ in .unknown }
  ) {
    let container = input.container
    let pixels = InterpreterPixels(scale: container.displayScale)
    self.input = input
    self.pixels = pixels
    self.sizes = sizes
    func boundaryLengths(section: Int, item: Int) -> (String) -> FittedLengths {
      { name in
        guard let kind = input.knownKind(.supplementary, name) else { return .unknown }
        return sizes(ElementID(kind: kind, section: section, item: item))
      }
    }
    edges = InterpretedEdges(
      input.boundaries, in: container, insets: .zero, pixels,
      fitted: boundaryLengths(section: 0, item: LayoutElement.layoutItem))
    sections = input.sections.enumerated().map { index, record in
      var lengths: [Int: (horizontal: Double?, vertical: Double?)] = [:]
      for item in 0..<record.itemCount {
        let known = sizes(ElementID(section: index, item: item))
        guard !known.isUnknown else { continue }
        lengths[item] = (
          known.horizontal.map { pixels.points(Double($0.rawValue)) },
          known.vertical.map { pixels.points(Double($0.rawValue)) }
        )
      }
      return InterpretedSection(
        input.plan(ofSection: index).section, in: container,
        sizes: InterpreterSizes(lengths: lengths, count: record.itemCount),
        fitted: boundaryLengths(section: index, item: 0))
    }
    let spacing = pixels.units(input.interSectionSpacing * pixels.scale)
    var end = edges.before
    for section in sections {
      if !starts.isEmpty { end += spacing }
      starts.append(end)
      end += section.extent
    }
    extent = edges.extent(ofBody: max(0, end - edges.before))
    let across = container.size[container.scrollAxis.other]
    contentSize = Vector(
      along: container.scrollAxis, pixels.points(extent),
      across: sections.reduce(across) { max($0, pixels.points($1.groupsAcross)) })
    window = Self.window(of: visibleBounds, in: input, contentSize, pixels)
  }

  /// Creates a layout from the input of an engine and its measured sizes, or returns `nil` if the
  /// engine has more than ``maxItems`` items.
  ///
  /// - Parameters:
  ///   - engine: The engine whose input and measured sizes are interpreted.
  ///   - visibleBounds: The visible part of the content, in points, where pinned items stay.
  package init?(_ engine: DefaultLayoutEngine, visibleBounds: Frame) {
    let count = engine.input.sections.reduce(0) { $0 + $1.itemCount }
    guard count <= Self.maxItems else { return nil }
    self.init(engine.input, visibleBounds: visibleBounds) { engine.fittedLengths(of: $0) }
  }

  /// Returns the visible range along the scroll axis, from the content's leading end, in units of
  /// 10⁻⁷ pixels.
  private static func window(
    of bounds: Frame?, in input: LayoutInput, _ contentSize: Vector, _ pixels: InterpreterPixels
  ) -> ClosedRange<Double>? {
    guard let bounds else { return nil }
    func units(_ points: Double) -> Double { pixels.units(points * pixels.scale) }
    guard input.container.scrollAxis == .horizontal else {
      return units(bounds.y)...units(bounds.maxY)
    }
    guard input.container.isRightToLeft else { return units(bounds.x)...units(bounds.maxX) }
    let width = pixels.wholePixels(units(contentSize.horizontal)) / pixels.scale
    return units(width - bounds.maxX)...units(width - bounds.x)
  }

  /// Converts a rectangle in units of 10⁻⁷ pixels to the final frame, in points. (Behaviour 3, 4)
  ///
  /// The origin and the size are rounded separately; the frame is mirrored if the layout runs from
  /// right to left.
  private func frame(_ origin: Vector, _ size: Vector) -> Frame {
    let width = pixels.wholePixels(size.horizontal)
    var x = pixels.wholePixels(origin.horizontal)
    if input.container.isRightToLeft {
      x = pixels.wholePixels(pixels.units(contentSize.horizontal * pixels.scale)) - x - width
    }
    return Frame(
      x: x / pixels.scale, y: pixels.wholePixels(origin.vertical) / pixels.scale,
      width: width / pixels.scale, height: pixels.wholePixels(size.vertical) / pixels.scale)
  }

  private func element(
    _ id: ElementID, _ part: Element.Part, _ origin: Vector, _ size: Vector, pinnedBy: Double = 0
  ) -> Element {
    Element(
      id: id, part: part, origin: origin, size: size, pinnedBy: pinnedBy,
      frame: frame(origin, size))
  }

  // MARK: Elements

  /// Returns the elements of a section: the cells and supplementary items of each group, then the
  /// decorations, and then the boundary items.
  ///
  /// The supplementary items of a group follow its cells.
  package func elements(ofSection index: Int) -> [Element] {
    let (section, start) = (sections[index], starts[index])
    let axis = input.container.scrollAxis
    var elements: [Element] = []
    var numbers: [String: Int] = [:]
    for (number, group) in section.groups.enumerated() {
      var corner = group.corner
      corner[axis] += start
      for (leaf, frame) in group.item.leaves(pixels).prefix(group.shownCount).enumerated() {
        elements.append(
          element(
            ElementID(section: index, item: group.first + leaf), .cell(group: number, leaf: leaf),
            corner + pixels.units(frame.origin), pixels.units(frame.size)))
      }
      for (place, entry) in group.item.supplementaries(pixels).enumerated()
      where entry.firstLeaf < group.shownCount {
        guard let kind = input.knownKind(.supplementary, entry.item.plan.kind) else { continue }
        let id = ElementID(
          kind: kind, section: index, item: numbers[entry.item.plan.kind, default: 0])
        numbers[entry.item.plan.kind, default: 0] += 1
        let frame = entry.item.measured(sizes(id), at: entry.origin, pixels)
        elements.append(
          element(
            id, .supplementary(group: number, number: place), corner + frame.origin, frame.size))
      }
    }
    guard section.extent > 0 else { return elements }
    for (number, decoration) in section.plan.decorations.enumerated() {
      guard let kind = input.knownKind(.decoration, decoration.kind) else { continue }
      elements.append(self.decoration(decoration, number, kind, ofSection: index))
    }
    for (number, item) in section.edges.items.enumerated() {
      if let edge = edge(item, number, of: section.edges, at: start, section.extent, index, 0) {
        elements.append(edge)
      }
    }
    return elements
  }

  /// All elements: the boundary items of the layout, followed by the elements of each section.
  package var elements: [Element] {
    layoutElements + sections.indices.flatMap(elements(ofSection:))
  }

  /// The boundary items of the layout, with their positions.
  package var layoutElements: [Element] {
    edges.items.enumerated().compactMap { number, item in
      edge(item, number, of: edges, at: 0, extent, 0, LayoutElement.layoutItem)
    }
  }

  /// Returns a decoration that covers its section, reduced by the decoration's own insets.
  /// (Behaviour 39, 40)
  private func decoration(
    _ plan: DecorationPlan, _ number: Int, _ kind: ElementKind, ofSection index: Int
  ) -> Element {
    var (origin, size) = rectangle(ofSection: index)
    for axis in Axis.allCases {
      origin[axis] += pixels.units(plan.insets.start(axis) * pixels.scale)
      size[axis] = abs(size[axis] - pixels.units(plan.insets.total(axis) * pixels.scale))
    }
    return element(
      ElementID(kind: kind, section: index, item: number), .decoration(number), origin, size)
  }

  private func edge(
    _ item: InterpretedEdges.Item, _ number: Int, of edges: InterpretedEdges, at start: Double,
    _ extent: Double, _ section: Int, _ itemNumber: Int
  ) -> Element? {
    guard let kind = input.knownKind(.supplementary, item.plan.kind) else { return nil }
    let place = edges.corner(
      of: item, origin: start, extent: extent, axis: input.container.scrollAxis, window: window)
    return element(
      ElementID(kind: kind, section: section, item: itemNumber), .boundary(number), place.corner,
      item.size, pinnedBy: place.pinnedBy)
  }

  /// Returns the rectangle of a section across the whole width of the view, in units of 10⁻⁷
  /// pixels.
  private func rectangle(ofSection index: Int) -> (origin: Vector, size: Vector) {
    let axis = input.container.scrollAxis
    var (origin, size) = (Vector.zero, pixels.units(input.container.size * pixels.scale))
    origin[axis] = starts[index]
    size[axis] = sections[index].extent
    return (origin, size)
  }
}

// MARK: Outlines

extension InterpretedLayout {
  /// The area of a group or of an item's slot before its insets are applied.
  package struct GroupOutline {
    /// The frame of the outline, in points.
    package let frame: Frame
    /// Whether the outline is the slot of an item.
    package let isSlot: Bool
  }

  /// Returns the frame of a section across the whole width of the view, in points.
  package func frame(ofSection index: Int) -> Frame {
    let rectangle = rectangle(ofSection: index)
    return frame(rectangle.origin, rectangle.size)
  }

  /// Returns the outlines of a section's groups and nested groups, and of the slots of items with
  /// insets.
  package func groupOutlines(ofSection index: Int) -> [GroupOutline] {
    sections[index].groups.flatMap { group in
      var corner = group.corner
      corner[input.container.scrollAxis] += starts[index]
      return outlines(of: group.item, at: corner)
    }
  }

  private func outlines(of item: InterpretedItem, at corner: Vector) -> [GroupOutline] {
    if item.isLeaf, item.insets == .zero { return [] }
    let frame = frame(corner, pixels.units(item.size))
    return [GroupOutline(frame: frame, isSlot: item.isLeaf)]
      + item.children.flatMap { outlines(of: $0.item, at: corner + pixels.units($0.origin)) }
  }
}
