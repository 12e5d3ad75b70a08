import CompositionalLayout

/// One lowering of a screen's description within an action, as it can be repeated by itself.
struct Lowering: Sendable {
  /// The environment of the lowering.
  let environment: HeadlessEnvironment
  /// Whether the data source is called for the counts first, as after each change of the data.
  let callsForCounts: Bool
}
