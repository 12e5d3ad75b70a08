/// Rows on one workload, which share the states of their strategies.
public struct PairedGroup {
  /// The rows.
  public var rows: [PairedRow]
  /// Makes the states of one round, which are set up as they are needed.
  public var begin: () -> any PairedStates

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - rows: The rows, at least one.
  ///   - begin: Makes the states of one round.
  public init(rows: [PairedRow], begin: @escaping () -> any PairedStates) {
    precondition(!rows.isEmpty, "a group has rows")
    self.rows = rows
    self.begin = begin
  }

  /// The scenario and the number of items, for messages.
  var label: String { "\(rows[0].scenario) \(ItemCount.format(rows[0].items))" }
}
