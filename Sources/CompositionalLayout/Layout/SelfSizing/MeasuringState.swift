import LayoutCore

/// Measured sizes of a layout: present and coming ones.
struct MeasuringState {
  /// Whether something may have been measured.
  var hasSizes = false
  /// Whether the next preparation forgets all measured sizes.
  var forgetsSizes = false
  /// The sizes for the next preparation.
  var knownSizes: [MeasuredSizes] = []
  /// The first of the items measured together.
  var askedSiblings: Set<ElementID> = []
  /// The items out of sight with contents changed since their measurement.
  var outdatedItems: Set<ElementID> = []
}
