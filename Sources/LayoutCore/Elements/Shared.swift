/// A copy-on-write box: copying it retains one reference, regardless of how many references the
/// value holds.
struct Shared<Value> {
  /// An array with one element, used for its copy-on-write storage.
  private var storage: ContiguousArray<Value>

  init(_ value: Value) { storage = [value] }

  var value: Value {
    get { storage[0] }
    _modify { yield &storage[0] }
  }
}

extension Shared: Sendable where Value: Sendable {}
extension Shared: Equatable where Value: Equatable {}
extension Shared: Hashable where Value: Hashable {}
