import BenchHarness
import Atomics

/// Integer-sized identifier that counts how often identifiers are hashed and compared.
struct TalliedIdentifier: NumberedIdentifier {
  private static let hashed = ManagedAtomic(0)
  private static let compared = ManagedAtomic(0)
  /// Guards the counts of the process.
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

  /// Counts the hashed and compared identifiers of some work.
  ///
  /// - Parameter work: Work on one thread, possibly with prepared identifiers.
  /// - Returns: The counts by their names in results.
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
