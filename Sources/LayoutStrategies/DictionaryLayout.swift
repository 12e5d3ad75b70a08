public import LayoutCore

/// The strategy of the backports of compositional layout: an attributes object for every item, made
/// before anything is shown, kept in a dictionary and searched from one end to the other.
public struct DictionaryLayout: LayoutStrategy {
  /// The name by which the harness lists the strategy.
  public static let name = "dictionary"

  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()

  /// The sections in their places, for what is pinned and so has no fixed place.
  private var stack: SectionStack
  private var attributes: [ElementKey: ElementAttributes] = [:]
  private var cells: [ElementKey] = []
  private var state = ScrollState()

  private struct ElementKey: Hashable {
    var kind: ElementKind
    var section: Int
    var item: Int
  }

  /// An object as `UICollectionViewLayoutAttributes` is one: allocated, counted and reached by a
  /// pointer.
  private final class ElementAttributes: Sendable {
    let element: LayoutElement
    /// What has to be met as well: the group of a cell, the section of a decoration.
    let host: Frame
    let rowAxis: Axis?

    init(element: LayoutElement, host: Frame, rowAxis: Axis?) {
      self.element = element
      self.host = host
      self.rowAxis = rowAxis
    }
  }

  /// Lays out every item of an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*n*) for *n* items.
  public init(_ input: LayoutInput) throws(LayoutError) {
    var cache = SectionMeasurementCache()
    stack = try SectionStack(input, cache: &cache, work: &work)
    fill()
  }

  /// Throws everything away and lays out every item of another input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is as it was before
  ///   then.
  /// - Complexity: O(*n*) for *n* items.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    var cache = SectionMeasurementCache()
    stack = try SectionStack(input, cache: &cache, work: &work)
    attributes = [:]
    cells = []
    fill()
  }

  /// The size of everything, in points.
  public var contentSize: Vector { stack.contentSize }

  /// Makes the attributes of everything that has a fixed place.
  private mutating func fill() {
    for (index, section) in stack.sections.enumerated() {
      let template = stack.templates[section.template]
      fill(section: index, template: template)
      template.forEachDecoration(of: section, index: index, writer: stack.writer) {
        keep($0, host: $1, rowAxis: nil)
      }
    }
  }

  /// Makes the attributes of what belongs to one section's groups.
  private mutating func fill(section index: Int, template: SectionTemplate) {
    let section = stack.sections[index]
    let metrics = template.metrics
    let rowAxis = metrics.isRow ? metrics.stackAxis : nil
    var origin = metrics.groupOrigin(0, sectionOrigin: section.origin)
    var item = 0
    for group in 0..<section.groupCount {
      let size = section.size(ofGroup: group, metrics: metrics)
      let host = stack.writer.frame(
        origin: origin, size: PixelSize(exact: size, grid: stack.writer.grid))
      for leaf in template.leaves.prefix(section.itemCount - item) {
        let frame = stack.writer.frame(origin: origin + leaf.origin, size: leaf.size)
        cells.append(
          keep(
            LayoutElement(section: index, item: item, zIndex: leaf.zIndex, frame: frame),
            host: host, rowAxis: rowAxis))
        item += 1
      }
      for place in template.supplementaries.prefix(section.supplementaryLimit(ofGroup: group)) {
        keep(
          place.element(section: index, group: group, origin: origin, writer: stack.writer),
          host: host, rowAxis: rowAxis)
      }
      origin[metrics.stackAxis] += metrics.pitch
    }
  }

  @discardableResult
  private mutating func keep(
    _ element: LayoutElement, host: Frame, rowAxis: Axis?
  ) -> ElementKey {
    let key = ElementKey(kind: element.kind, section: element.section, item: element.item)
    attributes[key] = ElementAttributes(element: element, host: host, rowAxis: rowAxis)
    return key
  }

  /// How many data items have a frame.
  public var shownItemCount: Int { cells.count }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    state.setRowOffset(offset, section: section)
  }

  /// Says what is seen of the content: pinned items stay in it.
  public mutating func setVisibleBounds(_ bounds: Frame?) { state.visibleBounds = bounds }

  /// Finds the elements that share some area with a rectangle, by comparing it with all of them.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* found.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
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
          rowOffset: state.rowOffset(section: element.section), along: axis)
      }
      if attributes.host.intersects(rectangle) {
        visible.offer(element, if: rectangle)
      } else {
        visible.work.elementsTested += 1
      }
    }
    let pins = PinWindow(
      state.visibleBounds, axis: stack.container.scrollAxis, writer: stack.writer)
    for (index, section) in stack.sections.enumerated() {
      stack.templates[section.template].forEachBoundaryElement(
        of: section, index: index, writer: stack.writer, pins: pins
      ) { visible.offer($0, if: window.clipped) }
    }
    stack.bounds.forEachBoundaryElement(writer: stack.writer, pins: pins) {
      visible.offer($0, if: window.clipped)
    }
    visible.sort()
  }

  /// The frame of one data item, or `nil` if it has none.
  ///
  /// - Complexity: O(1).
  public func frame(section: Int, item: Int) -> Frame? {
    attributes[ElementKey(kind: .cell, section: section, item: item)]?.element.frame
  }

  /// Writes the frames of all data items that have one, in order, and says how many they are.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    precondition(frames.count >= cells.count, "There is no room for \(cells.count) frames.")
    for (index, key) in cells.enumerated() {
      frames[index] = attributes[key]?.element.frame ?? .zero
    }
    return cells.count
  }
}
