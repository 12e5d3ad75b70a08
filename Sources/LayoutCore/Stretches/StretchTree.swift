/// Persistent B+-tree of stretches of equal elements, with prefix sums of three measures of them.
///
/// The elements of a stretch have equal length and weight, and a million of them are one stretch:
///
///     stretch      5 × 40 long, 3 items each    2 × 0 long, 1 item each    1 × 90 long, 7 items
///     elements     0…4                          5, 6                       7
///     starts       0, 40, 80, 120, 160          200, 200                   200     (end 290)
///     first items  0, 3, 6, 9, 12               15, 16                     17      (end 24)
///
/// An element is found by its number, by an offset or by the number of an item in O(log *r*) for
/// *r* stretches. Payloads are plain numbers, copied at no cost by reading; whatever counts
/// references is an attachment; a block has room for attachments once one of its stretches has any.
/// Copies of a tree share its nodes: a change copies the shared nodes of the path to it and works
/// in place on the others.
struct StretchTree<Payload: StretchPayload, Attachment: Sendable>: Sendable {
  /// Consecutive equal elements.
  struct Stretch: Sendable {
    /// The number of elements; not zero.
    var count: Int
    /// The extent of each element; not negative.
    var extent: Subpixels
    /// The weight of each element, a number of items; not negative.
    var weight: Int
    /// The payload shared by the elements.
    var payload: Payload
    /// Anything else shared by the elements, such as a reference; few stretches have one.
    var attachment: Attachment?
  }

  typealias Block = StretchBlock<Payload, Attachment>
  typealias Cursor = StretchCursor<Payload, Attachment>

  /// The nodes; their units are elements.
  private(set) var nodes = SumTree<Block>()

  /// Creates an empty tree, which takes no memory.
  init() {}

  /// Creates a tree of its nodes.
  init(_ nodes: SumTree<Block>) { self.nodes = nodes }

  /// Creates a tree of stretches.
  ///
  /// - Parameter stretches: The stretches, in order.
  /// - Complexity: O(*r*) for *r* stretches.
  init(_ stretches: some Sequence<Stretch>) {
    var builder = StretchTreeBuilder<Payload, Attachment>()
    for stretch in stretches { builder.append(stretch) }
    self = builder.tree()
  }

  /// The sums over all elements.
  @inline(__always)
  var total: Sums { nodes.totals }

  /// The number of levels; 0 for an empty tree.
  var height: Int { nodes.height }

  /// Visits all stretches in order.
  ///
  /// - Parameter body: Called with a stretch and the sums before it.
  /// - Throws: Errors of `body`; no more stretches are visited then.
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

  /// Finds an element by its number.
  ///
  /// - Parameters:
  ///   - index: The number of the element; `total.count` for the end.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(index: Int, work: inout WorkCounters) -> Cursor {
    precondition(
      index >= 0 && index <= total.count, "There is no element \(index) among \(total.count).")
    guard index < total.count else { return end(work: &work) }
    return Cursor(below: Int64(index) &+ 1, by: CountMeasure(), in: self, work: &work)
  }

  /// Finds the first element ending at or after an offset.
  ///
  /// Where elements without extent share the offset, the first of them is found. An offset of zero
  /// or less finds the very first element.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first element.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element; the end if all elements end before the offset.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(offset: Subpixels, work: inout WorkCounters) -> Cursor {
    guard offset <= total.extent, total.count > 0 else { return end(work: &work) }
    return Cursor(below: offset.rawValue, by: ExtentMeasure(), in: self, work: &work)
  }

  /// Finds the element of an item; an element's weight is its number of items.
  ///
  /// - Parameters:
  ///   - weight: The number of the item among all elements' items; not negative.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element; the end if there are fewer items.
  /// - Complexity: O(log *r*) for *r* stretches.
  func seek(weight: Int, work: inout WorkCounters) -> Cursor {
    precondition(weight >= 0, "There is no item \(weight).")
    guard weight < total.weight else { return end(work: &work) }
    return Cursor(below: Int64(weight) &+ 1, by: WeightMeasure(), in: self, work: &work)
  }

  /// A cursor at the end, reading only the sums of the root.
  @inline(__always)
  private func end(work: inout WorkCounters) -> Cursor {
    if total.count > 0 { work.indexNodesVisited += 1 }
    return Cursor(atEnd: total)
  }

  // MARK: Changes

  /// Replaces elements by stretches; stretches with elements on both sides of an end of the range
  /// are split.
  ///
  /// - Parameters:
  ///   - range: The elements, all of which must exist; an empty range inserts.
  ///   - stretches: Their replacements; none to remove the elements.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *r* + *k*) for *r* stretches in the tree and *k* new ones, and the time to
  ///   free unused nodes.
  mutating func replace(
    _ range: Range<Int>, with stretches: some Collection<Stretch>, work: inout WorkCounters
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= total.count,
      "The elements \(range) are not all among \(total.count).")
    guard !range.isEmpty || !stretches.isEmpty else { return }
    let isDone = nodes.change(range.lowerBound, work: &work) { block, first, total in
      block.replace(first..<first + range.count, of: total, with: stretches)
    }
    if !isDone { nodes.replace(range, with: StretchTree(stretches).nodes.blocks, work: &work) }
  }

  /// Replaces elements by another tree's; see ``replace(_:with:work:)``.
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
  /// longer stretch becomes a stretch of its own before.
  ///
  /// - Parameters:
  ///   - index: The element; it must exist.
  ///   - work: Counts the nodes looked at.
  ///   - change: Changes the payload and the attachment, and returns the extent of the element;
  ///     `nil` if it has changed nothing.
  /// - Complexity: O(log *r*) for *r* stretches.
  mutating func change(
    _ index: Int, work: inout WorkCounters,
    _ change: (inout Payload, inout Attachment?) -> Subpixels?
  ) {
    precondition(
      index >= 0 && index < total.count, "There is no element \(index) among \(total.count).")
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
  /// Stops the process if there cannot be a stretch of such elements.
  @inline(__always)
  static func check(count: Int, extent: Subpixels, weight: Int) {
    precondition(count > 0, "A stretch cannot have \(count) elements.")
    check(extent: extent)
    precondition(weight >= 0, "An element cannot have the weight \(weight).")
  }

  /// Stops the process if an element cannot have an extent.
  @inline(__always)
  static func check(extent: Subpixels) {
    precondition(extent >= .zero, "An element cannot have the extent \(extent.rawValue).")
  }
}

#if DEBUG
  extension StretchTree {
    /// Stops the process if the tree contradicts itself.
    func checkInvariants() { nodes.checkInvariants() }
  }
#endif
