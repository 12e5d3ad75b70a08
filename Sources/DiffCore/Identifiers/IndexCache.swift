import Atomics

/// A list of indices, built on first use and shared by all copies of a snapshot.
///
/// The class is not generic, so that any module can read an index in a few instructions.
@usableFromInline
final class IndexCache: Sendable {
  /// An object that holds the list, so that it can be published in one atomic step.
  private final class List: Sendable {
    let indices: [UInt32]

    init(_ indices: [UInt32]) { self.indices = indices }
  }

  private let list = ManagedAtomicLazyReference<List>()

  @usableFromInline
  init() {}

  /// Whether the list has been built.
  @usableFromInline var isFilled: Bool { list.load() != nil }

  /// Stores the list unless another thread has already done so.
  @usableFromInline
  func fill(_ indices: [UInt32]) { _ = list.storeIfNilThenLoad(List(indices)) }

  /// The index at a position in the list.
  ///
  /// Traps if the list has not been built.
  @usableFromInline
  subscript(position: Int) -> Int {
    guard let list = list.load() else { stop("The list of indices has not been built.") }
    return Int(list.indices[position])
  }
}
