public import LayoutCore

/// Description of a section as a value, before its view is known.
///
/// It is a plan, and the references to insets of the view, still missing from the plan. Lengths are
/// in points.
public struct SectionDescription: Hashable, Sendable {
  /// The plan, with only the section's own insets; its other insets mean nothing yet.
  public var plan: SectionPlan
  /// The view's insets to be added to the section's.
  public var contentInsetsReference: InsetsReference
  /// Whether boundary items keep within the insets, across the direction of scrolling.
  public var supplementariesFollowContentInsets: Bool
  /// The view's insets around boundary items; `automatic` for the groups' insets.
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
