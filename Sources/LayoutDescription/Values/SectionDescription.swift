public import LayoutCore

/// The description of a section as a value, before its view is known.
///
/// It contains a plan and references to insets of the view, because the plan still lacks their
/// lengths. Lengths are in points.
public struct SectionDescription: Hashable, Sendable {
  /// The plan, with only the section's own insets; the view's insets are added later.
  public var plan: SectionPlan
  /// The reference to the view's insets, to be added to the section's own.
  public var contentInsetsReference: InsetsReference
  /// Whether boundary items stay within the insets across the scroll axis.
  public var supplementariesFollowContentInsets: Bool
  /// The reference to the view's insets around boundary items; `automatic` uses the same insets as
  /// for the groups.
  public var supplementaryContentInsetsReference: InsetsReference

  /// Creates a description of a section; the references default to UIKit's values.
  @inlinable
  public init(
    _ plan: SectionPlan, contentInsetsReference: InsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: InsetsReference = .automatic
  ) {
    // Without inlining, lowering each section would copy its plan through memory once more.
    self.plan = plan
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
  }
}
