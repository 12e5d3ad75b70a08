public import Foundation

/// A problem that makes a layout deviate from its description, with the affected section.
///
/// None of these problems stops the layout. If there is no space, nothing is laid out until space
/// becomes available.
public struct LayoutDiagnostic: Sendable, CustomStringConvertible {
  /// The reasons why a layout deviates from its description.
  public enum Problem: Hashable, Sendable {
    /// The content insets leave no space within the size they are subtracted from.
    ///
    /// Both are in points.
    case noRoom(insets: NSDirectionalEdgeInsets, size: CGSize)
    /// The group, whose size is given in points, has no space for even one item.
    case noItemFits(groupSize: CGSize)
    /// An item has content insets along a self-sizing axis.
    case insetsAlongEstimatedAxis
    /// The section provider describes the section differently from an earlier section with the same
    /// key.
    case describedUnlikeItsKey
  }

  /// The index of the first affected section.
  ///
  /// The description of the section may be shared by other sections.
  public let section: Int

  /// The problem, with lengths in points.
  public let problem: Problem

  /// A message that names the layout, the section, its container, and the group or item.
  public let description: String
}

/// Diagnostics are equal if their sections and problems are equal.
///
/// A problem that is found again whenever the layout is prepared is therefore reported only once.
extension LayoutDiagnostic: Hashable {
  /// Returns whether two diagnostics have the same section and the same problem.
  public static func == (a: LayoutDiagnostic, b: LayoutDiagnostic) -> Bool {
    a.section == b.section && a.problem == b.problem
  }

  /// Hashes the section and the problem.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(section)
    hasher.combine(problem)
  }
}
