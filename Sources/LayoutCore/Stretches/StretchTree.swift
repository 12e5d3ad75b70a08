/// A persistent B+-tree of stretches of equal elements, with prefix sums of three measures.
///
/// The elements of a stretch have equal lengths and weights; even a million of them form one
/// stretch:
///
///     stretch      5 × 40 long, 3 items each    2 × 0 long, 1 item each    1 × 90 long, 7 items
///     elements     0…4                          5, 6                       7
///     starts       0, 40, 80, 120, 160          200, 200                   200     (end 290)
///     first items  0, 3, 6, 9, 12               15, 16                     17      (end 24)
///
/// An element is found by its index, by an offset or by the index of an item; this takes O(log *r*)
/// for *r* stretches. Payloads are plain values and are read without reference counting; references
/// are stored as attachments. A block has storage for attachments only if one of its stretches has
/// an attachment. Copies of a tree share its nodes: a change copies the shared nodes on the path to
/// the changed block, and modifies unshared nodes in place.
struct StretchTree<Payload: StretchPayload, Attachment: Sendable>: Sendable {
  /// A run of consecutive equal elements.
  struct Stretch: Sendable {
    /// The number of elements; never zero.
    var count: Int
    /// The extent of each element; never negative.
    var extent: Subpixels
    /// The weight of each element: its number of items, never negative.
    var weight: Int
    /// The payload, stored once for all elements of the stretch.
    var payload: Payload
    /// Data shared by the elements that cannot be part of the payload, such as a reference; few
    /// stretches have an attachment.
    var attachment: Attachment?
  }

  typealias Block = StretchBlock<Payload, Attachment>
  typealias Cursor = StretchCursor<Payload, Attachment>

  /// The underlying tree, whose units are the elements of the stretches.
  private(set) var nodes = SumTree<Block>()

  /// Creates an empty tree, which takes no memory.
  init() {}

  init(_ nodes: SumTree<Block>) { self.nodes = nodes }

  /// Creates a tree of stretches.
  ///
  /// - Parameter stretches: The runs of equal elements, from the first element to the last.
  /// - Complexity: O(*r*) for *r* stretches.
  init(_ stretches: some Sequence<Stretch>) {
    var builder = StretchTreeBuilder<Payload, Attachment>()
    for stretch in stretches { builder.append(stretch) }
    self = builder.tree()
  }

  /// The total count, weight and extent of all elements.
  @inline(__always)
  var total: Sums { nodes.totals }

  /// The number of levels; 0 for an empty tree.
  var height: Int { nodes.height }

  /// Calls `body` with all stretches, in order.
  ///
  /// - Parameter body: A closure that receives a stretch and the sums before it.
  /// - Throws: Any error thrown by `body`; further stretches are not visited in that case.
  /// - Complexity: O(*r*) for *r* stretches.
  func forEachStretch<Failure: Error>(
    _ body: (Stretch, Sums) throws(Failure) -> Void
  ) throws(Failure) {
    var work = WorkCounters()
    var cursor = seek(index: 0, work: &work)
    while !cursor.isAtEnd(of: self) {
      try body(cursor.stretch(in: self), cursor.before)
      cursor.nextStretch(past: cursor.entry(in: self), in: self)
    }
  }

  // MARK: Seeking

  /// Returns a cursor at the element with the given index.
  ///
  /// - Parameters:
  ///   - index: The index of the element, or `total.count` for the end.
  ///   - work: The counters for visited nodes.
  /// - Returns: A cursor at the element or, for `total.count`, at the end.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(index: Int, work: inout WorkCounters) -> Cursor {
    precondition(
      index >= 0 && index <= total.count,
      "Element \(index) is out of bounds: there are \(total.count) elements.")
    guard index < total.count else { return end(work: &work) }
    return Cursor(below: Int64(index) &+ 1, by: CountMeasure(), in: self, work: &work)
  }

  /// Returns a cursor at the first element that ends at or after an offset.
  ///
  /// If several elements of zero extent lie at the offset, the first of them is found. An offset of
  /// zero or less finds the very first element.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first element.
  ///   - work: The counters for visited nodes.
  /// - Returns: A cursor at the element, or at the end if all elements end before the offset.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(offset: Subpixels, work: inout WorkCounters) -> Cursor {
    guard offset <= total.extent, total.count > 0 else { return end(work: &work) }
    return Cursor(below: offset.rawValue, by: ExtentMeasure(), in: self, work: &work)
  }

  /// Returns a cursor at the element containing an item, where the weight of each element is its
  /// number of items.
  ///
  /// - Parameters:
  ///   - weight: The index of the item among the items of all elements; must not be negative.
  ///   - work: The counters for visited nodes.
  /// - Returns: A cursor at the element, or at the end if the elements have fewer items.
  /// - Complexity: O(log *r*) for *r* stretches.
  func seek(weight: Int, work: inout WorkCounters) -> Cursor {
    precondition(weight >= 0, "There is no item \(weight).")
    guard weight < total.weight else { return end(work: &work) }
    return Cursor(below: Int64(weight) &+ 1, by: WeightMeasure(), in: self, work: &work)
  }

  /// Returns a cursor at the end, reading only the sums of the root.
  @inline(__always)
  private func end(work: inout WorkCounters) -> Cursor {
    if total.count > 0 { work.indexNodesVisited += 1 }
    return Cursor(atEnd: total)
  }

  // MARK: Changes

  /// Replaces elements with stretches.
  ///
  /// Stretches extending beyond the ends of the range are split.
  ///
  /// - Parameters:
  ///   - range: The existing elements to replace; an empty range inserts.
  ///   - stretches: The replacements; if empty, the elements are removed.
  ///   - work: The counters for visited nodes.
  /// - Complexity: O(log *r* + *k*) for *r* stretches in the tree and *k* new ones, plus the time
  ///   to free unused nodes.
  mutating func replace(
    _ range: Range<Int>, with stretches: some Collection<Stretch>, work: inout WorkCounters
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= total.count,
      "The elements \(range) must be within 0..<\(total.count).")
    guard !range.isEmpty || !stretches.isEmpty else { return }
    let isDone = nodes.change(range.lowerBound, work: &work) { block, first, total in
      block.replace(first..<first + range.count, of: total, with: stretches)
    }
    if !isDone { nodes.replace(range, with: StretchTree(stretches).nodes.blocks, work: &work) }
  }

  /// Replaces elements with the elements of another tree; see ``replace(_:with:work:)``.
  mutating func replace(_ range: Range<Int>, with other: StretchTree, work: inout WorkCounters) {
    guard range != 0..<total.count else {
      self = other
      return
    }
    if other.height > 1 {
      nodes.replace(range, with: other.nodes.blocks, work: &work)
    } else {
      let block = other.nodes.root.block
      replace(range, with: (0..<block.count).lazy.map { block.stretch($0) }, work: &work)
    }
  }

  /// Changes the payload, the attachment and the extent of one element in place; an element of a
  /// longer stretch is first given a stretch of its own.
  ///
  /// - Parameters:
  ///   - index: The index of an existing element.
  ///   - work: The counters for visited nodes.
  ///   - change: A closure that changes the payload and the attachment, and returns the new extent
  ///     of the element, or `nil` if nothing has changed.
  /// - Complexity: O(log *r*) for *r* stretches.
  mutating func change(
    _ index: Int, work: inout WorkCounters,
    _ change: (inout Payload, inout Attachment?) -> Subpixels?
  ) {
    precondition(
      index >= 0 && index < total.count,
      "Element \(index) is out of bounds: there are \(total.count) elements.")
    let isChanged = nodes.update(index, work: &work) { $0.changeElement(at: $1, change) }
    guard !isChanged else { return }
    var stretch = seek(index: index, work: &work).stretch(in: self)
    stretch.count = 1
    guard let extent = change(&stretch.payload, &stretch.attachment) else { return }
    stretch.extent = extent
    replace(index..<index + 1, with: CollectionOfOne(stretch), work: &work)
  }
}

extension StretchTree.Stretch {
  /// Traps if the count, extent or weight is not valid for a stretch.
  @inline(__always)
  static func check(count: Int, extent: Subpixels, weight: Int) {
    precondition(count > 0, "A stretch must have at least one element, not \(count).")
    check(extent: extent)
    precondition(weight >= 0, "An element's weight must not be negative: \(weight).")
  }

  /// Traps if the extent is not valid for an element.
  @inline(__always)
  static func check(extent: Subpixels) {
    precondition(extent >= .zero, "An element's extent must not be negative: \(extent.rawValue).")
  }
}

#if DEBUG
  extension StretchTree {
    /// Traps if the tree is inconsistent.
    func checkInvariants() { nodes.checkInvariants() }
  }
#endif
