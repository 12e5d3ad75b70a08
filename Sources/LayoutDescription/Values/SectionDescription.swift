public import LayoutCore

/// Description of a section as a value, before it is known in which view it is shown.
///
/// Its parts are the engine's own plans, as nothing in them depends on a view: only the insets that
/// a section takes from its surroundings do. Lengths are in points.
public struct SectionDescription: Hashable, Sendable {
  /// The group that is repeated for the section's items.
  public var group: ItemPlan
  /// The room around the groups.
  public var contentInsets: Insets
  /// The insets of the view that are added to those of the section.
  public var contentInsetsReference: InsetsReference
  /// Whether boundary items keep within the insets, across the direction of scrolling.
  public var supplementariesFollowContentInsets: Bool
  /// The insets of the view within which boundary items keep; `automatic` for those of the groups.
  public var supplementaryContentInsetsReference: InsetsReference
  /// The distance between groups.
  public var interGroupSpacing: Double
  /// The way in which the groups scroll across the layout.
  public var orthogonalScrolling: OrthogonalScrolling
  /// The headers, footers and the like.
  public var boundaries: [BoundaryPlan]
  /// The backgrounds.
  public var decorations: [DecorationPlan]

  /// Describes a section; all but its group has the default that UIKit has.
  public init(
    group: ItemPlan, contentInsets: Insets = .zero,
    contentInsetsReference: InsetsReference = .automatic,
    supplementariesFollowContentInsets: Bool = true,
    supplementaryContentInsetsReference: InsetsReference = .automatic,
    interGroupSpacing: Double = 0, orthogonalScrolling: OrthogonalScrolling = .none,
    boundaries: [BoundaryPlan] = [], decorations: [DecorationPlan] = []
  ) {
    self.group = group
    self.contentInsets = contentInsets
    self.contentInsetsReference = contentInsetsReference
    self.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    self.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrolling = orthogonalScrolling
    self.boundaries = boundaries
    self.decorations = decorations
  }
}
