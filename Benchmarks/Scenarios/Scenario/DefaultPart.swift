/// Some operations on a scenario at some sizes, as a part of the default run.
public struct DefaultPart: Hashable, Sendable {
  /// The operations, each of which runs at every size below.
  public let operations: [TimedOperation]
  /// The numbers of items at which they run, ascending.
  public let items: [Int]
  /// The names of strategies that run here, and elsewhere only if the command line names them.
  public let guests: [String]

  init(_ operations: [TimedOperation], items: [Int], guests: [String] = []) {
    self.operations = operations
    self.items = items
    self.guests = guests
  }

  /// The part of every scenario of fixed sizes.
  public static let fixedScreen = DefaultPart(fixedOperations, items: [1000, 100_000, 1_000_000])

  /// The operations of the screens of fixed sizes.
  static let fixedOperations: [TimedOperation] = [
    .prepare, .firstScreen, .query, .scroll, .item, .materialise, .rotate,
  ]
}
