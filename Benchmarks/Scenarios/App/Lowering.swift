import CompositionalLayout

/// A single lowering of a screen's description into engine input during an action.
///
/// It can be repeated separately.
struct Lowering: Sendable {
  /// The environment of the view during the lowering.
  let environment: HeadlessEnvironment
  /// Whether the item counts are first requested from the data source, as they are after each
  /// change to the data.
  let callsForCounts: Bool
}
