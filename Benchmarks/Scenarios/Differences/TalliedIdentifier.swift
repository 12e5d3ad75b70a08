import BenchHarness
import Atomics

/// Identifier as large as an integer that counts how often identifiers are hashed and compared.
struct TalliedIdentifier: NumberedIdentifier {
  private static let hashed = ManagedAtomic(0)
  private static let compared = ManagedAtomic(0)
  /// Guards the counts, which are those of the process.
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

  /// Counts the identifiers that some work hashes and compares.
  ///
  /// - Parameter work: Work on one thread, with identifiers that it may have prepared.
  /// - Returns: The counts by the names that results have for them.
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
