package import LayoutCore

/// A picture of part of a layout's content: rectangles with their kinds and labels, in points.
///
/// A picture depends on no scenario, file or clock: the same layout yields the same bytes on every
/// machine.
package struct Picture: Sendable {
  /// The kind of a rectangle.
  ///
  /// The cases are in drawing order.
  package enum Kind: String, CaseIterable, Sendable {
    /// The rectangle of a section.
    case section
    /// A decoration behind the cells of a section.
    case decoration
    /// A group of a section, or a group nested inside another.
    case group
    /// The space of an item before its insets are applied.
    case slot
    /// The frame of a cell.
    case cell
    /// A supplementary item of a cell or of a group.
    case badge
    /// An unpinned boundary item of a section or of the layout.
    case edge
    /// A pinned boundary item.
    case pinned
    /// In a comparison, an element of the earlier layout, drawn over the elements of the current
    /// one.
    case base
    /// The visible part of the content.
    case viewport

    /// The word for the kind in the legend.
    package var word: String {
      switch self {
      case .section: "section"
      case .decoration: "decoration"
      case .group: "group"
      case .slot: "before insets"
      case .base: "before"
      case .cell: "cell"
      case .badge: "supplementary"
      case .edge: "header, footer"
      case .pinned: "pinned"
      case .viewport: "viewport"
      }
    }
  }

  /// A rectangle of the picture.
  package struct Shape: Sendable {
    package var kind: Kind
    package var frame: Frame
    /// The text inside the rectangle, or an empty string if there is none.
    package var label = ""
    /// Whether the size is an unmeasured estimate.
    package var isEstimated = false

    /// Creates a rectangle of the given kind.
    package init(_ kind: Kind, _ frame: Frame, label: String = "", isEstimated: Bool = false) {
      self.kind = kind
      self.frame = frame
      self.label = label
      self.isEstimated = isEstimated
    }
  }

  /// The title above the drawing.
  package var title: String
  /// The part of the content to draw, in content coordinates.
  package var bounds: Frame
  /// The rectangles, in any order.
  package var shapes: [Shape]
  /// The sentences to print below the drawing.
  package var notes: [String] = []
  /// A sentence explaining the labels, printed below the legend; empty if there is none.
  package var labelKey = ""

  /// Creates a picture without notes.
  package init(title: String, bounds: Frame, shapes: [Shape]) {
    self.title = title
    self.bounds = bounds
    self.shapes = shapes
  }

  /// The rectangles in the drawn part, in the order of painting.
  var painted: [Shape] {
    Kind.allCases.flatMap { kind in
      shapes.filter { $0.kind == kind && ($0.frame.intersects(bounds) || kind == .viewport) }
    }
  }

  /// The kinds of rectangles in the picture, for the legend.
  var kinds: [Kind] { Kind.allCases.filter { kind in painted.contains { $0.kind == kind } } }

  /// Returns a number as text with at most two decimals.
  static func number(_ value: Double) -> String { PlainText.number(value, places: 2) }
}
