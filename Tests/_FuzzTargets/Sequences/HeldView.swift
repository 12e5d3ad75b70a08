import LayoutCore
import LayoutViewport
import StrategyTrials

/// The visible part before a change, and the elements expected to stay in place.
struct HeldView {
  private let line: ViewLine
  private let anchor: LayoutAnchor
  /// The items eligible to stay in place, the best first, with their ranges in the view.
  private let candidates: [(id: ElementID, place: Range<Int>)]
  /// The number of candidates named by the anchor: visible items replace them only if they are
  /// removed.
  private let namedCount: Int

  init(_ strategy: some LayoutStrategy, _ viewport: Frame, _ anchor: LayoutAnchor) {
    let line = ViewLine(strategy, viewport)
    self.line = line
    self.anchor = anchor
    var ids = strategy.elements(in: viewport).filter { $0.kind == .cell }.map(\.id)
    var named: [(ElementID, Range<Int>)] = []
    switch anchor {
    case .none: ids = []
    case .first: break
    case .last, .end: ids.reverse()
    case .item(let section, let item):
      if let frame = strategy.frame(section: section, item: item) {
        named = [(ElementID(section: section, item: item), line.place(of: frame))]
      }
    }
    var known: [(ElementID, Range<Int>)] = []
    var unknown: [(ElementID, Range<Int>)] = []
    for id in ids {
      guard let frame = strategy.frame(section: id.section, item: id.item) else { continue }
      let isKnown =
        strategy.estimatedAxes(of: id).isEmpty || !strategy.fittedLengths(of: id).isUnknown
      if isKnown {
        known.append((id, line.place(of: frame)))
      } else {
        unknown.append((id, line.place(of: frame)))
      }
    }
    namedCount = named.count
    candidates = named + known + unknown
  }

  /// Describes an unexpected movement of the candidates during a change; `nil` if there is none.
  func problem(
    _ strategy: some LayoutStrategy, _ viewport: Frame, _ change: AnchoredChange,
    _ changes: [LayoutChange]
  ) -> String? {
    let now = ViewLine(strategy, viewport)
    guard !change.isClamped else {
      let bounce = max(0, line.offset - line.lastOffset)
      let ends = [min(0, line.offset), now.lastOffset + bounce]
      return ends.contains(now.offset) ? nil : "clamped at \(now.offset), not one of \(ends)"
    }
    if anchor == .none {
      return now.offset == line.offset ? nil : "moved from \(line.offset) to \(now.offset)"
    }
    if anchor == .end, line.after <= 0 {
      return now.after == line.after ? nil : "left the end: \(line.after) is \(now.after)"
    }
    let isMeasuring = changes.isEmpty
    if line.before <= 0, anchor == .first || (isMeasuring && (anchor == .last || anchor == .end)) {
      return now.before == line.before ? nil : "left the start: \(line.before) is \(now.before)"
    }
    let isNamed = if case .item = anchor { isMeasuring } else { false }
    for candidate in isNamed ? Array(candidates.prefix(namedCount)) : candidates {
      let followed = changes.reduce(candidate.id as ElementID?) { id, change in
        id.flatMap(change.following)
      }
      guard let id = followed, let frame = strategy.frame(section: id.section, item: id.item) else {
        continue
      }
      let place = now.place(of: frame)
      let isEnd = anchor == .last || anchor == .end
      let drift =
        isEnd
        ? place.upperBound - candidate.place.upperBound
        : place.lowerBound - candidate.place.lowerBound
      guard change.anchor == id else { return "holds \(change.anchor as Any), not \(id)" }
      return drift == 0 ? nil : "\(id) drifts by \(drift) pixels"
    }
    return now.before == line.before ? nil : "nothing is left, and the view moved"
  }

  /// Describes a fault in the position of an item after scrolling to it; `nil` if it is right.
  func landingProblem(
    _ strategy: some LayoutStrategy, _ viewport: Frame, section: Int, item: Int,
    _ target: ScrollTarget
  ) -> String? {
    guard let frame = strategy.frame(section: section, item: item) else { return "is gone" }
    let now = ViewLine(strategy, viewport)
    let place = now.place(of: frame)
    let room = now.viewLength - place.count
    let isAtStart = now.before == 0
    let isAtEnd = now.after == 0 || now.lastOffset == 0
    let distance: Int
    switch target {
    case .start: distance = place.lowerBound
    // This is rounded down even if the item is longer than the view.
    case .center: distance = place.lowerBound - (room >> 1)
    case .end: distance = place.lowerBound - room
    case .nearest:
      distance =
        room < 0
        ? 0 : place.lowerBound < 0 ? place.lowerBound : max(0, place.lowerBound - room)
    }
    let isAllowed = distance == 0 || (distance < 0 && isAtStart) || (distance > 0 && isAtEnd)
    return isAllowed || now.lastOffset == 0 ? nil : "lands \(distance) pixels beside \(target)"
  }
}
