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
