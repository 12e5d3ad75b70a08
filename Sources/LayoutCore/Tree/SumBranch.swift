/// A branch of a ``SumTree``: up to 32 children, and the sums before each of them, in columns.
///
///     children     | 30 units | 9 units | 12 units
///     counts       0          30        39         51 51 51 …
///
/// Each column contains prefix sums. After the last child, the rest of the column is filled with
/// the sums over all children. A search therefore needs no loop over the children, and a change
/// below a child adds its difference to the rest of each column in a vectorised loop.
///
/// A branch is changed only while a single tree refers to it. It can therefore be sent between
/// threads, and no two accesses to it overlap.
final class SumBranch<Block: SumBlock>: @unchecked Sendable {
  typealias Slot = SumSlot<Block>

  /// The number of children that fit into the columns.
  static var width: Int { 32 }

  /// The maximum number of children of a branch.
  static var capacity: Int { NodeLimit.elements(width) }

  @safe @exclusivity(unchecked) private(set) var count: Int
  @safe @exclusivity(unchecked) private var counts: BranchColumn<Int>
  @safe @exclusivity(unchecked) private var weights: BranchColumn<Int>
  @safe @exclusivity(unchecked) private var extents: BranchColumn<Int64>
  @safe @exclusivity(unchecked) private var children: BranchColumn<SumNode<Block>>
  /// The slices of the children whose entries are stored outside the tree; the nodes of these
  /// children are empty blocks.
  @safe @exclusivity(unchecked) private var slices: BranchColumn<Block.Slice?>

  /// Creates a branch with the given nodes as its children.
  init(_ slots: ArraySlice<Slot>) {
    count = 0
    counts = BranchColumn(repeating: 0)
    weights = BranchColumn(repeating: 0)
    extents = BranchColumn(repeating: 0)
    children = BranchColumn(repeating: SumNode())
    slices = BranchColumn(repeating: nil)
    assign(slots)
  }

  /// Creates a copy of a branch for another owner.
  init(copying other: SumBranch) {
    count = other.count
    counts = other.counts
    weights = other.weights
    extents = other.extents
    children = other.children
    slices = other.slices
  }

  // MARK: Sums

  /// Returns the sums before the child at an index, or over all children if the index equals their
  /// number.
  @inline(__always)
  func before(_ child: Int) -> Sums {
    Sums(count: counts[child], weight: weights[child], extent: Subpixels(rawValue: extents[child]))
  }

  /// The total count, weight and extent of all units below the branch.
  var totals: Sums { before(Self.width) }

  /// Returns the total count, weight and extent of the units below a child.
  @inline(__always)
  func totals(of child: Int) -> Sums { before(child &+ 1) - before(child) }

  /// Adds a difference to the sums of a child, and thus to the sums before each later child.
  @inline(__always)
  func add(_ difference: Sums, to child: Int) {
    if difference.extent != .zero { extents.add(difference.extent.rawValue, from: child &+ 1) }
    guard difference.count != 0 || difference.weight != 0 else { return }
    counts.add(difference.count, from: child &+ 1)
    weights.add(difference.weight, from: child &+ 1)
  }

  // MARK: Children

  @inline(__always)
  func node(at child: Int) -> SumNode<Block> { children[child] }

  /// Returns a child with its sums.
  func slot(at child: Int) -> Slot {
    Slot(node: node(at: child), totals: totals(of: child), slice: slices[child])
  }

  /// Calls `body` with the block of a child, or `orSlice` with the child's slice if its entries are
  /// stored outside the tree.
  @inline(__always)
  func read<Value>(
    _ child: Int, _ body: (borrowing Block) -> Value, orSlice: (Block.Slice) -> Value
  ) -> Value {
    slices.change(child) { slice in
      if let slice { return orSlice(slice) }
      return change(child) { body($0.block) }
    }
  }

  /// Copies the entries of a child into a block if they are stored outside the tree, so that they
  /// can be changed.
  func makeBlock(_ child: Int) {
    guard let slice = slices[child] else { return }
    change(child) { $0.block = Block(slice) }
    slices[child] = nil
  }

  /// Returns the child branch, or `nil` if the child is a block.
  @unsafe @inline(__always)
  func branch(at child: Int) -> Unmanaged<SumBranch>? {
    unsafe children.change(child) { unsafe $0.unretainedBranch() }
  }

  /// Calls `body` with a child in place, to read or change it.
  @inline(__always)
  func change<Value>(_ child: Int, _ body: (inout SumNode<Block>) -> Value) -> Value {
    children.change(child, body)
  }

  /// Returns the child containing a unit, or the last child if the unit is past the end.
  @inline(__always)
  func child(of unit: Int) -> Int { find(below: Int64(unit) &+ 1, by: CountMeasure()) }

  /// Returns the last child that begins before a target, or the first child if there is none.
  ///
  /// - Parameters:
  ///   - target: The target value, counted from the start of the branch.
  ///   - measure: The measure to compare with the target: count, weight or extent.
  /// - Returns: The position of the child in the branch.
  @inline(__always)
  func find<Measure: SumMeasure>(below target: Int64, by measure: Measure) -> Int {
    // If no unit has a weight, as is the case below most branches of measured groups, only the sums
    // of extents are compared.
    guard Measure.isComputed, weights[Self.width] == 0 else {
      return find { measure.value(of: before($0)) < target }
    }
    return find {
      measure.value(of: Sums(count: counts[$0], extent: Subpixels(rawValue: extents[$0]))) < target
    }
  }

  /// Returns the last child that begins before a target.
  ///
  /// The search first tests every fourth child, and then the three children after the last tested
  /// one that starts before the target. Unlike in a binary search, the comparisons of each step do
  /// not depend on one another.
  @inline(__always)
  private func find(_ isBefore: (Int) -> Bool) -> Int {
    var fours = 0
    for four in 1..<8 { fours &+= isBefore(4 &* four) ? 1 : 0 }
    let first = 4 &* fours
    var behind = 0
    for child in 1..<4 { behind &+= isBefore(first | child) ? 1 : 0 }
    return min(first &+ behind, count &- 1)
  }

  // MARK: Structure

  /// The children with their sums.
  var slots: Slot.Level {
    var slots: Slot.Level = []
    slots.reserveCapacity(count + 1)
    for child in 0..<count { slots.append(slot(at: child)) }
    return slots
  }

  /// Replaces all children, and computes the sums before each of them.
  func assign(_ slots: some Collection<Slot>) {
    precondition(slots.count <= Self.capacity, "\(slots.count) children are too many.")
    let old = count
    count = 0
    var before = Sums()
    // Read in place: a copy of a slot counts four references.
    for index in slots.indices {
      if let slice = slots[index].slice {
        slices[count] = slice
        if count < old { children[count] = SumNode() }
      } else {
        children[count] = slots[index].node
        if count < old { slices[count] = nil }
      }
      before += slots[index].totals
      count += 1
      counts[count] = before.count
      weights[count] = before.weight
      extents[count] = before.extent.rawValue
    }
    for place in count..<Self.width {
      counts[place + 1] = before.count
      weights[place + 1] = before.weight
      extents[place + 1] = before.extent.rawValue
      if place < old { (children[place], slices[place]) = (SumNode(), nil) }
    }
  }
}
