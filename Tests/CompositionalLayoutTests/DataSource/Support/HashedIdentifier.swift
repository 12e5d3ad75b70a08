import Synchronization

/// Identifier that counts how often it is hashed, with a title that does not count for equality.
nonisolated struct HashedIdentifier: Hashable, Sendable {
  /// The number of hashings in the process.
  private static let hashings = Atomic<Int>(0)

  let number: Int
  var title = ""

  /// Returns the number of hashings during a call.
  static func count(_ body: () -> Void) -> Int {
    let before = hashings.load(ordering: .relaxed)
    body()
    return hashings.load(ordering: .relaxed) - before
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    Self.hashings.wrappingAdd(1, ordering: .relaxed)
    hasher.combine(number)
  }
}
