import Foundation

/// A simple model of a vertical list of rows, measured while an anchor stays in place.
///
/// It consists of arrays and sums, without any code of the project. A pass measures the visible
/// rows from the top down. Each height moves the rows below it, and the content is scrolled to keep
/// the anchor in place on the screen, within the limits of the content. A row pushed out of sight
/// in the meantime is not measured.
struct AnchoredListModel: ListModel {
  /// An edge of the content or of a row.
  enum Edge: Equatable {
    case start, end, top(Int), bottom(Int)
  }

  /// An edge that stays in place on the screen.
  struct Hold {
    let edge: Edge
    /// The distance from the top of the view, or from its bottom for a far edge.
    let distance: CGFloat
    /// Whether the view was scrolled beyond the ends of the content and may stay there.
    var isPulled = false
  }

  /// The frame of a row from top to bottom, rounded to pixels.
  typealias Row = (name: Int, top: CGFloat, bottom: CGFloat)

  let setting: ListSetting
  var names: [Int]
  var heights: [Int: CGFloat]
  var size: CGSize
  var offset: CGFloat
  /// The heights of the rows that have been measured and not forgotten.
  var measured: [Int: CGFloat] = [:]
  var shown: Set<Int> = []
  /// The rows whose cells have to be measured again.
  var outdated: Set<Int> = []
  var hold: Hold?
  /// The edge kept in place while the view is scrolled to its row.
  var landing: Edge?
  /// Whether the content has changed, possibly leaving the view beyond its ends.
  var isOffsetUnchecked = false
  /// Whether any height has been measured since all heights were forgotten.
  var hasMeasured = false
  private var lastContentHeight: CGFloat = 0

  init(_ setting: ListSetting, _ names: [Int], heights: [Int: CGFloat]) {
    (self.setting, self.names, self.heights) = (setting, names, heights)
    size = setting.size
    offset = 0
  }

  // MARK: Places

  /// All rows, from the top down.
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

  /// Returns the rows overlapping a part of the content.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [Row] {
    let (start, end) = (max(0, top), min(bottom, contentHeight))
    return rows.filter { $0.top < end && start < $0.bottom }
  }

  /// Returns the position of an edge, or `nil` if its row has been deleted.
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

  /// Records the position of an edge on the screen, or returns `nil` if its row has been deleted.
  func held(_ edge: Edge) -> Hold? {
    position(of: edge).map { Hold(edge: edge, distance: $0 - offset - viewLength(for: edge)) }
  }

  /// Returns the length of the view if an edge keeps its distance from the bottom of the view, and
  /// 0 otherwise.
  private func viewLength(for edge: Edge) -> CGFloat {
    switch edge {
    case .start, .top: 0
    case .end, .bottom: size.height
    }
  }

  /// Returns the edges that may stay in place, the best first.
  ///
  /// - Parameter isMeasuring: Whether only heights change.
  /// - Returns: The start of the content if it is visible; otherwise the visible rows, first those
  ///   that were on the screen with a known height, then other rows of known height, then the
  ///   remaining rows.
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

  /// Chooses the edge to keep in place while heights change.
  private func bestHold() -> Hold? {
    var best = (landing.map { [$0] } ?? candidates(isMeasuring: true)).first.flatMap(held)
    best?.isPulled = limited(offset) != offset
    return best
  }

  /// Scrolls to keep the held edge in its place, within the limits of the content.
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

  /// Measures the currently visible rows.
  ///
  /// - Returns: Whether any height has changed, possibly revealing other rows.
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
        // Changing content brings the view back, even if other rows undo the change.
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

  /// Measures a row.
  ///
  /// While its height is unknown, it is compared with the cell's frame, rounded to pixels.
  ///
  /// - Returns: Whether its height changes by at least one pixel.
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

  /// Brings the view back if it is beyond the ends of changed content.
  ///
  /// - Returns: Whether the view was beyond the ends.
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
