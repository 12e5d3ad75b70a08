/// The scrolling behaviour of a section perpendicular to the layout's scrolling axis, and the
/// positions where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section lays out its groups along the layout's own axis and does not scroll independently.
  case none = 0

  /// The section scrolls freely and comes to rest at any position.
  case continuous = 1

  /// The section scrolls freely and comes to rest at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2

  /// The section scrolls by pages, each with the width of the section's visible part.
  case paging = 3

  /// The section scrolls by one group at a time and comes to rest at the leading edge of a group.
  case groupPaging = 4

  /// The section scrolls by one group at a time and comes to rest with a group in the centre.
  case groupPagingCentered = 5
}
