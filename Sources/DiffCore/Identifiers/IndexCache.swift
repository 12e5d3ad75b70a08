import Atomics

/// List of indices, built on first use and shared by all copies of a snapshot.
///
/// Without generics, reading one index takes few instructions from any module.
@usableFromInline
final class IndexCache: Sendable {
  /// The list in an object, for publishing in one atomic step.
  private final class List: Sendable {
    let indices: [UInt32]

    init(_ indices: [UInt32]) { self.indices = indices }
  }

  private let list = ManagedAtomicLazyReference<List>()

  /// Makes a cache without a list.
  @usableFromInline
  init() {}

  /// Whether the list has been built.
  @usableFromInline var isFilled: Bool { list.load() != nil }

  /// Fills the cache, unless another thread has done so.
  @usableFromInline
  func fill(_ indices: [UInt32]) { _ = list.storeIfNilThenLoad(List(indices)) }

  /// Returns an index of the built list.
  @usableFromInline
  subscript(position: Int) -> Int {
    guard let list = list.load() else { stop("The list of indices has not been built.") }
    return Int(list.indices[position])
  }
}
