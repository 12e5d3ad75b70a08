package import LayoutCore
package import LayoutDescription
package import Trials

/// Description of a section of a world, along the axis that the layout scrolls along.
package nonisolated struct WorldSection: Hashable, Sendable {
  /// Arrangement of the items.
  package nonisolated enum Kind: String, Hashable, Sendable, CaseIterable {
    case list, rows, grid, uniformGroup, uniformSection, repeating, tags, shelf, custom, nested
    case badges
    /// Nested groups in both directions with every kind of spacing and of item at their edges.
    case any
  }

  /// Arrangement of the items.
  package var kind = Kind.rows
  /// The way in which a row across scrolls; nil stands for a section that follows the layout.
  package var row: OrthogonalScrolling?
  /// Length of an item until it is measured, in points.
  package var estimate = 40.0
  /// The number of items side by side.
  package var columns = 1
  /// The room between two groups, in points.
  package var spacing = 0.0
  /// The insets of the section, in points.
  package var insets = Insets.zero
  /// Whether there is an item at the start of the section, and one at its end.
  package var (hasHeader, hasFooter) = (false, false)
  /// Whether the header stays in view.
  package var isPinned = false
  /// Whether the section has a background.
  package var hasBackground = false
  /// The insets of the view that items keep within.
  package var reference = InsetsReference.automatic
  /// The insets of the view that headers and footers keep within.
  package var supplementaryReference = InsetsReference.automatic
  /// Seed of all else.
  package var seed: UInt64 = 0

  /// The plain section: rows.
  package init() {}

  /// Draws a section.
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

  /// Whether each item has a line of the section for itself, as high as it asks for.
  package var isSingleColumn: Bool { kind == .list || kind == .rows }

  /// Whether the section has a form that rules about its frames can be derived from.
  package var isPlain: Bool { kind != .any }

  /// The same section with fewer parts, the plainest first.
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
