import Foundation

/// Decides the separators of a list's rows.
///
/// UIKit does not publish what it makes of automatic values. Here
/// - every row has a line below it, and no line above it: none is drawn twice;
/// - the first row of a section has a line above it as well, and the last one a line below it,
///   unless the rows are inset: the rounded shape around those ends the section by itself;
/// - a first item styled as a header has no lines, and the item after it counts as the first row.
enum ListSeparators {
  /// The separators of one row, with nothing left automatic.
  ///
  /// The section's configuration comes first. Its automatic values then follow from the row's
  /// place. The handler gets the result and has the last word, even for a list without separators;
  /// automatic values in its answer are decided once more.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - itemCount: The number of items in its section.
  ///   - list: The configuration of the section.
  /// - Returns: Separators with definite visibility, and insets in points.
  /// - Complexity: O(1), and a call of the handler if there is one.
  static func configuration(
    for indexPath: IndexPath, itemCount: Int, in list: UICollectionLayoutListConfiguration
  ) -> UIListSeparatorConfiguration {
    let lines = RowLines(item: indexPath.item, itemCount: itemCount, list: list)
    var section = list.separatorConfiguration
    if !list.showsSeparators {
      section.topSeparatorVisibility = .hidden
      section.bottomSeparatorVisibility = .hidden
    }
    let resolved = resolve(section, lines: lines)
    guard let handler = list.itemSeparatorHandler else { return resolved }
    return resolve(handler(indexPath, resolved), lines: lines)
  }

  /// Lines of a row by its place: the first, the last or another one.
  private struct RowLines {
    let hasTopLine: Bool
    let hasBottomLine: Bool

    init(item: Int, itemCount: Int, list: UICollectionLayoutListConfiguration) {
      let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
      let endsAreOpen = !ListMetrics.insetsRows(in: list.appearance)
      hasTopLine = item == firstRow && endsAreOpen
      hasBottomLine = item >= firstRow && (item < itemCount - 1 || endsAreOpen)
    }
  }

  private static func resolve(
    _ configuration: UIListSeparatorConfiguration, lines: RowLines
  ) -> UIListSeparatorConfiguration {
    var resolved = configuration
    if resolved.topSeparatorVisibility == .automatic {
      resolved.topSeparatorVisibility = lines.hasTopLine ? .visible : .hidden
    }
    if resolved.bottomSeparatorVisibility == .automatic {
      resolved.bottomSeparatorVisibility = lines.hasBottomLine ? .visible : .hidden
    }
    resolve(&resolved.topSeparatorInsets)
    resolve(&resolved.bottomSeparatorInsets)
    return resolved
  }

  /// Each edge is automatic by itself.
  private static func resolve(_ insets: inout NSDirectionalEdgeInsets) {
    let edges: [WritableKeyPath<NSDirectionalEdgeInsets, CGFloat>] = [
      \.top, \.leading, \.bottom, \.trailing,
    ]
    for edge in edges
    where insets[keyPath: edge] == UIListSeparatorConfiguration.automaticInsets[keyPath: edge] {
      insets[keyPath: edge] = ListMetrics.separatorInsets[keyPath: edge]
    }
  }
}
