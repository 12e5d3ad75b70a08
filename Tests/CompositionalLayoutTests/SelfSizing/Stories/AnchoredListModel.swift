import Foundation

/// Plain model of a vertical list of rows whose cells are measured while an anchor stays in place:
/// arrays and sums, and no code of the project.
///
/// A pass measures the visible rows from the top down. Each height moves the rows below it, and the
/// content is scrolled such that the anchor stays where it is on the screen, as far as the content
/// reaches. A row that has been pushed out of sight meanwhile is not measured.
struct AnchoredListModel: ListModel {
  /// Edge of the content or of a row.
  enum Edge: Equatable {
    case start, end, top(Int), bottom(Int)
  }

  /// Edge that stays where it is on the screen.
  struct Hold {
    let edge: Edge
    /// Distance from the top of the view, or from its bottom if the edge is a far one.
    let distance: CGFloat
    /// Whether the view was scrolled beyond the ends of the content and may stay there.
    var isPulled = false
  }

  /// Frame of a row from top to bottom, rounded to pixels.
  typealias Row = (name: Int, top: CGFloat, bottom: CGFloat)

  let setting: ListSetting
  var names: [Int]
  var heights: [Int: CGFloat]
  var size: CGSize
  var offset: CGFloat
  /// Heights of the rows that have been measured and not forgotten.
  var measured: [Int: CGFloat] = [:]
  var shown: Set<Int> = []
  /// Rows whose cells are to be measured again.
  var outdated: Set<Int> = []
  var hold: Hold?
  /// Edge that stays while the view is scrolled to its row.
  var landing: Edge?
  /// Whether the content has changed such that the view may be beyond its ends.
  var isOffsetUnchecked = false
  /// Whether some height has been measured since all were forgotten.
  var hasMeasured = false
  private var lastContentHeight: CGFloat = 0

  init(_ setting: ListSetting, _ names: [Int], heights: [Int: CGFloat]) {
    (self.setting, self.names, self.heights) = (setting, names, heights)
    size = setting.size
    offset = 0
  }

  // MARK: Places

  /// All rows from the top down.
  var rows: [Row] {
    var top = setting.top
    return names.map { name in
      let height = measured[name] ?? setting.estimate
      defer { top += height + setting.spacing }
      let pixelTop = rounded(top)
      return (name, pixelTop, pixelTop + rounded(height))
    }
  }

  var contentHeight: CGFloat {
    guard !names.isEmpty else { return 0 }
    let sum = names.reduce(0) { $0 + (measured[$1] ?? setting.estimate) }
    return setting.top + sum + setting.spacing * CGFloat(names.count - 1) + setting.bottom
  }

  func rounded(_ length: CGFloat) -> CGFloat {
    (length * setting.scale).rounded() / setting.scale
  }

  /// The rows that share some length with a part of the content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
    let (start, end) = (max(0, top), min(bottom, contentHeight))
    return rows.filter { $0.top < end && start < $0.bottom }
  }

  /// Position of an edge; nil if its row is gone.
  func position(of edge: Edge) -> CGFloat? {
    switch edge {
    case .start: 0
    case .end: rounded(contentHeight)
    case .top(let name): rows.first { $0.name == name }?.top
    case .bottom(let name): rows.first { $0.name == name }?.bottom
    }
  }

  var screen: ListScreen {
    var frames: [Int: CGRect] = [:]
    for row in rows(from: offset, to: offset + size.height) {
      frames[row.name] = CGRect(
        x: setting.side + setting.shift, y: row.top - offset,
        width: size.width - 2 * setting.side, height: row.bottom - row.top)
    }
    return ListScreen(
      offset: CGPoint(x: 0, y: offset),
      contentSize: CGSize(width: size.width, height: contentHeight), frames: frames)
  }

  // MARK: Anchor

  /// Notes where an edge is on the screen; nil if its row is gone.
  func held(_ edge: Edge) -> Hold? {
    position(of: edge).map { Hold(edge: edge, distance: $0 - offset - viewLength(for: edge)) }
  }

  /// Length of the view if an edge keeps its distance from the bottom of the view, else 0.
  private func viewLength(for edge: Edge) -> CGFloat {
    switch edge {
    case .start, .top: 0
    case .end, .bottom: size.height
    }
  }

  /// Edges that may stay, the best first.
  ///
  /// - Parameter isMeasuring: Whether nothing changes but heights.
  /// - Returns: The start of the content if that is visible; otherwise visible rows, first those
  ///   that were on the screen with a known height, then others of a known height, then the rest.
  func candidates(isMeasuring: Bool) -> [Edge] {
    let (top, bottom) = (offset + setting.insetTop, offset + size.height - setting.insetBottom)
    let startsHere = rounded(top) <= 0
    let endsHere = rounded(bottom) >= rounded(contentHeight)
    let isFromEnd = setting.anchor != .first
    switch setting.anchor {
    case .none: return []
    case .first where startsHere: return [.start]
    case .end where endsHere: return [.end]
    case .last where isMeasuring && startsHere, .end where isMeasuring && startsHere:
      return [.start]
    case .first, .last, .end: break
    }
    let all = rows(from: top, to: bottom).map(\.name)
    let visible = isFromEnd ? all.reversed() : all
    let known = visible.filter { measured[$0] != nil }
    let ordered =
      known.filter { shown.contains($0) } + known.filter { !shown.contains($0) }
      + visible.filter { measured[$0] == nil }
    return ordered.map { isFromEnd ? .bottom($0) : .top($0) }
  }

  /// Chooses the edge that stays while heights change.
  private func bestHold() -> Hold? {
    var best = (landing.map { [$0] } ?? candidates(isMeasuring: true)).first.flatMap(held)
    best?.isPulled = limited(offset) != offset
    return best
  }

  /// Scrolls such that the held edge is where it was, as far as the content reaches.
  mutating func followHold() {
    guard let hold, let position = position(of: hold.edge) else { return }
    let wanted = position - hold.distance - viewLength(for: hold.edge)
    offset = hold.isPulled ? wanted : limited(wanted)
  }

  // MARK: Measuring

  mutating func layOut() {
    repeat {
      while measureVisibleRows() {}
    } while limitOffset()
    hold = nil
  }

  /// Measures the rows that are visible now.
  ///
  /// - Returns: Whether some height has changed, so that other rows may be visible.
  private mutating func measureVisibleRows() -> Bool {
    let (content, start) = (contentHeight, offset)
    if content < lastContentHeight { isOffsetUnchecked = true }
    let visible = rows(from: offset, to: offset + size.height).map(\.name)
    shown.formIntersection(visible)
    outdated.formIntersection(shown)
    if hold == nil { hold = bestHold() }
    var isChanged = false
    for name in visible where !isChanged || isVisible(name) {
      let isNew = shown.insert(name).inserted
      let isOutdated = outdated.remove(name) != nil
      if isNew || isOutdated || measured[name] == nil, measure(name) {
        // Content that changes brings the view back, even if other rows undo the change.
        isChanged = true
        isOffsetUnchecked = true
        followHold()
      }
    }
    if offset != start { isOffsetUnchecked = true }
    lastContentHeight = contentHeight
    return isChanged
  }

  private func isVisible(_ name: Int) -> Bool {
    rows.contains { $0.name == name && $0.top < offset + size.height && offset < $0.bottom }
  }

  /// Measures a row: as long as its height is not known, it is compared with the frame that its
  /// cell is given, which is rounded to pixels.
  ///
  /// - Returns: Whether its height changes: by a pixel at least.
  private mutating func measure(_ name: Int) -> Bool {
    let wanted = heights[name] ?? setting.estimate
    let known = measured[name]
    hasMeasured = true
    if abs(wanted - (known ?? setting.estimate)) * setting.scale > 1 - 1e-6 {
      measured[name] = wanted
      return true
    }
    if known == nil { measured[name] = setting.estimate }
    return false
  }

  /// Brings the view back if it is beyond the ends of content that has changed.
  ///
  /// - Returns: Whether it was.
  private mutating func limitOffset() -> Bool {
    guard isOffsetUnchecked else { return false }
    isOffsetUnchecked = false
    let end = limited(offset)
    guard end != offset else { return false }
    offset = end
    hold = nil
    return true
  }
}
