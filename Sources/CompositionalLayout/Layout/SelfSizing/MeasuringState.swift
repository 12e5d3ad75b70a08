import LayoutCore

/// The information a layout keeps about its measured sizes, including sizes to apply when the
/// layout is next prepared.
struct MeasuringState {
  /// Whether any element may have been measured.
  var hasSizes = false
  /// Whether all measured sizes are discarded when the layout is next prepared.
  var forgetsSizes = false
  /// The sizes to apply when the layout is next prepared.
  var knownSizes: [MeasuredSizes] = []
  /// The sets of siblings with a common length whose measurement has been requested, each
  /// represented by its first item.
  var askedSiblings: Set<ElementID> = []
  /// The items without a view whose content has changed since they were measured.
  var outdatedItems: Set<ElementID> = []
}
