import Atomics
import CompositionalLayout

/// Layout attributes that count how many instances are created, including copies.
final class CountingAttributes: UICollectionViewLayoutAttributes {
  private static let count = ManagedAtomic(0)

  /// The number of instances created in this process.
  static var made: Int { count.load(ordering: .relaxed) }

  required init() {
    Self.count.wrappingIncrement(ordering: .relaxed)
    super.init()
  }
}
