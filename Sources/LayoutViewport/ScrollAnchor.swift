package import LayoutCore

/// An edge to keep in place on the screen while the content around it changes.
///
/// An anchor identifies an edge of the content or of an item, and stores the last known position of
/// the edge in the content.
package struct ScrollAnchor: Hashable, Sendable {
  /// An edge that an anchor can keep in place: an end of the content, or an edge of an item.
  package enum Subject: Hashable, Sendable {
    /// The leading end of the content.
    case contentStart
    /// The trailing end of the content.
    case contentEnd
    /// The leading edge of an item.
    case itemStart(section: Int, item: Int)
    /// The trailing edge of an item.
    case itemEnd(section: Int, item: Int)

    /// The item the edge belongs to; `nil` for the ends of the content.
    package var item: ElementID? {
      switch self {
      case .contentStart, .contentEnd: nil
      case .itemStart(let section, let item), .itemEnd(let section, let item):
        ElementID(section: section, item: item)
      }
    }

    /// Whether the edge is a trailing edge.
    var isTrailing: Bool {
      switch self {
      case .contentStart, .itemStart: false
      case .contentEnd, .itemEnd: true
      }
    }

    /// Returns the same edge with the new identifier of its item, or `nil` if the item has been
    /// removed.
    package func named(_ id: ElementID?) -> Subject? {
      switch self {
      case .contentStart, .contentEnd: self
      case .itemStart: id.map { .itemStart(section: $0.section, item: $0.item) }
      case .itemEnd: id.map { .itemEnd(section: $0.section, item: $0.item) }
      }
    }
  }

  /// The edge to keep in place.
  package private(set) var subject: Subject

  /// The last recorded position of the edge, in points from the start of the content.
  private var place: Double

  /// The length of the view when the position was recorded, in points.
  private var viewLength: Double

  /// The coordinate system along the scroll axis when the position was recorded.
  private var line: ScrollLine

  /// Creates an anchor that records the current position of an edge, or returns `nil` if the edge
  /// does not exist.
  package init?(_ subject: Subject, in layout: some LayoutStrategy, viewLength: Double) {
    let line = layout.scrollLine
    guard let place = layout.place(of: subject, on: line) else { return nil }
    self.subject = subject
    (self.place, self.viewLength, self.line) = (place, viewLength, line)
  }

  /// Returns the same anchor with the new identifier of its item, or `nil` if the item has been
  /// removed.
  ///
  /// The recorded position stays the same.
  package func named(_ id: ElementID?) -> ScrollAnchor? {
    subject.named(id).map { ScrollAnchor($0, at: self) }
  }

  private init(_ subject: Subject, at anchor: ScrollAnchor) {
    self = anchor
    self.subject = subject
  }

  /// Updates the position of the edge after a change to the layout.
  ///
  /// - Parameters:
  ///   - layout: The layout after the change, for looking up the edge.
  ///   - offset: The scroll offset of the view, in points.
  ///   - viewLength: The current length of the view, in points.
  ///   - isKept: Whether the edge is known to be at the same distance from the start of the content
  ///     as before.
  /// - Returns: The offset that keeps the edge in place on the screen, in points; `nil` if the edge
  ///   no longer exists.
  mutating func follow(
    in layout: some LayoutStrategy, from offset: Double, viewLength: Double, isKept: Bool
  ) -> Double? {
    let line = layout.scrollLine
    guard let now = isKept ? place : layout.place(of: subject, on: line) else { return nil }
    var start = self.line.mirroredOffset(offset, length: self.viewLength) + (now - place)
    // A trailing edge keeps its distance from the trailing end of the view.
    if subject.isTrailing { start -= viewLength - self.viewLength }
    (place, self.viewLength, self.line) = (now, viewLength, line)
    return line.snapped(line.mirroredOffset(start, length: viewLength))
  }
}

extension LayoutStrategy {
  /// Returns the position of an anchor's edge, in points from the start of the content, or `nil` if
  /// the edge belongs to an item without a frame.
  fileprivate func place(of subject: ScrollAnchor.Subject, on line: ScrollLine) -> Double? {
    guard let id = subject.item else {
      return subject.isTrailing ? line.points(line.length) : 0
    }
    return frame(section: id.section, item: id.item).map {
      line.points(subject.isTrailing ? line.end(of: $0) : line.start(of: $0))
    }
  }
}
