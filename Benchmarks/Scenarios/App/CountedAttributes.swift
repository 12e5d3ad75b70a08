import Atomics
import CompositionalLayout

/// Attributes that count how many of them are made, copies included.
final class CountedAttributes: UICollectionViewLayoutAttributes {
  private static let count = ManagedAtomic(0)

  /// The number of objects created in this process.
  static var made: Int { count.load(ordering: .relaxed) }

  required init() {
    Self.count.wrappingIncrement(ordering: .relaxed)
    super.init()
  }
}
