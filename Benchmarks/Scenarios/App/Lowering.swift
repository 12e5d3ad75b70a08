import CompositionalLayout

/// A translation ("lowering") of a screen's layout description into engine input, caused by an
/// action.
///
/// It can be repeated separately.
struct Lowering: Sendable {
  /// The environment of the view during the lowering.
  let environment: HeadlessEnvironment
  /// Whether the data source is asked for the item counts first, as after each change to the data.
  let callsForCounts: Bool
}
