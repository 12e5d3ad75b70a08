/// Some operations on a scenario at some sizes, as a part of the default run.
public struct DefaultPart: Hashable, Sendable {
  /// The operations.
  public let operations: [Operation]
  /// The numbers of items.
  public let items: [Int]
  /// The names of strategies that run here, and elsewhere only if the command line names them.
  public let guests: [String]

  /// Makes a part.
  init(_ operations: [Operation], items: [Int], guests: [String] = []) {
    self.operations = operations
    self.items = items
    self.guests = guests
  }

  /// What every screen of fixed sizes does.
  public static let fixedScreen = DefaultPart(fixedOperations, items: [1000, 100_000, 1_000_000])

  /// The operations of the screens of fixed sizes.
  static let fixedOperations: [Operation] = [
    .prepare, .firstScreen, .query, .scroll, .item, .materialise, .rotate,
  ]
}
