/// Persistent B+-tree of stretches of equal elements, with prefix sums of three measures of them.
///
/// The elements of a stretch are as long and as heavy as each other, and a million of them are one
/// stretch:
///
///     stretch      5 × 40 long, 3 items each    2 × 0 long, 1 item each    1 × 90 long, 7 items
///     elements     0…4                          5, 6                       7
///     starts       0, 40, 80, 120, 160          200, 200                   200     (end 290)
///     first items  0, 3, 6, 9, 12               15, 16                     17      (end 24)
///
/// An element is found by its number, by an offset or by the number of an item in O(log *r*) for
/// *r* stretches. Blocks have up to 32 stretches, branches up to 32 children, and all blocks are
/// equally deep. Payloads are plain numbers, which reading copies at no cost; whatever counts
/// references is an attachment, for which a block has room once one of its stretches has any.
/// Copies of a tree share their nodes: a change copies the shared nodes of the path to it and works
/// in place on the others.
struct StretchTree<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  /// Equal elements that follow one another.
  struct Stretch: Sendable {
    /// The number of elements; not zero.
    var count: Int
    /// The extent of each element; not negative.
    var extent: Subpixels
    /// The weight of each element, which is a number of items; not negative.
    var weight: Int
    /// The payload that the elements share.
    var payload: Payload
    /// Anything else that the elements share, such as a reference; few stretches have one.
    var attachment: Attachment?
  }

  typealias Sums = StretchSums
  typealias Node = StretchNode<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>
  typealias Cursor = StretchCursor<Payload, Attachment>

  /// The root node; that of an empty tree is a block without stretches.
  var root = Node(StretchBlock())

  /// Makes an empty tree, which takes no memory.
  init() {}

  /// The sums over all elements.
  @inline(__always)
  var total: Sums { root.total }

  var stretchCount: Int { root.stretchCount }

  /// The number of levels; 0 for an empty tree.
  var height: Int { root.isEmpty ? 0 : root.level + 1 }

  /// Visits all stretches in order.
  ///
  /// - Parameter body: Gets a stretch and the sums before it.
  /// - Throws: Errors of `body`, after which no more stretches are visited.
  /// - Complexity: O(*r*) for *r* stretches.
  func forEachStretch<Failure: Error>(
    _ body: (Stretch, Sums) throws(Failure) -> Void
  ) throws(Failure) {
    var before = Sums()
    try root.forEachStretch(&before, body)
  }
}

extension StretchTree {
  /// Stops the process if an element cannot have an extent.
  @inline(__always)
  static func check(extent: Subpixels) {
    precondition(extent >= .zero, "An element cannot have the extent \(extent.rawValue).")
  }
}

extension StretchTree.Stretch {
  /// The sums over all elements of the stretch.
  @inline(__always)
  var sums: StretchSums {
    StretchSums(
      count: count, extent: Subpixels(rawValue: extent.rawValue * Int64(count)),
      weight: weight * count)
  }

  /// Stops the process if there cannot be such a stretch.
  func check() { Self.check(count: count, extent: extent, weight: weight) }

  /// Stops the process if there cannot be a stretch of such elements.
  @inline(__always)
  static func check(count: Int, extent: Subpixels, weight: Int) {
    precondition(count > 0, "A stretch cannot have \(count) elements.")
    StretchTree.check(extent: extent)
    precondition(weight >= 0, "An element cannot have the weight \(weight).")
  }
}

extension StretchNode {
  /// Visits all stretches below the node in order.
  fileprivate func forEachStretch<Failure: Error>(
    _ before: inout StretchSums, _ body: (Tree.Stretch, StretchSums) throws(Failure) -> Void
  ) throws(Failure) {
    for branch in branch {
      for child in branch.children { try child.forEachStretch(&before, body) }
    }
    for slot in 0..<block.count {
      let stretch = block.stretch(slot)
      try body(stretch, before)
      before += stretch.sums
    }
  }
}
