package import Trials

/// The description of a section of a random app screen.
package struct ScreenSection: Hashable, Sendable {
  /// The arrangement of the items.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One item of fixed size in each line.
    case banner
    /// An orthogonal section.
    case shelf
    /// One item of estimated length in each line.
    case list
    /// Labels of estimated width, packed into lines.
    case tags
    /// Columns of equal width.
    case grid
    /// A custom group of two columns.
    case waterfall
    /// One large item next to two small ones.
    case mosaic
  }

  /// The ways to specify a length.
  package enum Length: String, Hashable, Sendable, CaseIterable {
    case absolute, fractional, estimated
  }

  package var kind = Kind.list
  /// The length of an item across the scroll axis, unless its kind determines it.
  package var width = Length.absolute
  /// The length of an item along the scroll axis, unless its kind determines it.
  package var height = Length.absolute
  /// The raw value of the orthogonal scrolling behaviour of a shelf.
  package var behavior = 1
  /// The number of lines of a shelf, or of columns of a grid.
  package var columns = 1
  /// The number of items.
  package var itemCount = 10
  package var header: Length?
  package var footer: Length?
  package var isPinned = false
  package var hasBackground = false
  package var hasBadges = false
  /// The insets of the section at all edges, in points.
  package var inset = 0.0
  /// The spacing between items and between groups, in points.
  package var spacing = 0.0

  /// Creates the plain section of a kind.
  package init(_ kind: Kind = .list) { self.kind = kind }

  /// Creates a random section of a kind.
  package init(_ kind: Kind, _ random: inout Decisions) {
    self.kind = kind
    width = Length.allCases[random.next(in: 0..<3)]
    height = random.next(in: 0..<2) == 0 ? .absolute : .estimated
    behavior = random.next(in: 1..<6)
    columns = kind == .grid ? random.next(in: 2..<5) : random.next(in: 1..<3)
    itemCount = kind == .banner ? random.next(in: 1..<3) : random.next(in: 5..<20)
    header = Self.edge(&random)
    footer = random.next(in: 0..<2) == 0 ? Self.edge(&random) : nil
    isPinned = random.next(in: 0..<3) == 0
    hasBackground = random.next(in: 0..<4) == 0
    hasBadges = random.next(in: 0..<6) == 0
    inset = [0, 0, 8, 16][random.next(in: 0..<4)]
    spacing = [0, 4, 10][random.next(in: 0..<3)]
  }

  private static func edge(_ random: inout Decisions) -> Length? {
    [nil, nil, .absolute, .estimated][random.next(in: 0..<4)]
  }

  /// Whether items have the widths of their words.
  package var hasLabels: Bool { kind == .tags || kind == .shelf && width == .estimated }

  /// Variants of the section with fewer parts, the simplest first.
  package var simpler: [ScreenSection] {
    var plain = ScreenSection(kind)
    (plain.width, plain.height, plain.behavior) = (width, height, behavior)
    (plain.columns, plain.itemCount) = (columns, itemCount)
    var candidates = [plain]
    func with(_ change: (inout ScreenSection) -> Void) {
      var copy = self
      change(&copy)
      candidates.append(copy)
    }
    with { ($0.header, $0.footer, $0.isPinned) = (nil, nil, false) }
    with { ($0.hasBackground, $0.hasBadges) = (false, false) }
    with { $0.isPinned = false }
    with { $0.footer = nil }
    with { ($0.inset, $0.spacing) = (0, 0) }
    with { $0.behavior = 1 }
    with { $0.columns = 1 }
    with { ($0.width, $0.height) = (.absolute, .absolute) }
    with { $0.itemCount = max(1, $0.itemCount / 2) }
    with { $0.itemCount = max(1, $0.itemCount - 1) }
    return candidates.filter { $0 != self }
  }
}

extension ScreenSection: CustomStringConvertible {
  package var description: String {
    var words = ["\(itemCount) \(kind)"]
    switch kind {
    case .shelf: words.append("\(width) × \(height), behaviour \(behavior), \(columns) lines")
    case .grid: words.append("\(columns) columns, \(height)")
    case .banner, .list, .tags, .waterfall, .mosaic: break
    }
    if let header { words.append("\(isPinned ? "pinned " : "")\(header) header") }
    if let footer { words.append("\(footer) footer") }
    if hasBackground { words.append("background") }
    if hasBadges { words.append("badges") }
    if inset > 0 { words.append("insets \(inset)") }
    if spacing > 0 { words.append("spacing \(spacing)") }
    return words.joined(separator: ", ")
  }
}
