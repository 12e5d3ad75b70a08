package import LayoutCore

/// Methods for choosing the edge to keep in place on the screen during a change.
extension LayoutStrategy {
  /// Whether the content starts at the right and scrolls to the left.
  package var isMirroredAlongScrolling: Bool { scrollLine.isMirrored }

  /// Chooses the edges to keep in place on the screen for a scroll anchor, in order of preference.
  ///
  /// - Parameters:
  ///   - anchor: The rule for choosing the edges: none, an end of the content, or an item.
  ///   - viewport: The visible part of the content, in points.
  ///   - viewLength: The full length of the view if bars cover part of it; `nil` for the length of
  ///     the viewport.
  ///   - occasion: The kind of the upcoming change.
  ///   - wasShown: A closure that returns whether an item has already been on the screen, which
  ///     makes it a better anchor; `nil` to treat all items alike.
  /// - Returns: The edges, together with their current positions.
  package func hold(
    _ anchor: LayoutAnchor, in viewport: Frame, viewLength: Double? = nil,
    for occasion: AnchorOccasion, wasShown: ((ElementID) -> Bool)? = nil
  ) -> ScrollHold {
    let length = viewLength ?? viewport.length(input.container.scrollAxis)
    var anchors = anchorSubjects(for: anchor, in: viewport, for: occasion, wasShown: wasShown)
      .compactMap { ScrollAnchor($0, in: self, viewLength: length) }
    // If no item can be kept in place, the start of the content stays in place.
    if anchor != .none, anchors.isEmpty || occasion != .measuring,
      let start = ScrollAnchor(.contentStart, in: self, viewLength: length)
    {
      anchors.append(start)
    }
    return ScrollHold(anchors)
  }

  /// Returns the edges that a scroll anchor may keep in place, in order of preference.
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

  /// Returns the visible items: first the measured items already seen on the screen, then the other
  /// measured items, then the unmeasured ones.
  ///
  /// - Parameters:
  ///   - viewport: The visible part of the content, in points.
  ///   - fromEnd: Whether the items are in reverse order.
  ///   - isOneEnough: Whether to return only the best item.
  ///   - wasShown: A closure returning whether an item has already been on the screen; `nil` to
  ///     treat all items alike.
  /// - Returns: The items, in order of preference.
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

  /// Returns whether the leading end of the content is visible or the view is scrolled past it.
  private func showsStart(in viewport: Frame) -> Bool {
    let line = scrollLine
    return line.start(of: viewport) <= 0
  }

  /// Returns whether the trailing end of the content is visible or the view is scrolled past it.
  private func showsEnd(in viewport: Frame) -> Bool {
    let line = scrollLine
    return line.end(of: viewport) >= line.length
  }
}

/// A kind of layout change during which an edge is kept in place on the screen.
package enum AnchorOccasion: Sendable {
  /// Only sizes change.
  ///
  /// In most cases, the start of the content stays in place if it is visible. No item is removed,
  /// so one candidate for this edge is enough.
  case measuring
  /// Another input is laid out, with at least some of the same items.
  ///
  /// In most cases, the start of the content stays in place if it is visible.
  case relayout
  /// Items or sections are inserted, deleted, moved or reloaded.
  case update
}

/// The scroll anchor: the item or the end of the content to keep in place on the screen while the
/// content around it changes.
public enum LayoutAnchor: Hashable, Sendable {
  /// No anchor: the scroll offset stays the same, and the visible content may move.
  case none
  /// The start of the content if it is visible, otherwise the start of the first visible item of
  /// known size.
  case first
  /// The end of the last visible item of known size.
  case last
  /// The end of the content while it is visible, otherwise the last visible item.
  ///
  /// This anchor suits conversations, because they grow at their end.
  case end
  /// The start of a particular item, whether it is visible or not.
  ///
  /// If the item does not exist, this is the same as ``first``.
  case item(section: Int, item: Int)
}
