import Atomics

/// A list, built on first use and shared by all copies of a snapshot.
@usableFromInline
final class ListCache<Element: Sendable>: Sendable {
  /// An object that holds the list, so that it can be published in one atomic step.
  private final class List: Sendable {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }
  }

  private let list = ManagedAtomicLazyReference<List>()

  @usableFromInline
  init() {}

  /// Whether the list has been built.
  @usableFromInline var isFilled: Bool { list.load() != nil }

  /// Returns the list, which is built on first use.
  ///
  /// Two threads may build it at the same time.
  @usableFromInline
  func elements(_ build: () -> [Element]) -> [Element] {
    if let list = list.load() { return list.elements }
    return list.storeIfNilThenLoad(List(build())).elements
  }
}
