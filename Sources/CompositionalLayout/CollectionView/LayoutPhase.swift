/// The pending work of a collection view's next layout pass.
enum LayoutPhase {
  /// No work is pending.
  case upToDate
  /// The views have to follow the layout or a change of the visible part.
  case viewsOutdated
  /// The layout has to be prepared again.
  case placesOutdated
}
