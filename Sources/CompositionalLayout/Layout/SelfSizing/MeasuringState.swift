import LayoutCore

/// The state of a layout's measured sizes, including those waiting for the next preparation.
struct MeasuringState {
  /// Whether any element may have been measured.
  var hasSizes = false
  /// Whether the next preparation discards all measured sizes.
  var forgetsSizes = false
  /// The sizes the next preparation applies.
  var knownSizes: [MeasuredSizes] = []
  /// The first item of each set of uniform siblings measured as a whole.
  var askedSiblings: Set<ElementID> = []
  /// The items out of view with changed content since their measurement.
  var outdatedItems: Set<ElementID> = []
}
