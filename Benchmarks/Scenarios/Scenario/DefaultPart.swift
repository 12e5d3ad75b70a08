/// Some operations on a scenario at some sizes, as a part of the default run.
public struct DefaultPart: Hashable, Sendable {
  /// The operations; each runs at every size below.
  public let operations: [TimedOperation]
  /// Their numbers of items, ascending.
  public let items: [Int]
  /// The names of strategies for this part; elsewhere they run only if the command line names them.
  public let optInStrategies: [String]

  init(_ operations: [TimedOperation], items: [Int], optInStrategies: [String] = []) {
    self.operations = operations
    self.items = items
    self.optInStrategies = optInStrategies
  }

  /// The part of every scenario of fixed sizes.
  public static let fixedScreen = DefaultPart(fixedOperations, items: [1000, 100_000, 1_000_000])

  /// The part of every scenario of fixed sizes whose rows scroll across.
  static let fixedRows = DefaultPart(
    fixedOperations + [.scrollAcross, .scrollAcrossRow, .rest], items: fixedScreen.items)

  /// The operations of the screens of fixed sizes.
  static let fixedOperations: [TimedOperation] = [
    .prepare, .firstScreen, .query, .scroll, .item, .materialise, .rotate,
  ]
}
