/// Persistent B+-tree of runs of equal elements, with prefix sums of three measures of them.
///
/// The elements of a run are as long and as heavy as each other, and a million of them are one run:
///
///     run          5 × 40 long, 3 items each     2 × 0 long, 1 item each     1 × 90 long, 7 items
///     elements     0…4                           5, 6                        7
///     starts       0, 40, 80, 120, 160           200, 200                    200     (end 290)
///     first items  0, 3, 6, 9, 12                15, 16                      17      (end 24)
///
/// An element is found by its number, by an offset or by the number of an item in O(log *r*) for
/// *r* runs. Leaves have up to 32 runs, branches up to 32 children, and all leaves are equally
/// deep. Payloads are plain numbers, which reading copies at no cost; whatever counts references is
/// an attachment, for which a leaf has room once one of its runs has any. Copies of a tree share
/// their nodes: a change copies the shared nodes of the path to it and works in place on the
/// others.
struct RunTree<Payload: BitwiseCopyable & Sendable, Attachment: Sendable>: Sendable {
  /// Equal elements that follow one another.
  struct Run: Sendable {
    /// The number of elements; not zero.
    var count: Int
    /// The extent of each element; not negative.
    var extent: Subpixels
    /// The weight of each element, which is a number of items; not negative.
    var weight: Int
    /// The payload that the elements share.
    var payload: Payload
    /// Anything else that the elements share, such as a reference; few runs have one.
    var attachment: Attachment?
  }

  typealias Sums = RunSums
  typealias Node = RunNode<Payload, Attachment>
  typealias Leaf = RunLeaf<Payload, Attachment>
  typealias Cursor = RunCursor<Payload, Attachment>

  /// The root node; that of an empty tree is a leaf without runs.
  var root = Node(RunLeaf())

  /// Makes an empty tree, which takes no memory.
  init() {}

  /// The sums over all elements.
  @inline(__always)
  var total: Sums { root.total }

  var runCount: Int { root.runCount }

  /// The number of levels; 0 for an empty tree.
  var height: Int { root.isEmpty ? 0 : root.level + 1 }

  /// Visits all runs in order.
  ///
  /// - Parameter body: Gets a run and the sums before it.
  /// - Throws: Errors of `body`, after which no more runs are visited.
  /// - Complexity: O(*r*) for *r* runs.
  func forEachRun<Failure: Error>(
    _ body: (Run, Sums) throws(Failure) -> Void
  ) throws(Failure) {
    var before = Sums()
    try root.forEachRun(&before, body)
  }
}

extension RunTree {
  /// Stops the process if an element cannot have an extent.
  @inline(__always)
  static func check(extent: Subpixels) {
    precondition(extent >= .zero, "An element cannot have the extent \(extent.rawValue).")
  }
}

extension RunTree.Run {
  /// The sums over all elements of the run.
  @inline(__always)
  var sums: RunSums {
    RunSums(
      count: count, extent: Subpixels(rawValue: extent.rawValue * Int64(count)),
      weight: weight * count)
  }

  /// Stops the process if there cannot be such a run.
  func check() { Self.check(count: count, extent: extent, weight: weight) }

  /// Stops the process if there cannot be a run of such elements.
  @inline(__always)
  static func check(count: Int, extent: Subpixels, weight: Int) {
    precondition(count > 0, "A run cannot have \(count) elements.")
    RunTree.check(extent: extent)
    precondition(weight >= 0, "An element cannot have the weight \(weight).")
  }
}

extension RunNode {
  /// Visits all runs below the node in order.
  fileprivate func forEachRun<Failure: Error>(
    _ before: inout RunSums, _ body: (Tree.Run, RunSums) throws(Failure) -> Void
  ) throws(Failure) {
    for branch in branch {
      for child in branch.children { try child.forEachRun(&before, body) }
    }
    for slot in 0..<leaf.count {
      let run = leaf.run(slot)
      try body(run, before)
      before += run.sums
    }
  }
}
