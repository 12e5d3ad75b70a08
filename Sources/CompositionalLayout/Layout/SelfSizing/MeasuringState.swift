import LayoutCore

/// Measured sizes of a layout: those that are there, and those that are to come.
struct MeasuringState {
  /// Whether something may have been measured.
  var hasSizes = false
  /// Whether the next preparation forgets all measured sizes.
  var forgetsSizes = false
  /// The sizes that the next preparation applies.
  var knownSizes: [MeasuredSizes] = []
  /// The first of those items that have been measured together.
  var askedSiblings: Set<ElementID> = []
  /// The items out of sight whose contents have changed since they were measured.
  var outdatedItems: Set<ElementID> = []
}
