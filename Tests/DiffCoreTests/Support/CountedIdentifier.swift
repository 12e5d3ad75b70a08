import BenchHarness

/// An identifier with a count of its hashings.
struct CountedIdentifier: Hashable, Sendable {
  /// A counter of hashings since the start of a test.
  final class Counter: Sendable {
    private let number = Locked(0)

    var value: Int { number.withLock { $0 } }

    func increment() { number.withLock { $0 += 1 } }

    /// Returns the number of hashings during a call.
    func count(_ body: () -> Void) -> Int {
      let before = value
      body()
      return value - before
    }
  }

  let number: Int
  let counter: Counter

  static func == (left: Self, right: Self) -> Bool { left.number == right.number }

  func hash(into hasher: inout Hasher) {
    counter.increment()
    hasher.combine(number)
  }
}
