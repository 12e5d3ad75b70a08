/// The plan of a section: a group, repeated for all its data items.
///
/// Sections with equal plans share everything computed from the plan.
public struct SectionPlan: Hashable, Sendable {
  /// The repeated group.
  ///
  /// Its content is never a leaf.
  public var group: ItemPlan
  /// The insets around the groups, in points.
  public var insets: Insets
  /// The part of ``insets`` that comes from the view, such as its margins.
  ///
  /// Fractions of the container refer to the space that remains after these insets are subtracted,
  /// both along the stack axis of the groups and perpendicular to it.
  public var referenceInsets: Insets
  /// The spacing between adjacent groups, in points.
  public var interGroupSpacing: Double
  /// How the section's groups scroll independently of the layout, if at all.
  public var orthogonalScrolling: OrthogonalScrolling

  /// The boundary items of the section.
  public var boundaries: [BoundaryPlan]
  /// The insets of boundary items perpendicular to the scroll axis, in points; usually equal to
  /// ``insets``.
  public var boundaryInsets: Insets
  /// The decorations of the section, which may lie behind or in front of it.
  public var decorations: [DecorationPlan]

  /// Creates the plan of a section.
  ///
  /// - Parameters:
  ///   - group: The group that is repeated for the section's data items; never a leaf.
  ///   - insets: The insets around the groups, in points.
  ///   - referenceInsets: The part of the insets that comes from the view.
  ///   - interGroupSpacing: The spacing between adjacent groups, in points.
  ///   - orthogonalScrolling: Whether and how the groups scroll independently of the layout.
  ///   - boundaries: The headers, footers and other items at the section's edges.
  ///   - boundaryInsets: The insets of boundary items perpendicular to the scroll axis; `nil` to
  ///     use `insets`.
  ///   - decorations: The decorations that cover the section, such as backgrounds.
  public init(
    group: ItemPlan, insets: Insets = .zero, referenceInsets: Insets = .zero,
    interGroupSpacing: Double = 0,
    orthogonalScrolling: OrthogonalScrolling = .none, boundaries: [BoundaryPlan] = [],
    boundaryInsets: Insets? = nil, decorations: [DecorationPlan] = []
  ) {
    self.group = group
    self.insets = insets
    self.referenceInsets = referenceInsets
    self.interGroupSpacing = interGroupSpacing
    self.orthogonalScrolling = orthogonalScrolling
    self.boundaries = boundaries
    self.boundaryInsets = boundaryInsets ?? insets
    self.decorations = decorations
  }
}

/// The orthogonal scrolling behaviour of a section: its groups can form a row that scrolls
/// independently of the layout.
public enum OrthogonalScrolling: UInt8, Hashable, Sendable, CaseIterable {
  /// The section does not scroll independently; its groups follow one another along the scroll axis
  /// of the layout.
  case none
  /// The row can come to rest anywhere.
  case continuous
  /// The row comes to rest with a group at its start.
  case continuousGroupLeadingBoundary
  /// The row comes to rest at page boundaries; a page is as long as the visible part of the row.
  case paging
  /// The row comes to rest with a group at its start, and moves one group at a time.
  case groupPaging
  /// The row comes to rest with a group in its centre, and moves one group at a time.
  case groupPagingCentered

  /// Whether the row comes to rest with a group in its centre.
  package var centresGroups: Bool { self == .groupPagingCentered }
}

/// A decoration that covers a whole section, such as a background.
public struct DecorationPlan: Hashable, Sendable {
  /// The element kind under which the decoration's views are registered.
  public var kind: String
  /// The insets applied to the element's final frame.
  public var insets: Insets
  /// The drawing order among overlapping elements; higher values are in front.
  public var zIndex: Int

  /// Creates the plan of a background or another decoration of a section.
  public init(kind: String, insets: Insets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
