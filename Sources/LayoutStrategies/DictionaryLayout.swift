public import LayoutCore

/// A strategy that stores an attributes object for every item in a dictionary, as open-source
/// backports of compositional layout do.
///
/// Such backports create all attributes before anything is shown, and compare the rectangle of each
/// query with all of them.
public struct DictionaryLayout: ForwardingStrategy {
  /// The name of the strategy in lists and command-line options.
  public static let name = "dictionary"

  /// The engine that computes the frames.
  ///
  /// It also computes the boundary items at each query, because they may move during scrolling. The
  /// dictionary contains all other elements.
  public var base: LayoutEngine<PolicyCache<PerSectionSolutions>, FlatExtents, ShapedIndex>
  private var attributes: [ElementID: ElementAttributes] = [:]
  private var cells: [ElementID] = []
  /// An object like `UICollectionViewLayoutAttributes`: allocated, reference-counted and accessed
  /// through a pointer.
  private final class ElementAttributes: Sendable {
    let element: LayoutElement
    /// The frame of the element's group or section; a query finds the element only if the rectangle
    /// intersects this frame.
    ///
    /// A cell or supplementary item has the frame of its group, and the rectangle must intersect
    /// the element's own frame as well. A decoration has the frame of its section.
    let host: Frame
    let rowAxis: Axis?

    init(element: LayoutElement, host: Frame, rowAxis: Axis?) {
      self.element = element
      self.host = host
      self.rowAxis = rowAxis
    }
  }

  /// Creates a strategy with attributes for every item of an engine.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public init(base: LayoutEngine<PolicyCache<PerSectionSolutions>, FlatExtents, ShapedIndex>) {
    self.base = base
    fill()
  }

  /// Discards all attributes and lays out every item of another input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is then unchanged.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult
  public mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    let change = try base.update(to: input)
    fill()
    return change
  }

  /// Applies measured sizes and lays out every item again.
  ///
  /// - Throws: ``LayoutError`` if a size is not a number or the content becomes too long; the
  ///   strategy is then unchanged.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult
  public mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    let change = try base.fit(sizes)
    fill()
    return change
  }

  /// Applies changes in order and lays out every item again.
  ///
  /// - Throws: ``LayoutError`` if a change names a missing item or section, or if something cannot
  ///   be laid out; earlier changes stay applied.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult
  public mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    defer { fill() }
    return try base.apply(changes)
  }

  /// Creates the attributes of all elements except boundary items, which may move during scrolling.
  private mutating func fill() {
    let count = base.shownItemCount
    attributes = Dictionary(minimumCapacity: count)
    cells = []
    cells.reserveCapacity(count)
    let stack = base.stack
    for index in 0..<stack.sectionCount {
      guard let section = stack.answers(section: index) else { return }
      let template = section.template
      let rowAxis = template.metrics.isRow ? template.metrics.stackAxis : nil
      section.forEachGroupElement { element, host in
        keep(element, host: host, rowAxis: rowAxis)
        if element.kind == .cell { cells.append(element.id) }
        return true
      }
      template.forEachDecoration(of: section.placed, index: index, writer: stack.writer) {
        keep($0, host: $1, rowAxis: nil)
      }
    }
  }

  private mutating func keep(_ element: LayoutElement, host: Frame, rowAxis: Axis?) {
    attributes[element.id] = ElementAttributes(element: element, host: host, rowAxis: rowAxis)
  }

  /// The number of data items with a frame.
  public var shownItemCount: Int { cells.count }

  /// Finds the elements in a rectangle by comparing the rectangle with every element.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* found elements.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    let stack = base.stack
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: stack.container.isRightToLeft)
    else { return }
    for attributes in attributes.values {
      let element = attributes.element
      guard element.kind.category != .decoration else {
        visible.work.elementsTested += 1
        if attributes.host.touches(window.clipped) { visible.append(element) }
        continue
      }
      var rectangle = window.clipped
      if let axis = attributes.rowAxis {
        rectangle = window.rectangle(
          rowOffset: base.rowOffset(section: element.section), along: axis)
      }
      if attributes.host.intersects(rectangle) {
        visible.offer(element, if: rectangle)
      } else {
        visible.work.elementsTested += 1
      }
    }
    let pins = PinWindow(
      base.state.visibleBounds, axis: stack.container.scrollAxis, writer: stack.writer)
    for index in 0..<stack.sectionCount {
      guard let section = stack.answers(section: index) else { return }
      section.template.forEachBoundaryElement(
        of: section.placed, index: index, boundary: section.boundary,
        writer: stack.writer, pins: pins
      ) { visible.offer($0, if: window.clipped) }
    }
    stack.bounds.forEachBoundaryElement(writer: stack.writer, pins: pins) {
      visible.offer($0, if: window.clipped)
    }
    visible.sort()
  }

  /// Returns the frame of a data item, or `nil` if it has none.
  ///
  /// - Complexity: O(1).
  public func frame(section: Int, item: Int) -> Frame? {
    attributes[ElementID(section: section, item: item)]?.element.frame
  }

  /// Writes the frames of all data items that have one, in order, and returns the number of frames.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    stopUnless(frames.count >= cells.count, "There is no room for \(cells.count) frames.")
    for (index, key) in cells.enumerated() {
      frames[index] = attributes[key]?.element.frame ?? .zero
    }
    return cells.count
  }
}
