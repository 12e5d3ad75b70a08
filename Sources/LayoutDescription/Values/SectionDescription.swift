public import LayoutCore

/// The description of a section as a value, before its view is known.
///
/// It contains a plan, which still lacks the lengths of the view's insets, and references to these
/// insets. Lengths are in points.
public struct SectionDescription: Hashable, Sendable {
  /// The plan, with only the section's own insets; the view's insets are added later.
  public var plan: SectionPlan
  /// The view's insets to add to the section's own insets.
  public var contentInsetsReference: InsetsReference
  /// Whether boundary items stay within the section's insets across the scroll axis.
  public var supplementariesFollowContentInsets: Bool
  /// The view's insets for boundary items; `automatic` means the same insets as for groups.
  public var supplementaryContentInsetsReference: InsetsReference

  /// Creates a description of a section; by default, the references to insets have UIKit's values.
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
