/// A part of the default run: operations on a scenario at several sizes.
public struct DefaultPart: Hashable, Sendable {
  /// The operations to run at every size.
  public let operations: [TimedOperation]
  /// The item counts, in ascending order.
  public let items: [Int]
  /// The names of additional strategies to run in this part.
  ///
  /// In other parts, they run only if named on the command line.
  public let optInStrategies: [String]

  init(_ operations: [TimedOperation], items: [Int], optInStrategies: [String] = []) {
    self.operations = operations
    self.items = items
    self.optInStrategies = optInStrategies
  }

  /// The part of the default run for scenarios with fixed sizes.
  public static let fixedScreen = DefaultPart(fixedOperations, items: [1000, 100_000, 1_000_000])

  /// The part of the default run for screens with their own cells.
  public static let hostedScreen = DefaultPart(
    TimedOperation.hostedScreen + [.appBatch], items: [1000, 10_000])

  /// The part of the default run for scenarios with fixed sizes and orthogonal rows.
  static let fixedRows = DefaultPart(
    fixedOperations + [.scrollAcross, .scrollAcrossRow, .rest], items: fixedScreen.items)

  /// The operations to run on scenarios with fixed sizes.
  static let fixedOperations: [TimedOperation] = [
    .prepare, .firstScreen, .query, .scroll, .item, .materialise, .rotate,
  ]
}
