import Foundation

/// A simple model of a list whose layout keeps nothing in place: all rows visible at the start of a
/// round are measured, and a row beginning above the visible part grows upwards.
struct TableModel: ListModel {
  let setting: ListSetting
  var names: [Int]
  var heights: [Int: CGFloat]
  var size: CGSize
  var offset: CGFloat = 0
  var measured: [Int: CGFloat] = [:]
  /// The sizes last proposed to the displayed cells.
  private var offered: [Int: CGSize] = [:]
  private var outdated: Set<Int> = []
  private var isOffsetUnchecked = false
  private var lastContentHeight: CGFloat = 0

  init(_ setting: ListSetting, _ names: [Int], heights: [Int: CGFloat]) {
    (self.setting, self.names, self.heights) = (setting, names, heights)
    size = setting.size
  }

  var shown: Set<Int> { Set(offered.keys) }

  // MARK: Places

  private var rows: [(name: Int, frame: CGRect)] {
    var top = setting.top
    return names.map { name in
      let height = measured[name] ?? setting.estimate
      defer { top += height + setting.spacing }
      return (
        name,
        CGRect(x: setting.side, y: top, width: size.width - 2 * setting.side, height: height)
      )
    }
  }

  private var visibleRows: [(name: Int, frame: CGRect)] {
    rows.filter { $0.frame.minY < offset + size.height && offset < $0.frame.maxY }
  }

  var contentHeight: CGFloat { rows.last.map { $0.frame.maxY + setting.bottom } ?? 0 }

  var screen: ListScreen {
    var frames: [Int: CGRect] = [:]
    for row in visibleRows { frames[row.name] = row.frame.offsetBy(dx: 0, dy: -offset) }
    return ListScreen(
      offset: CGPoint(x: 0, y: offset),
      contentSize: CGSize(width: size.width, height: contentHeight), frames: frames)
  }

  // MARK: Measuring

  mutating func layOut() {
    repeat {
      while measureVisibleRows() {}
    } while limitOffset()
  }

  private mutating func measureVisibleRows() -> Bool {
    let content = contentHeight
    if content < lastContentHeight { isOffsetUnchecked = true }
    lastContentHeight = content
    let visible = visibleRows
    let visibleNames = Set(visible.map(\.name))
    offered = offered.filter { visibleNames.contains($0.key) }
    outdated.formIntersection(visibleNames)
    let top = offset
    var (growth, isChanged) = (CGFloat.zero, false)
    for (name, frame) in visible {
      let isOutdated = outdated.remove(name) != nil
      let isAsked = isOutdated || offered[name] != frame.size
      offered[name] = frame.size
      guard isAsked, let height = heights[name], height != frame.height else { continue }
      measured[name] = height
      if frame.minY < top { offset += height - frame.height }
      growth += height - frame.height
      isChanged = true
    }
    if growth != 0 || offset != top { isOffsetUnchecked = true }
    lastContentHeight += growth
    return isChanged
  }

  private mutating func limitOffset() -> Bool {
    guard isOffsetUnchecked else { return false }
    isOffsetUnchecked = false
    let end = limited(offset)
    defer { offset = end }
    return end != offset
  }

  // MARK: Steps

  func span(of name: Int) -> (top: CGFloat, bottom: CGFloat)? {
    rows.first { $0.name == name }.map { ($0.frame.minY, $0.frame.maxY) }
  }

  mutating func land(on name: Int, _ place: RowPlacement) {
    layOut()
    approach(name, place)
  }

  mutating func perform(_ edit: ListEdit) {
    names = edit.after
    for name in edit.replacedNames { offered[name] = nil }
    offset = limited(offset)
    isOffsetUnchecked = true
    layOut()
  }

  mutating func reload() {
    (offered, measured) = ([:], [:])
    layOut()
  }

  /// A layout that does not mention sizes keeps its heights, and its cells are not measured again.
  mutating func invalidate() { layOut() }

  mutating func resize(to size: CGSize) {
    if size.height > self.size.height || size.width != self.size.width { isOffsetUnchecked = true }
    self.size = size
    layOut()
  }

  mutating func requestRemeasurement(_ name: Int) {
    if shown.contains(name) { outdated.insert(name) }
    layOut()
  }
}
