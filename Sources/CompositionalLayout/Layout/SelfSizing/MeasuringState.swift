import LayoutCore

/// The state of a layout's measured sizes, including sizes the next preparation will apply.
struct MeasuringState {
  /// Whether any element may have been measured.
  var hasSizes = false
  /// Whether the next preparation discards all measured sizes.
  var forgetsSizes = false
  /// The sizes the next preparation will apply.
  var knownSizes: [MeasuredSizes] = []
  /// The first item of each set of uniform siblings whose measurement has already been requested.
  var askedSiblings: Set<ElementID> = []
  /// The items without a view whose content has changed since they were measured.
  var outdatedItems: Set<ElementID> = []
}
