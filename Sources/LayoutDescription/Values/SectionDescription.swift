public import LayoutCore

/// Description of a section as a value, before it is known in which view it is shown.
///
/// It is a plan, and the references to insets of the view that the plan has still to get. Lengths
/// are in points.
public struct SectionDescription: Hashable, Sendable {
  /// The plan, whose insets are the section's own alone; its other insets mean nothing yet.
  public var plan: SectionPlan
  /// The insets of the view that are added to those of the section.
  public var contentInsetsReference: InsetsReference
  /// Whether boundary items keep within the insets, across the direction of scrolling.
  public var supplementariesFollowContentInsets: Bool
  /// The insets of the view within which boundary items keep; `automatic` for those of the groups.
  public var supplementaryContentInsetsReference: InsetsReference

  /// Describes a section; the references have UIKit's defaults.
  @inlinable
  public init(
    _ plan: SectionPlan, contentInsetsReference: InsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: InsetsReference = .automatic
  ) {
    // Without inlining, each lowered section moves its plan through memory once more.
    self.plan = plan
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
  }
}
