/// Plan of one section: one group, repeated for all its data items.
///
/// Sections with equal plans share everything computed from them.
public struct SectionPlan: Hashable, Sendable {
  /// The repeated group.
  ///
  /// Its content is never a leaf.
  public var group: ItemPlan
  /// The room around the groups, in points.
  public var insets: Insets
  /// The view's part of ``insets``, such as its margins, not the section's own room: no fraction
  /// refers to it, neither along the groups nor across them.
  public var referenceInsets: Insets
  /// The room between two groups, in points.
  public var interGroupSpacing: Double
  /// How the section's row scrolls across the layout, if it does.
  public var orthogonalScrolling: OrthogonalScrolling

  /// The boundary items of the section.
  public var boundaries: [BoundaryPlan]
  /// The room on both sides of boundary items across the scroll axis, in points; usually
  /// ``insets``.
  public var boundaryInsets: Insets
  /// The decorations behind or in front of the section.
  public var decorations: [DecorationPlan]

  /// Makes the plan of a section.
  ///
  /// - Parameters:
  ///   - group: The repeated group.
  ///   - insets: The room around the groups, in points.
  ///   - referenceInsets: The view's part of the insets.
  ///   - interGroupSpacing: The room between two groups, in points.
  ///   - orthogonalScrolling: How the section's row scrolls across the layout, if it does.
  ///   - boundaries: The boundary items of the section.
  ///   - boundaryInsets: The insets of boundary items across the scroll axis; the insets if not
  ///     given.
  ///   - decorations: The decorations of the section.
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

/// How a section's row scrolls across the layout, if it does.
public enum OrthogonalScrolling: UInt8, Hashable, Sendable, CaseIterable {
  /// The groups follow the layout's own direction.
  case none
  /// The row rests anywhere.
  case continuous
  /// The row rests with a group at its start.
  case continuousGroupLeadingBoundary
  /// The row rests at whole pages, each the length of the visible room.
  case paging
  /// The row rests with a group at its start and moves one group at a time.
  case groupPaging
  /// The row rests with a group in its middle and moves one group at a time.
  case groupPagingCentered
}

/// An element covering a whole section: a background.
public struct DecorationPlan: Hashable, Sendable {
  /// The name its views are registered under.
  public var kind: String
  /// The insets taken off its final frame.
  public var insets: Insets
  /// The order among overlapping elements.
  public var zIndex: Int

  /// Makes the plan of a decoration.
  public init(kind: String, insets: Insets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
