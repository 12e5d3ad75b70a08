extension StretchTree {
  /// Replaces elements by stretches; stretches that have elements on both sides of an end of the
  /// range are split.
  ///
  /// - Parameters:
  ///   - range: The elements, all of which must be there; an empty range inserts.
  ///   - stretches: The stretches that come in their place; none to remove the elements.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *r* + *k*) for *r* stretches in the tree and *k* new ones, and the time to
  ///   free the nodes that are no longer used.
  mutating func replace(
    _ range: Range<Int>, with stretches: some Collection<Stretch>, work: inout WorkCounters
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= total.count,
      "The elements \(range) are not all among \(total.count).")
    guard !range.isEmpty || !stretches.isEmpty else { return }
    if case .done(let sibling) = root.replaceInBlock(range, with: stretches, work: &work) {
      if let sibling { root = StretchNode([root, sibling]) }
      if !root.isBlock, root.elementCount == 1 { root = root.branch[0].children[0] }
      return
    }
    replace(range, byRoot: StretchTree(stretches).root, work: &work)
  }

  /// Replaces elements by those of another tree; see ``replace(_:with:work:)``.
  mutating func replace(
    _ range: Range<Int>, with other: consuming StretchTree, work: inout WorkCounters
  ) {
    if other.root.isBlock {
      let block = other.root.block
      return replace(range, with: (0..<block.count).lazy.map { block.stretch($0) }, work: &work)
    }
    replace(range, byRoot: other.root, work: &work)
  }

  /// Replaces elements by those of a tree that is given by its root.
  private mutating func replace(
    _ range: Range<Int>, byRoot new: StretchNode<Payload, Attachment>, work: inout WorkCounters
  ) {
    let (left, rest) = root.split(at: range.lowerBound, work: &work)
    let (_, right) = rest.split(at: range.count, work: &work)
    root = left.joined(to: new, work: &work).joined(to: right, work: &work)
  }

  /// Replaces one element.
  ///
  /// An element that is a stretch of its own is replaced in place, in one descent; otherwise its
  /// stretch is split.
  ///
  /// - Parameters:
  ///   - index: The element, which must be there.
  ///   - stretch: The stretch that comes in its place, which must be a single element.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *r*) for *r* stretches.
  mutating func update(_ index: Int, to stretch: Stretch, work: inout WorkCounters) {
    precondition(
      stretch.count == 1, "A stretch of \(stretch.count) elements cannot replace a single one.")
    precondition(
      index >= 0 && index < total.count, "There is no element \(index) among \(total.count).")
    stretch.check()
    let isChanged = root.changeElement(at: index, work: &work) { entry, attachment in
      (entry.extent, entry.weight, entry.payload) = (
        stretch.extent, stretch.weight, stretch.payload
      )
      attachment = stretch.attachment
    }
    guard isChanged == nil else { return }
    replace(index..<index + 1, with: CollectionOfOne(stretch), work: &work)
  }

  /// Changes the payload, the attachment and the extent of one element in place; an element of a
  /// longer stretch becomes a stretch of its own before.
  ///
  /// - Parameters:
  ///   - index: The element, which must be there.
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
    let isChanged = root.changeElement(at: index, work: &work) { entry, attachment in
      guard let extent = change(&entry.payload, &attachment) else { return }
      entry.extent = extent
      StretchTree.check(extent: entry.extent)
    }
    guard isChanged == nil else { return }
    var stretch = seek(index: index, work: &work).stretch
    stretch.count = 1
    guard let extent = change(&stretch.payload, &stretch.attachment) else { return }
    stretch.extent = extent
    replace(index..<index + 1, with: CollectionOfOne(stretch), work: &work)
  }
}
