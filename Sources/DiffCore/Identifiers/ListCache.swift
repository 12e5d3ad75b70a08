import Atomics

/// List that is built on first use and shared by all copies of a snapshot.
@usableFromInline
final class ListCache<Element: Sendable>: Sendable {
  /// The list in an object, which can be published in one atomic step.
  private final class List: Sendable {
    let elements: [Element]

    init(_ elements: [Element]) { self.elements = elements }
  }

  private let list = ManagedAtomicLazyReference<List>()

  /// Makes a cache without a list.
  @usableFromInline
  init() {}

  /// Whether the list has been built.
  @usableFromInline var isFilled: Bool { list.load() != nil }

  /// Returns the list, which is built if there is none; two threads may both build it.
  @usableFromInline
  func elements(_ build: () -> [Element]) -> [Element] {
    if let list = list.load() { return list.elements }
    return list.storeIfNilThenLoad(List(build())).elements
  }
}
