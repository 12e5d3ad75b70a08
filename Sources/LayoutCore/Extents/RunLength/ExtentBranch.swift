/// Branch of the tree: up to 31 children, and the sums in front of each of them, in columns.
///
///     children      | 30 instances | 9 instances | 12 instances
///     instances     0              30            39             51 51 51 …
///
/// A column has prefix sums, and behind the last child the sums over all of them, up to its end. So
/// a search is five comparisons, and a change below a child adds to the rest of the columns, which
/// the optimiser vectorises.
///
/// A branch is changed only while one tree alone refers to it, which is why it can be sent, and why
/// no two accesses to it overlap.
final class ExtentBranch: @unchecked Sendable {
  /// The number of children that the columns have places for.
  static let width = 31

  /// The largest number of children.
  static var capacity: Int { NodeLimit.elements(width) }

  @safe @exclusivity(unchecked) private(set) var count: Int
  @safe @exclusivity(unchecked) private var instances: BranchColumn<Int>
  @safe @exclusivity(unchecked) private var unmeasured: BranchColumn<Int>
  @safe @exclusivity(unchecked) private var sums: BranchColumn<Int64>
  @safe @exclusivity(unchecked) private var children: BranchColumn<ExtentNode>

  /// Makes a branch above nodes.
  init(_ slots: some Collection<ExtentSlot>) {
    count = 0
    instances = BranchColumn(repeating: 0)
    unmeasured = BranchColumn(repeating: 0)
    sums = BranchColumn(repeating: 0)
    children = BranchColumn(repeating: ExtentNode())
    assign(slots)
  }

  /// Makes a branch with the children of another one.
  init(copying other: ExtentBranch) {
    count = other.count
    instances = other.instances
    unmeasured = other.unmeasured
    sums = other.sums
    children = other.children
  }

  // MARK: Sums

  /// The sums in front of a child, or over all of them for the number of children.
  @inline(__always)
  func before(_ child: Int) -> ExtentSummary {
    ExtentSummary(
      instances: instances[child], unmeasured: unmeasured[child],
      sum: Subpixels(rawValue: sums[child]))
  }

  /// The sums over a child.
  @inline(__always)
  func totals(of child: Int) -> ExtentSummary { before(child &+ 1) - before(child) }

  /// Adds to the sums behind a child.
  @inline(__always)
  func add(_ difference: ExtentSummary, to child: Int) {
    add(difference.sum, to: child)
    guard difference.instances != 0 || difference.unmeasured != 0 else { return }
    instances.add(difference.instances, from: child &+ 1)
    unmeasured.add(difference.unmeasured, from: child &+ 1)
  }

  /// Adds to the sums of measured extents behind a child.
  @inline(__always)
  func add(_ difference: Subpixels, to child: Int) {
    sums.add(difference.rawValue, from: child &+ 1)
  }

  /// Moves the border between a child and the next one.
  func moveBorder(behind child: Int, by difference: ExtentSummary) {
    instances[child + 1] += difference.instances
    unmeasured[child + 1] += difference.unmeasured
    sums[child + 1] += difference.sum.rawValue
  }

  // MARK: Children

  @inline(__always)
  func node(at child: Int) -> ExtentNode { children[child] }

  /// The block that is a child; none if the child is a branch.
  @inline(__always)
  func block(at child: Int) -> ExtentBlock { children.change(child) { $0.block } }

  /// The branch that is a child, if it is one.
  @inline(__always)
  func branch(at child: Int) -> ExtentBranch? { children.change(child) { $0.branch } }

  /// The branch that is a child, if it is one, for a change: it is copied if it is shared.
  @inline(__always)
  func uniqueBranch(at child: Int) -> ExtentBranch? {
    // Most often the child is a block, of which there is nothing to find out.
    children.change(child) { node in
      guard node.branch != nil else { return nil }
      if isKnownUniquelyReferenced(&node.branch) { return node.branch }
      guard let shared = node.branch else { return nil }
      let copy = ExtentBranch(copying: shared)
      node.branch = copy
      return copy
    }
  }

  /// Gives an instance of a block another extent, in place; see ``ExtentBlock/replace(_:at:)``.
  @inline(__always)
  func replace(_ extent: Subpixels, at position: Int, inBlock child: Int) -> Subpixels {
    children.change(child) { $0.block.replace(extent, at: position) }
  }

  /// Exchanges the block that is a child for another one, so that it can be changed in place.
  @inline(__always)
  func exchange(_ block: inout ExtentBlock, at child: Int) {
    children.change(child) { swap(&$0.block, &block) }
  }

  // MARK: Search

  /// Finds the child that has a goal.
  ///
  /// - Parameter target: The goal, seen from the start of the branch.
  /// - Returns: The child; the last one if the goal is behind it.
  @inline(__always)
  func find(_ target: some ExtentTarget) -> Int {
    guard target.isComputed else { return search(target) }
    // Where all is measured, which is so below most branches, sums alone are compared.
    return unmeasured[31] == 0
      ? count(target) {
        ExtentSummary(instances: instances[$0], sum: Subpixels(rawValue: sums[$0]))
      } : count(target) { before($0) }
  }

  /// Finds a goal whose units are a column: a binary search without a loop.
  @inline(__always)
  private func search(_ target: some ExtentTarget) -> Int {
    let unit = target.unit
    var child = target.units(before(16)) <= unit ? 16 : 0
    child = target.units(before(child | 8)) <= unit ? child | 8 : child
    child = target.units(before(child | 4)) <= unit ? child | 4 : child
    child = target.units(before(child | 2)) <= unit ? child | 2 : child
    child = target.units(before(child | 1)) <= unit ? child | 1 : child
    return min(child, count &- 1)
  }

  /// Finds a goal whose units are computed: by how many of every fourth child start before it, and
  /// how many of the three behind the last of them.
  ///
  /// None of these comparisons waits for another one, as those of a binary search do.
  @inline(__always)
  private func count(_ target: some ExtentTarget, _ before: (Int) -> ExtentSummary) -> Int {
    let unit = target.unit
    func isReached(_ child: Int) -> Int { target.units(before(child)) <= unit ? 1 : 0 }
    var fours = 0
    for four in 1..<8 { fours &+= isReached(4 &* four) }
    let first = 4 &* fours
    let behind = isReached(first | 1) &+ isReached(first | 2) &+ isReached(first | 3)
    return min(first &+ behind, count &- 1)
  }

  // MARK: Structure

  /// The children and their sums.
  var slots: ContiguousArray<ExtentSlot> {
    ContiguousArray(
      (0..<count).map { ExtentSlot(node: node(at: $0), totals: totals(of: $0)) })
  }

  /// Replaces all children.
  func assign(_ slots: some Collection<ExtentSlot>) {
    precondition(slots.count <= Self.capacity, "\(slots.count) children are too many.")
    var before = ExtentSummary()
    var rest = slots.makeIterator()
    for child in 0..<32 {
      instances[child] = before.instances
      unmeasured[child] = before.unmeasured
      sums[child] = before.sum.rawValue
      guard child < Self.width else { break }
      let slot = rest.next()
      children[child] = slot?.node ?? ExtentNode()
      before += slot?.totals ?? ExtentSummary()
    }
    count = slots.count
  }
}
