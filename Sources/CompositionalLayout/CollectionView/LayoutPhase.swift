/// The pending work for a collection view's next layout pass.
enum LayoutPhase {
  /// No work is pending.
  case upToDate
  /// The views have to be updated, because the layout or the visible area has changed.
  case viewsOutdated
  /// The layout has to be prepared again.
  case placesOutdated
}
