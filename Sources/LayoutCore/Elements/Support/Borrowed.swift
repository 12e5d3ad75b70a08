/// Reference to a node during a search, which does not count: counting costs as much as finding a
/// child, and the tree that is searched holds the node all the while.
@safe
struct Borrowed<Node: AnyObject> {
  private let node: Unmanaged<Node>

  /// Refers to a node that something else holds for as long.
  @inline(__always)
  init(_ node: Node) { unsafe self.node = .passUnretained(node) }

  @inline(__always)
  func read<Value>(_ body: (Node) -> Value) -> Value {
    unsafe node._withUnsafeGuaranteedRef(body)
  }

  /// Uses the node in a way that can fail.
  @inline(__always)
  func attempt<Value, Failure: Error>(
    _ body: (Node) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try read { node in
      Result { () throws(Failure) in try body(node) }
    }.get()
  }
}
