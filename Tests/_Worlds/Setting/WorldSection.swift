package import LayoutCore
package import LayoutDescription
package import Trials

/// The description of a section of a world, in terms of the layout's scroll axis.
package nonisolated struct WorldSection: Hashable, Sendable {
  /// The arrangement of the items.
  package nonisolated enum Kind: String, Hashable, Sendable, CaseIterable {
    case list, rows, grid, uniformGroup, uniformSection, repeating, tags, shelf, custom, nested
    case badges
    /// Nested groups along both axes, with every kind of spacing, and every kind of item at their
    /// edges.
    case any
  }

  /// The arrangement of the items.
  package var kind = Kind.rows
  /// The orthogonal scrolling behaviour; `nil` for a section scrolling with the layout.
  package var row: OrthogonalScrolling?
  /// The length of an item before it is measured, in points.
  package var estimate = 40.0
  /// The number of items side by side.
  package var columns = 1
  /// The spacing between groups, in points.
  package var spacing = 0.0
  /// The insets of the section, in points.
  package var insets = Insets.zero
  /// Whether the section has an item at its start and an item at its end.
  package var (hasHeader, hasFooter) = (false, false)
  /// Whether the header is pinned.
  package var isPinned = false
  /// Whether the section has a background.
  package var hasBackground = false
  /// The reference for the insets of the section's content.
  package var reference = InsetsReference.automatic
  /// The reference for the insets of headers and footers.
  package var supplementaryReference = InsetsReference.automatic
  /// The seed of everything else.
  package var seed: UInt64 = 0

  /// Creates the plain section: rows.
  package init() {}

  /// Creates a random section.
  package init(_ random: inout Decisions) {
    kind = Kind.allCases[random.next(in: 0..<Kind.allCases.count)]
    let rows = OrthogonalScrolling.allCases.dropFirst()
    let behaviour = rows[rows.startIndex + random.next(in: 0..<rows.count)]
    if kind == .shelf || kind == .any && random.next(in: 0..<3) == 0 { row = behaviour }
    estimate = Double(random.next(in: 20..<60)) + Double(random.next(in: 0..<4)) / 4
    columns = random.next(in: 1..<5)
    spacing = [0, 0, 3, 7.5][random.next(in: 0..<4)]
    if random.next(in: 0..<3) == 0 {
      insets = Insets(
        top: Double(random.next(in: 0..<20)), leading: Double(random.next(in: 0..<12)), bottom: 7,
        trailing: 4)
    }
    hasHeader = random.next(in: 0..<3) == 0
    hasFooter = random.next(in: 0..<5) == 0
    isPinned = random.next(in: 0..<2) == 0
    hasBackground = random.next(in: 0..<4) == 0
    reference = Self.reference(&random)
    supplementaryReference = Self.reference(&random)
    seed = random.next()
  }

  private static func reference(_ random: inout Decisions) -> InsetsReference {
    guard random.next(in: 0..<3) == 0 else { return .automatic }
    return InsetsReference(rawValue: random.next(in: 0..<5)) ?? .automatic
  }

  /// Whether each item has its own line in the section and the length of its content.
  package var isSingleColumn: Bool { kind == .list || kind == .rows }

  /// Whether the section is simple enough for rules to predict its frames.
  package var isPlain: Bool { kind != .any }

  /// Variants of the section with fewer parts, the simplest first.
  package var simpler: [WorldSection] {
    var plain = WorldSection()
    plain.kind = kind
    (plain.row, plain.estimate, plain.columns, plain.seed) = (row, estimate, columns, seed)
    var candidates = [WorldSection(), plain]
    func without(_ change: (inout WorldSection) -> Void) {
      var copy = self
      change(&copy)
      candidates.append(copy)
    }
    without { ($0.hasHeader, $0.hasFooter, $0.isPinned) = (false, false, false) }
    without { $0.hasBackground = false }
    without { $0.insets = .zero }
    without { $0.spacing = 0 }
    without { ($0.reference, $0.supplementaryReference) = (.automatic, .automatic) }
    return candidates.filter { $0 != self }
  }
}

nonisolated extension WorldSection: CustomStringConvertible {
  package var description: String {
    var words = ["\(kind)\(row.map { " \($0)" } ?? "") of \(estimate)"]
    if columns > 1 { words.append("\(columns) columns") }
    if spacing > 0 { words.append("spacing \(spacing)") }
    if insets != .zero { words.append("insets \(insets)") }
    if hasHeader { words.append(isPinned ? "pinned header" : "header") }
    if hasFooter { words.append("footer") }
    if hasBackground { words.append("background") }
    if reference != .automatic { words.append("within \(reference)") }
    if supplementaryReference != .automatic {
      words.append("header within \(supplementaryReference)")
    }
    if kind == .any { words.append("seed \(seed)") }
    return words.joined(separator: ", ")
  }
}
