package import LayoutCore

/// Picture of a part of a laid out content: rectangles with their kinds and names, in points.
///
/// It knows no scenario, no file and no clock: the same layout gives the same bytes on every
/// machine.
package struct Picture: Sendable {
  /// Kind of a rectangle, in the order of painting.
  package enum Kind: String, CaseIterable, Sendable {
    /// The rectangle of a section.
    case section
    /// A decoration behind the cells of a section.
    case decoration
    /// A group of a section, or one nested in it.
    case group
    /// The room of an item, its insets included.
    case slot
    /// A cell.
    case cell
    /// A supplementary item of a cell or group.
    case badge
    /// An item at the edge of a section or of the layout.
    case edge
    /// A pinned boundary item.
    case pinned
    /// An element of the base layout in a comparison, over this layout's elements.
    case base
    /// The visible part of the content.
    case viewport

    /// The word in the legend.
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

  /// Rectangle of the picture.
  package struct Shape: Sendable {
    package var kind: Kind
    package var frame: Frame
    /// The text in it; empty for none.
    package var label = ""
    /// Whether its size is an unmeasured estimate.
    package var isEstimated = false

    /// Makes a rectangle.
    package init(_ kind: Kind, _ frame: Frame, label: String = "", isEstimated: Bool = false) {
      self.kind = kind
      self.frame = frame
      self.label = label
      self.isEstimated = isEstimated
    }
  }

  /// The title.
  package var title: String
  /// The drawn part of the content.
  package var bounds: Frame
  /// The rectangles, in any order.
  package var shapes: [Shape]
  /// Sentences below it.
  package var notes: [String] = []
  /// The meaning of the labels, for a line below the legend; empty for no line.
  package var labelKey = ""

  /// Makes a picture.
  package init(title: String, bounds: Frame, shapes: [Shape]) {
    self.title = title
    self.bounds = bounds
    self.shapes = shapes
  }

  /// The rectangles meeting the drawn part, in the order of painting.
  var painted: [Shape] {
    Kind.allCases.flatMap { kind in
      shapes.filter { $0.kind == kind && ($0.frame.intersects(bounds) || kind == .viewport) }
    }
  }

  /// The kinds in the picture, for the legend.
  var kinds: [Kind] { Kind.allCases.filter { kind in painted.contains { $0.kind == kind } } }

  /// A number with at most two decimals.
  static func number(_ value: Double) -> String { PlainText.number(value, places: 2) }
}
