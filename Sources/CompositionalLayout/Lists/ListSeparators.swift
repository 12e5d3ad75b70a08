import Foundation

/// The rules for resolving the automatic separator values of the rows in a list.
///
/// UIKit does not publish its own rules. Ours are:
/// - Every row has a separator below it and none above it, so no separator is drawn twice.
/// - The first row of a section also has a separator above it, and the last row has one below it,
///   unless the rows are inset: the rounded outline around inset rows already ends the section.
/// - A first item styled as a header has no separators, and the next item counts as the first row.
enum ListSeparators {
  /// Returns the separators of a row, with all automatic values resolved.
  ///
  /// The values of the section's configuration apply first, and its automatic values are resolved
  /// from the position of the row. The handler receives the result and can change it, even in a
  /// list without separators. Automatic values returned by the handler are resolved again.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - itemCount: The number of items in the row's section.
  ///   - list: The configuration of the section.
  /// - Returns: Separators that are either visible or hidden, with insets in points.
  /// - Complexity: O(1), plus a call to the handler if the list has one.
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

  /// The separators that belong to a row because of its position in its section.
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

  /// Replaces automatic insets with the list's default insets.
  ///
  /// Each edge is replaced independently of the others.
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
