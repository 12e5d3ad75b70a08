import LayoutCore
import LayoutDescription
import LayoutExplanation
import LayoutViewport

/// The engine of the page: one document in one view, which can be scrolled, measured and changed.
struct PageEngine {
  /// The view in which the page shows a document.
  struct View {
    var size: Vector
    var displayScale: Double
    /// Whether the content runs from right to left, or `nil` to use the direction of the document.
    var isRightToLeft: Bool?
    var textSize: Double
  }

  let document: LayoutDocument
  private(set) var layout: DefaultLayoutEngine
  /// The visible part of the content, in points.
  private(set) var viewport: Frame
  /// The visible elements found by the last look-up.
  private(set) var visible = VisibleElements()
  /// Whether to count the work caused by measuring each element.
  ///
  /// Counting requires a copy of the layout.
  var countsWork = false {
    didSet { elementWork = [:] }
  }
  /// Whether to also look up the elements one screen before and after the view.
  var showsSurroundings = false
  /// The work caused by measuring each element since counting was enabled.
  private(set) var elementWork: [ElementID: ElementWork] = [:]
  /// The sections whose orthogonal rows have been visible.
  private var shownRows: Set<Int> = []
  private var contents: PageContents
  private let itemCounts: [Int]

  /// Creates an engine that lays out a document.
  ///
  /// - Parameters:
  ///   - document: The layout with its view and its item counts.
  ///   - items: The total number of items, or 0 to keep the items of the document.
  ///   - view: The view, or `nil` for the view of the document.
  /// - Throws: `LayoutError` if the document cannot be laid out.
  init(_ document: LayoutDocument, items: Int, view: View?) throws(LayoutError) {
    self.document = document
    itemCounts =
      items == 0 ? document.itemCounts : SectionCounts.scaled(document.itemCounts, items: items)
    let input = Self.input(document, itemCounts, view)
    layout = try DefaultLayoutEngine(input)
    contents = PageContents(
      listed: document.fittedSizes,
      recorded: RecordedSizes(of: document)?.sizes(
        in: input.container, contentSizeCategory: document.environment.contentSizeCategory),
      kinds: input.elementKinds, textSize: view?.textSize ?? 1)
    let size = input.container.size
    viewport = Frame(x: 0, y: 0, width: size.horizontal, height: size.vertical)
    if input.container.scrollAxis == .horizontal, input.container.isRightToLeft {
      viewport.x = max(0, layout.contentSize.horizontal - size.horizontal)
    }
  }

  private static func input(
    _ document: LayoutDocument, _ itemCounts: [Int], _ view: View?
  ) -> LayoutInput {
    var environment = document.environment
    if let view {
      environment.size = view.size
      environment.displayScale = view.displayScale
      environment.isRightToLeft = view.isRightToLeft ?? environment.isRightToLeft
    }
    return document.layout.layoutInput(for: environment, itemCounts: itemCounts)
  }

  // MARK: Changes

  /// Shows the document in a different view, and keeps the scroll anchor in place.
  mutating func show(in view: View) throws(LayoutError) {
    let isOtherText = contents.textSize != view.textSize
    contents.textSize = view.textSize
    var input = layout.input
    input.container = Self.input(document, [], view).container
    // The plans may depend on the insets of the view, but never on its size.
    let change = try layout.update(to: input, in: viewport, anchor: .first)
    viewport.offset = change.offset
    viewport.size = input.container.size
    if isOtherText {
      let all = input.sections.indices.map { LayoutChange.reloadSection($0) }
      viewport.offset = try layout.apply(all, in: viewport, anchor: .first).offset
    }
    scroll(to: viewport.offset)
  }

  /// Scrolls to an offset, clamped to the ends of the content.
  mutating func scroll(to offset: Vector) {
    let size = layout.contentSize
    viewport.x = max(0, min(offset.horizontal, size.horizontal - viewport.width))
    viewport.y = max(0, min(offset.vertical, size.vertical - viewport.height))
  }

  /// Measures the visible elements of unknown size, and keeps the scroll anchor in place.
  mutating func settle() throws(LayoutError) {
    let contents = contents
    guard countsWork else {
      viewport.offset = try layout.settle(in: viewport) { contents.size(of: $0, $1) }.offset
      return
    }
    let before = layout
    var answers: [(id: ElementID, size: Vector?)] = []
    viewport.offset = try layout.settle(in: viewport) { element, axes in
      let size = contents.size(of: element, axes)
      answers.append((element.id, size))
      return size
    }.offset
    guard !answers.isEmpty else { return }
    if elementWork.count > Self.maxExplainedItems { elementWork = [:] }
    for (id, work) in try ElementWork.workByElement(answers, in: before) { elementWork[id] = work }
  }

  /// Scrolls to an item, measuring the elements around it if requested.
  ///
  /// - Returns: Whether the item exists.
  mutating func land(
    section: Int, item: Int, at target: ScrollTarget, measures: Bool
  ) throws(LayoutError) -> Bool {
    let contents = contents
    let report = try layout.scroll(toSection: section, item: item, at: target, in: viewport) {
      measures ? contents.size(of: $0, $1) : nil
    }
    if let report { viewport.offset = report.offset }
    return report != nil
  }

  /// Inserts items, and keeps the scroll anchor in place.
  mutating func insert(_ count: Int, section: Int, at item: Int) throws(LayoutError) {
    let change = LayoutChange.insertItems(section: section, at: item, count: count)
    viewport.offset = try layout.apply([change], in: viewport, anchor: .first).offset
  }

  // MARK: Rows

  /// Returns the orthogonal row of a section, or `nil` if the section does not scroll orthogonally.
  func row(section: Int) -> OrthogonalRow? {
    layout.input.sections.indices.contains(section) ? layout.row(section: section) : nil
  }

  /// Scrolls the orthogonal row of a section to an offset, clamped to its scroll range.
  mutating func scrollRow(section: Int, to offset: Double) {
    guard let range = row(section: section)?.range else { return }
    layout.setRowOffset(min(max(range.lowerBound, offset), range.upperBound), section: section)
  }

  // MARK: Answers

  /// Looks up the visible elements.
  ///
  /// An orthogonal row is scrolled to its first resting offset when it first becomes visible.
  ///
  /// - Returns: The sections whose rows have been scrolled to a resting offset.
  mutating func findVisible() -> [Int] {
    find()
    var rested: [Int] = []
    for element in visible.elements where layout.input.isRow(section: element.section) {
      guard element.kind == .cell, shownRows.insert(element.section).inserted,
        let rest = row(section: element.section)?.restingOffset(near: 0), rest != 0
      else { continue }
      layout.setRowOffset(rest, section: element.section)
      rested.append(element.section)
    }
    if !rested.isEmpty { find() }
    return rested
  }

  private mutating func find() {
    visible.removeAll()
    layout.setVisibleBounds(unobscured)
    layout.query(shownBounds, into: &visible)
  }

  /// The part of the content to search for elements.
  var shownBounds: Frame {
    showsSurroundings
      ? layout.input.container.surroundings(of: viewport, over: layout.contentSize) : viewport
  }

  /// The visible part of the content that is not covered by bars.
  var unobscured: Frame {
    let (all, free) = (document.environment.size, document.unobscuredBounds)
    let top = free.y - document.contentOffset.vertical
    let bottom = all.vertical - top - free.height
    var bounds = viewport
    bounds.y += top
    bounds.height = max(0, bounds.height - top - bottom)
    return bounds
  }

  /// The operations counted so far, including the ones performed by look-ups.
  var work: WorkCounters {
    var work = layout.work
    work += visible.work
    return work
  }

  /// Returns the distance an element's frame has moved because its orthogonal row was scrolled.
  func shift(of element: LayoutElement) -> Vector {
    let input = layout.input
    guard input.isRow(section: element.section), element.kind.category != .decoration,
      !input.isBoundary(element.id)
    else { return .zero }
    let axis = input.container.scrollAxis.other
    let shift = QueryWindow.shift(
      rowOffset: layout.rowOffset(section: element.section), along: axis,
      isRightToLeft: input.container.isRightToLeft)
    return Vector(along: axis, -shift, across: 0)
  }

  /// The maximum number of items in a layout whose elements can be explained.
  static let maxExplainedItems = 20_000

  /// Returns the chain of rules that leads to the frame of an element, or `nil` if the layout has
  /// too many items or the element does not exist.
  func explanation(of id: ElementID) -> Explanation? {
    guard itemCount <= Self.maxExplainedItems else { return nil }
    let layout = layout
    let rules = InterpretedLayout(layout.input, visibleBounds: unobscured) {
      layout.fittedLengths(of: $0)
    }
    return Explanation(id, in: rules)
  }

  /// The total number of items in all sections.
  var itemCount: Int { layout.input.sections.reduce(0) { $0 + $1.itemCount } }
}
