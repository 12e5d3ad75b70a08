import BenchHarness
import Atomics

/// An integer identifier that counts how often identifiers are hashed and compared.
struct TalliedIdentifier: NumberedIdentifier {
  private static let hashed = ManagedAtomic(0)
  private static let compared = ManagedAtomic(0)
  /// A lock that lets only one thread count at a time, because the counts are global.
  private static let isCounting = Locked<Void>(())

  let number: Int

  static func == (left: Self, right: Self) -> Bool {
    compared.wrappingIncrement(ordering: .relaxed)
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.hashed.wrappingIncrement(ordering: .relaxed)
    hasher.combine(number)
  }

  /// Counts how often identifiers are hashed and compared during some work.
  ///
  /// - Parameter work: A closure that performs the work on one thread. It calls its argument to
  ///   start counting, after preparing any identifiers.
  /// - Returns: The counts, keyed by their names in results.
  static func count(_ work: (_ start: () -> Void) -> Void) -> [String: Int] {
    isCounting.withLock { _ in
      let start = {
        hashed.store(0, ordering: .relaxed)
        compared.store(0, ordering: .relaxed)
      }
      start()
      work(start)
      return [
        "identifiersHashed": hashed.load(ordering: .relaxed),
        "identifiersCompared": compared.load(ordering: .relaxed),
      ]
    }
  }
}
