/// The orthogonal scrolling of a section, and its snap points.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section lays its groups out along the layout's own axis and does not scroll by itself.
  case none = 0

  /// The row rests anywhere.
  case continuous = 1

  /// The row rests at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2

  /// The row rests at multiples of the visible width.
  case paging = 3

  /// The row rests at the leading edge of a group, one group at a time.
  case groupPaging = 4

  /// The row rests where a group is in the middle, one group at a time.
  case groupPagingCentered = 5
}
