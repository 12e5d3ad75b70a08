/// The indices of descriptions by key.
///
/// An `AnyHashable` with a number equals numbers of other types, so it takes long to hash and to
/// compare. Keys usually have a common type; keys of the first key's type are therefore looked up
/// as values of that type. Keys of other types have a table of `AnyHashable` values.
final class KeyIndices {
  private(set) var all: [AnyHashable: Int32] = [:]
  private var typed: TypedKeyIndices?

  /// Creates a table of the given indices.
  init(_ all: [AnyHashable: Int32] = [:]) {
    for (key, index) in all { add(index, for: key) }
  }

  /// The index of a key; `nil` if the key is unknown.
  subscript(key: AnyHashable) -> Int32? { typed?.index(of: key.base) ?? all[key] }

  /// Adds the index of a key that is not in the table.
  func add(_ index: Int32, for key: AnyHashable) {
    all[key] = index
    if typed == nil, let base = key.base as? any Hashable { typed = Self.indices(for: base) }
    typed?.add(index, for: key.base)
  }

  private static func indices<Key: Hashable>(for key: Key) -> TypedKeyIndices {
    IndicesOfType<Key>()
  }
}

/// The indices of keys of one type.
private class TypedKeyIndices {
  /// Returns the index of a key; `nil` if the key is unknown or of another type.
  func index(of key: Any) -> Int32? { nil }

  /// Adds the index of a key, unless the key is of another type.
  func add(_ index: Int32, for key: Any) {}
}

private final class IndicesOfType<Key: Hashable>: TypedKeyIndices {
  private var indices: [Key: Int32] = [:]

  #if compiler(>=6.3)
    @specialized(where Key == Int)
    @specialized(where Key == String)
  #endif
  override func index(of key: Any) -> Int32? { find(key) }

  @inline(__always)
  private func find<Value>(_ key: Value) -> Int32? {
    guard Value.self == Key.self else { return nil }
    // A cast takes longer than the search, and could also unwrap an optional or bridge an object.
    return indices[unsafe unsafeBitCast(key, to: Key.self)]
  }

  override func add(_ index: Int32, for key: Any) {
    guard type(of: key) == Key.self, let key = key as? Key else { return }
    indices[key] = index
  }
}
