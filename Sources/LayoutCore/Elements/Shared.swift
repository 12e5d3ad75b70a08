/// Value shared by its copies until one of them changes it: copying counts one reference, however
/// many the value holds.
struct Shared<Value> {
  /// The array of the one element: shared, and copied before a change.
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
