/// The work that the next layout pass of a collection view has to do.
enum LayoutPhase {
  /// No work is pending.
  case upToDate
  /// The views have to follow the layout or a change of the visible part.
  case viewsOutdated
  /// The layout has to be prepared again.
  case placesOutdated
}
