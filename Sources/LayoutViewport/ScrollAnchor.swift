package import LayoutCore

/// Edge of the content or of an item that stays in place on the screen while the content around it
/// changes, and its old place in the content.
package struct ScrollAnchor: Hashable, Sendable {
  /// An edge, by name.
  package enum Subject: Hashable, Sendable {
    /// The leading end of the content.
    case contentStart
    /// The trailing end of the content.
    case contentEnd
    /// The leading edge of an item.
    case itemStart(section: Int, item: Int)
    /// The trailing edge of an item.
    case itemEnd(section: Int, item: Int)

    /// The item; `nil` for the ends of the content.
    package var item: ElementID? {
      switch self {
      case .contentStart, .contentEnd: nil
      case .itemStart(let section, let item), .itemEnd(let section, let item):
        ElementID(section: section, item: item)
      }
    }

    /// Whether it is the edge nearer to the trailing end.
    var isTrailing: Bool {
      switch self {
      case .contentStart, .itemStart: false
      case .contentEnd, .itemEnd: true
      }
    }

    /// The same edge of an item in another place now; `nil` if the item is gone.
    package func named(_ id: ElementID?) -> Subject? {
      switch self {
      case .contentStart, .contentEnd: self
      case .itemStart: id.map { .itemStart(section: $0.section, item: $0.item) }
      case .itemEnd: id.map { .itemEnd(section: $0.section, item: $0.item) }
      }
    }
  }

  /// The edge.
  package private(set) var subject: Subject

  /// Where the edge was, in points from where the content begins.
  private var place: Double

  /// The length of the view then, in points.
  private var viewLength: Double

  /// The positions along the scroll axis then.
  private var line: ScrollLine

  /// Notes where an edge is; `nil` if it is nowhere.
  package init?(_ subject: Subject, in layout: some LayoutStrategy, viewLength: Double) {
    let line = layout.scrollLine
    guard let place = layout.place(of: subject, on: line) else { return nil }
    self.subject = subject
    (self.place, self.viewLength, self.line) = (place, viewLength, line)
  }

  /// The same place of an edge, its item under another name now; `nil` if the item is gone.
  package func named(_ id: ElementID?) -> ScrollAnchor? {
    subject.named(id).map { ScrollAnchor($0, at: self) }
  }

  private init(_ subject: Subject, at anchor: ScrollAnchor) {
    self = anchor
    self.subject = subject
  }

  /// Notes where the edge is by now.
  ///
  /// - Parameters:
  ///   - layout: The layout by now.
  ///   - offset: How far the view has been scrolled, in points.
  ///   - viewLength: The length of the view by now, in points.
  ///   - isKept: Whether the edge is known to keep its distance from the content's beginning.
  /// - Returns: The offset keeping the edge in place on the screen, in points; `nil` if the edge is
  ///   gone.
  mutating func follow(
    in layout: some LayoutStrategy, from offset: Double, viewLength: Double, isKept: Bool
  ) -> Double? {
    let line = layout.scrollLine
    guard let now = isKept ? place : layout.place(of: subject, on: line) else { return nil }
    var start = self.line.turned(offset, length: self.viewLength) + (now - place)
    // A trailing edge stays as far from the trailing end of the view.
    if subject.isTrailing { start -= viewLength - self.viewLength }
    (place, self.viewLength, self.line) = (now, viewLength, line)
    return line.snapped(line.turned(start, length: viewLength))
  }
}

extension LayoutStrategy {
  /// Where an edge is, in points from where the content begins.
  fileprivate func place(of subject: ScrollAnchor.Subject, on line: ScrollLine) -> Double? {
    guard let id = subject.item else {
      return subject.isTrailing ? line.points(line.length) : 0
    }
    return frame(section: id.section, item: id.item).map {
      line.points(subject.isTrailing ? line.end(of: $0) : line.start(of: $0))
    }
  }
}
