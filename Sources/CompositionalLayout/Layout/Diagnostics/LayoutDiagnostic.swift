public import Foundation

/// What a layout could not do as described, and why.
///
/// None of this stops a layout: where there is no room nothing is laid out, and it is again as soon
/// as there is.
public struct LayoutDiagnostic: Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// Insets leave nothing of a size; both in points.
    case noRoom(insets: NSDirectionalEdgeInsets, size: CGSize)
    /// Not even one item fits into a group of this size, in points.
    case noItemFits(groupSize: CGSize)
    /// An item has content insets along an axis along which it is measured.
    case insetsAlongEstimatedAxis
  }

  /// The first section it is about; others may follow the same description.
  public let section: Int

  /// What is wrong.
  public let problem: Problem

  /// All of it for a reader: the layout, the section, its container, and the group or item.
  public let description: String
}

/// Two diagnostics are equal if they say the same, even of descriptions that were made anew.
extension LayoutDiagnostic: Hashable {
  /// Returns whether the section and the problem are the same.
  public static func == (a: LayoutDiagnostic, b: LayoutDiagnostic) -> Bool {
    a.section == b.section && a.problem == b.problem
  }

  /// Takes in the section and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(problem)
  }
}
