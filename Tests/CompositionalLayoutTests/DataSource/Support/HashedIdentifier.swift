import BenchHarness

/// An identifier that counts its hashings, with a title ignored when comparing for equality.
nonisolated struct HashedIdentifier: Hashable, Sendable {
  /// The number of hashings in the process.
  private static let hashings = Locked(0)

  let number: Int
  var title = ""

  /// Returns the number of hashings during a call.
  static func count(_ body: () -> Void) -> Int {
    let before = hashings.withLock { $0 }
    body()
    return hashings.withLock { $0 } - before
  }

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    Self.hashings.withLock { $0 += 1 }
    hasher.combine(number)
  }
}
