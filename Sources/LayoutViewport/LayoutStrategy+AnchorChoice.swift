package import LayoutCore

/// Choice of the edge staying in place on the screen during a change.
extension LayoutStrategy {
  /// Whether the content starts at the right and scrolls to the left.
  package var isMirroredAlongScrolling: Bool { scrollLine.isMirrored }

  /// Chooses the scroll anchors of a layout anchor.
  ///
  /// - Parameters:
  ///   - anchor: The kind of anchor.
  ///   - viewport: The visible part of the content, in points.
  ///   - viewLength: The length of the view, if bars cover some of it.
  ///   - occasion: The sort of the coming change.
  ///   - wasShown: Whether an item has been on the screen before: the better anchor.
  /// - Returns: The hold.
  package func hold(
    _ anchor: LayoutAnchor, in viewport: Frame, viewLength: Double? = nil,
    for occasion: AnchorOccasion, wasShown: ((ElementID) -> Bool)? = nil
  ) -> ScrollHold {
    let length = viewLength ?? viewport.length(input.container.scrollAxis)
    var anchors = anchorSubjects(for: anchor, in: viewport, for: occasion, wasShown: wasShown)
      .compactMap { ScrollAnchor($0, in: self, viewLength: length) }
    // Without any of them the start of the content stays.
    if anchor != .none, anchors.isEmpty || occasion != .measuring,
      let start = ScrollAnchor(.contentStart, in: self, viewLength: length)
    {
      anchors.append(start)
    }
    return ScrollHold(anchors)
  }

  /// The edges an anchor may hold, the best first.
  func anchorSubjects(
    for anchor: LayoutAnchor, in viewport: Frame, for occasion: AnchorOccasion,
    wasShown: ((ElementID) -> Bool)? = nil
  ) -> [ScrollAnchor.Subject] {
    func items(fromEnd: Bool) -> [ScrollAnchor.Subject] {
      anchorItems(
        in: viewport, fromEnd: fromEnd, isOneEnough: occasion == .measuring, wasShown: wasShown
      ).map {
        fromEnd
          ? .itemEnd(section: $0.section, item: $0.item)
          : .itemStart(section: $0.section, item: $0.item)
      }
    }
    let isMeasuring = occasion != .update
    switch anchor {
    case .none: return []
    case .end where showsEnd(in: viewport): return [.contentEnd]
    case .item(let section, let item):
      return [.itemStart(section: section, item: item)] + (isMeasuring ? [] : items(fromEnd: false))
    case .first: return showsStart(in: viewport) ? [.contentStart] : items(fromEnd: false)
    case .last, .end:
      return isMeasuring && showsStart(in: viewport) ? [.contentStart] : items(fromEnd: true)
    }
  }

  /// The visible items: first measured ones shown on the screen before, then other measured ones,
  /// then those that may still change.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - fromEnd: Whether the last one comes first.
  ///   - isOneEnough: Whether the best is enough.
  ///   - wasShown: Whether an item has been on the screen before; `nil` if it does not count.
  /// - Returns: The items, the best anchor first.
  package func anchorItems(
    in viewport: Frame, fromEnd: Bool = false, isOneEnough: Bool = false,
    wasShown: ((ElementID) -> Bool)? = nil
  ) -> [ElementID] {
    var visible = VisibleElements()
    query(viewport, into: &visible)
    var (shown, known, unknown): ([ElementID], [ElementID], [ElementID]) = ([], [], [])
    let count = visible.elements.count
    for index in 0..<count {
      let element = visible.elements[fromEnd ? count - 1 - index : index]
      guard element.kind == .cell else { continue }
      let id = element.id
      if !isSizeKnown(of: id) {
        unknown.append(id)
      } else if wasShown?(id) ?? true {
        if isOneEnough { return [id] }
        shown.append(id)
      } else {
        known.append(id)
      }
    }
    let all = shown + known + unknown
    return isOneEnough ? Array(all.prefix(1)) : all
  }

  /// Whether the leading end of the content is visible, or the view is beyond it.
  private func showsStart(in viewport: Frame) -> Bool {
    let line = scrollLine
    return line.start(of: viewport) <= 0
  }

  /// Whether the trailing end of the content is visible.
  private func showsEnd(in viewport: Frame) -> Bool {
    let line = scrollLine
    return line.end(of: viewport) >= line.length
  }
}

/// Sort of change with an edge staying in place on the screen.
package enum AnchorOccasion: Sendable {
  /// Sizes change and nothing else: nothing moves away from the start of the content, and the best
  /// edge is enough, as none is lost.
  case measuring
  /// Another input is laid out, with the same items if still present: nothing moves away from the
  /// start of the content.
  case relayout
  /// Items and sections change.
  case update
}

/// Scroll anchor: the item or the end of the content staying in place on the screen while the
/// content around it changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// No anchor: the offset stays, and the visible content moves.
  case none
  /// The first visible item of known size, by its start; nothing moves at the very start of the
  /// content.
  case first
  /// The last visible item of known size, by its end.
  case last
  /// The end of the content while it is visible; the last visible item otherwise. For
  /// conversations, growing at their end.
  case end
  /// An item, by its start, whether it is visible or not. Without the item this is the same as
  /// ``first``.
  case item(section: Int, item: Int)
}
