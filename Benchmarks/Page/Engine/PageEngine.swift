import LayoutCore
import LayoutDescription
import LayoutExplanation
import LayoutViewport

/// Engine behind the page: one document in one view, which is scrolled, measured and changed.
struct PageEngine {
  /// View that the page shows a document in.
  struct View {
    var size: Vector
    var displayScale: Double
    /// Whether leading is right; nil as the document says.
    var isRightToLeft: Bool?
    var textSize: Double
  }

  let document: LayoutDocument
  private(set) var layout: DefaultLayoutEngine
  /// The visible part of the content, in points.
  private(set) var viewport: Frame
  /// The visible elements, as of the last look.
  private(set) var visible = VisibleElements()
  /// Whether the work on each element is counted, which takes a copy of the layout.
  var countsWork = false {
    didSet { elementWork = [:] }
  }
  /// Whether a screen before the view and one behind it are looked up as well.
  var showsSurroundings = false
  /// The work on each element that was measured since it is counted.
  private(set) var elementWork: [ElementID: ElementWork] = [:]
  /// The sections whose row has been in view.
  private var shownRows: Set<Int> = []
  private var contents: PageContents
  private let itemCounts: [Int]

  /// Lays a document out.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - items: The number of items of all sections; 0 keeps those of the document.
  ///   - view: The view; nil takes that of the document.
  /// - Throws: `LayoutError` if it cannot be laid out.
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

  /// Shows the document in another view; the scroll anchor stays in place.
  mutating func show(in view: View) throws(LayoutError) {
    let isOtherText = contents.textSize != view.textSize
    contents.textSize = view.textSize
    var input = layout.input
    input.container = Self.input(document, [], view).container
    // The plans may follow from the insets of the view, but never from its size.
    let change = try layout.update(to: input, in: viewport, anchor: .first)
    viewport.offset = change.offset
    viewport.size = input.container.size
    if isOtherText {
      let all = input.sections.indices.map { LayoutChange.reloadSection($0) }
      viewport.offset = try layout.apply(all, in: viewport, anchor: .first).offset
    }
    scroll(to: viewport.offset)
  }

  /// Scrolls, no further than the content reaches.
  mutating func scroll(to offset: Vector) {
    let size = layout.contentSize
    viewport.x = max(0, min(offset.horizontal, size.horizontal - viewport.width))
    viewport.y = max(0, min(offset.vertical, size.vertical - viewport.height))
  }

  /// Measures the visible elements whose size is not known; the scroll anchor stays in place.
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
    if elementWork.count > Self.mostExplainedItems { elementWork = [:] }
    for (id, work) in try ElementWork.byElement(answers, in: before) { elementWork[id] = work }
  }

  /// Scrolls to an item, whose surroundings are measured on the way if anything is.
  ///
  /// - Returns: Whether there is such an item.
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

  /// Inserts items; the scroll anchor stays in place.
  mutating func insert(_ count: Int, section: Int, at item: Int) throws(LayoutError) {
    let change = LayoutChange.insertItems(section: section, at: item, count: count)
    viewport.offset = try layout.apply([change], in: viewport, anchor: .first).offset
  }

  // MARK: Rows

  /// The row of a section; nil if it does not scroll across.
  func row(section: Int) -> OrthogonalRow? {
    layout.input.sections.indices.contains(section) ? layout.row(section: section) : nil
  }

  /// Scrolls the row of a section, no further than it reaches.
  mutating func scrollRow(section: Int, to offset: Double) {
    guard let range = row(section: section)?.range else { return }
    layout.setRowOffset(min(max(range.lowerBound, offset), range.upperBound), section: section)
  }

  // MARK: Answers

  /// Looks up the visible elements; a row is at its first place to rest when it first is visible.
  ///
  /// - Returns: The sections whose row has been put there.
  mutating func look() -> [Int] {
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

  /// The part of the content that is looked up.
  var shownBounds: Frame {
    showsSurroundings
      ? layout.input.container.surroundings(of: viewport, over: layout.contentSize) : viewport
  }

  /// The visible part of the content without the parts that bars cover.
  var unobscured: Frame {
    let (all, free) = (document.environment.size, document.unobscuredBounds)
    let top = free.y - document.contentOffset.vertical
    let bottom = all.vertical - top - free.height
    var bounds = viewport
    bounds.y += top
    bounds.height = max(0, bounds.height - top - bottom)
    return bounds
  }

  /// The work of everything so far, the looks included.
  var work: WorkCounters {
    var work = layout.work
    work += visible.work
    return work
  }

  /// The distance by which the row of an element has been scrolled, as frames move.
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

  /// The most items for which an element is explained.
  static let mostExplainedItems = 20_000

  /// The chain of rules that leads to the frame of an element; nil where there are too many items,
  /// or no such element.
  func explanation(of id: ElementID) -> Explanation? {
    guard itemCount <= Self.mostExplainedItems else { return nil }
    let layout = layout
    let rules = InterpretedLayout(layout.input, visibleBounds: unobscured) {
      layout.fittedLengths(of: $0)
    }
    return Explanation(id, in: rules)
  }

  /// The number of items of all sections.
  var itemCount: Int { layout.input.sections.reduce(0) { $0 + $1.itemCount } }
}
