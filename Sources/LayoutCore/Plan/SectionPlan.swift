/// Plan of one section: one group, repeated as often as its data items need.
///
/// Sections with equal plans share everything that is computed from them.
public struct SectionPlan: Hashable, Sendable {
  /// The group that repeats.
  ///
  /// Its content is never a leaf.
  public var group: ItemPlan
  /// The room around the groups, in points.
  public var insets: Insets
  /// The part of ``insets`` that is no room of the section's own but the view's, such as its
  /// margins: no fraction is of it, along the groups as little as across them.
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
  ///   - group: The group that repeats.
  ///   - insets: The room around the groups, in points.
  ///   - referenceInsets: The part of the insets that is the view's.
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
  /// The row rests at whole pages, each as long as the room it is shown in.
  case paging
  /// The row rests with a group at its start and moves one group at a time.
  case groupPaging
  /// The row rests with a group in its middle and moves one group at a time.
  case groupPagingCentered
}

/// An element that covers a whole section: a background.
public struct DecorationPlan: Hashable, Sendable {
  /// The name that its views are registered under.
  public var kind: String
  /// The insets that come off its frame in the end.
  public var insets: Insets
  /// The order among the elements that overlap.
  public var zIndex: Int

  /// Makes the plan of a decoration.
  public init(kind: String, insets: Insets = .zero, zIndex: Int = 0) {
    self.kind = kind
    self.insets = insets
    self.zIndex = zIndex
  }
}
