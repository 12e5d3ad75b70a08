public import Foundation

/// A layout's deviation from its description, and the section in question.
///
/// None of this stops a layout: without room nothing is laid out, until room returns.
public struct LayoutDiagnostic: Sendable, CustomStringConvertible {
  /// Kind of problem.
  public enum Problem: Hashable, Sendable {
    /// Insets leave nothing of a size; both in points.
    case noRoom(insets: NSDirectionalEdgeInsets, size: CGSize)
    /// Not even one item fits into a group of this size, in points.
    case noItemFits(groupSize: CGSize)
    /// An item has content insets along a self-sizing axis.
    case insetsAlongEstimatedAxis
  }

  /// The first affected section; other sections may follow the same description.
  public let section: Int

  /// The problem, with its lengths in points.
  public let problem: Problem

  /// All of it for a reader: the layout, the section, its container, and the group or item.
  public let description: String
}

/// Equality by section and problem: a description recreated with each preparation is reported once.
extension LayoutDiagnostic: Hashable {
  /// Returns whether the section and the problem are the same.
  public static func == (a: LayoutDiagnostic, b: LayoutDiagnostic) -> Bool {
    a.section == b.section && a.problem == b.problem
  }

  /// Hashes the section and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(problem)
  }
}
