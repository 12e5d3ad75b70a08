public import LayoutCore

/// The strategy of the backports of compositional layout: an attributes object for every item, made before
/// anything is shown, kept in a dictionary and searched from one end to the other.
public struct DictionaryLayout: LayoutStrategy {
  /// The name by which the harness lists the strategy.
  public static let name = "dictionary"

  /// The work of laying out and updating so far.
  public private(set) var work = WorkCounters()
  /// The size of everything, in points.
  public private(set) var contentSize: Vector

  private var container: LayoutContainer
  private var attributes: [ItemKey: ItemAttributes] = [:]
  private var order: [ItemKey] = []
  private var rowOffsets: [Int: Double] = [:]

  private struct ItemKey: Hashable {
    var section: Int
    var item: Int
  }

  /// An object as `UICollectionViewLayoutAttributes` is one: allocated, counted and reached by a pointer.
  private final class ItemAttributes: Sendable {
    let element: LayoutElement
    let groupFrame: Frame
    let rowAxis: Axis?

    init(element: LayoutElement, groupFrame: Frame, rowAxis: Axis?) {
      self.element = element
      self.groupFrame = groupFrame
      self.rowAxis = rowAxis
    }
  }

  /// Lays out every item of an input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out.
  /// - Complexity: O(*n*) for *n* items.
  public init(_ input: LayoutInput) throws(LayoutError) {
    container = input.container
    contentSize = .zero
    try update(to: input)
  }

  /// Throws everything away and lays out every item of another input.
  ///
  /// - Throws: ``LayoutError`` if the input cannot be laid out; the strategy is as it was before then.
  /// - Complexity: O(*n*) for *n* items.
  public mutating func update(to input: LayoutInput) throws(LayoutError) {
    var cache = SectionMeasurementCache()
    let stack = try SectionStack(input, cache: &cache, work: &work)
    container = input.container
    contentSize = stack.contentSize
    attributes = [:]
    order = []
    for index in stack.sections.indices { fill(section: index, of: stack) }
  }

  /// Makes the attributes of one section's items.
  private mutating func fill(section index: Int, of stack: SectionStack) {
    let section = stack.sections[index]
    let metrics = stack.metrics[section.template]
    let leaves = stack.templates[section.template].leaves
    var origin = metrics.groupOrigin(0, sectionOrigin: section.origin)
    var item = 0
    for group in 0..<section.groupCount {
      var size = metrics.groupSize
      if group == section.groupCount - 1 { size[metrics.stackAxis] = section.lastExtent }
      let groupFrame = stack.writer.frame(
        origin: origin, size: PixelSize(exact: size, grid: container.grid))
      for leaf in leaves.prefix(section.itemCount - item) {
        let key = ItemKey(section: index, item: item)
        let frame = stack.writer.frame(origin: origin + leaf.origin, size: leaf.size)
        attributes[key] = ItemAttributes(
          element: LayoutElement(
            section: index, item: item, zIndex: leaf.zIndex, frame: frame),
          groupFrame: groupFrame,
          rowAxis: metrics.isRow ? metrics.stackAxis : nil)
        order.append(key)
        item += 1
      }
      origin[metrics.stackAxis] += metrics.pitch
    }
  }

  /// How many data items have a frame.
  public var shownItemCount: Int { order.count }

  /// Scrolls the row of a section to an offset, in points from its leading end.
  public mutating func setRowOffset(_ offset: Double, section: Int) {
    rowOffsets[section] = offset
  }

  /// Finds the elements that share some area with a rectangle, by comparing it with all of them.
  ///
  /// - Complexity: O(*n* + *k* log *k*) for *n* items and *k* found.
  public func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    guard
      let window = QueryWindow(
        rectangle, contentSize: contentSize, isRightToLeft: container.isRightToLeft)
    else { return }
    for attributes in attributes.values {
      visible.work.elementsTested += 1
      var rectangle = window.clipped
      if let axis = attributes.rowAxis {
        rectangle = window.rectangle(
          rowOffset: rowOffsets[attributes.element.section] ?? 0, along: axis)
      }
      guard attributes.element.frame.intersects(rectangle),
        attributes.groupFrame.intersects(rectangle)
      else { continue }
      visible.append(attributes.element)
    }
    visible.sort()
  }

  /// The frame of one data item, or `nil` if it has none.
  ///
  /// - Complexity: O(1).
  public func frame(section: Int, item: Int) -> Frame? {
    attributes[ItemKey(section: section, item: item)]?.element.frame
  }

  /// Writes the frames of all data items that have one, in order, and says how many they are.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    precondition(frames.count >= order.count, "There is no room for \(order.count) frames.")
    for (index, key) in order.enumerated() {
      frames[index] = attributes[key]?.element.frame ?? .zero
    }
    return order.count
  }
}
