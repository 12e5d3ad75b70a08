/// A table that maps the key of a section to the index of its description.
///
/// An `AnyHashable` that contains a number can equal a number of another type, so hashing and
/// comparing it are slow. Keys usually have a common type; keys of the first key's type are
/// therefore looked up as values of that type. Keys of other types have a table of `AnyHashable`
/// values.
final class KeyIndices {
  /// The result of a search: the index of a key, or the key itself if it is not in the table.
  enum Entry {
    case index(Int32)
    // Indirect, so that entries are small: a layout copies one for each section.
    indirect case missing(AnyHashable)
  }

  private(set) var all: [AnyHashable: Int32] = [:]
  @safe @exclusivity(unchecked)
  private var typed: TypedKeyIndices?

  /// Creates a table with the given keys and indices.
  init(_ all: [AnyHashable: Int32] = [:]) {
    for (key, index) in all { add(index, for: key) }
  }

  /// Returns the table entry for a key whose type is not known at compile time.
  func entry(of key: AnyHashable) -> Entry {
    (typed?.index(of: key.base) ?? all[key]).map { .index($0) } ?? .missing(key)
  }

  /// Returns the table entry for a key.
  func entry<Key: Hashable>(of key: Key) -> Entry {
    if let index = typed?.index(of: key) { return .index(index) }
    return entry(of: AnyHashable(key))
  }

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

/// A table of indices for keys of one type.
private class TypedKeyIndices {
  /// Returns the index of a key; `nil` if the key is not in the table or has another type.
  func index(of key: Any) -> Int32? { nil }

  /// Adds the index of a key, unless the key is of another type.
  func add(_ index: Int32, for key: Any) {}
}

private final class IndicesOfType<Key: Hashable>: TypedKeyIndices {
  @safe @exclusivity(unchecked)
  private var indices: [Key: Int32] = [:]

  #if compiler(>=6.3)
    @specialized(where Key == Int)
    @specialized(where Key == String)
  #endif
  override func index(of key: Any) -> Int32? { find(key) }

  @inline(__always)
  private func find<Value>(_ key: Value) -> Int32? {
    guard Value.self == Key.self else { return nil }
    return indices[retyped(key, as: Key.self)]
  }

  override func add(_ index: Int32, for key: Any) {
    guard type(of: key) == Key.self, let key = key as? Key else { return }
    indices[key] = index
  }
}

/// Returns a value unchanged, with its type under another generic name.
///
/// A cast takes longer than a search by key, and could also unwrap an optional or bridge an object.
///
/// - Precondition: `Value` and `Same` are the same type.
@inline(__always)
func retyped<Value, Same>(_ value: Value, as type: Same.Type) -> Same {
  unsafe unsafeBitCast(value, to: Same.self)
}
