public import Foundation

/// Problem that kept a layout from following its description, and the section that has it.
///
/// None of this stops a layout: where there is no room nothing is laid out, and it is again as soon
/// as there is.
public struct LayoutDiagnostic: Sendable, CustomStringConvertible {
  /// Kind of problem.
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

  /// The problem, with its lengths in points.
  public let problem: Problem

  /// All of it for a reader: the layout, the section, its container, and the group or item.
  public let description: String
}

/// Equality by section and problem, so that a description that is created again with each
/// preparation is reported once.
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
