extension RunTree {
  /// Replaces elements by runs; runs that have elements on both sides of an end of the range are
  /// split.
  ///
  /// - Parameters:
  ///   - range: The elements, all of which must be there; an empty range inserts.
  ///   - runs: The runs that come in their place; none to remove the elements.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *r* + *k*) for *r* runs in the tree and *k* new ones, and the time to free
  ///   the nodes that are no longer used.
  mutating func replace(
    _ range: Range<Int>, with runs: some Collection<Run>, work: inout WorkCounters
  ) {
    precondition(
      range.lowerBound >= 0 && range.upperBound <= total.count,
      "The elements \(range) are not all among \(total.count).")
    guard !range.isEmpty || !runs.isEmpty else { return }
    if case .done(let sibling) = root.replaceInLeaf(range, with: runs, work: &work) {
      if let sibling { root = RunNode([root, sibling]) }
      if !root.isLeaf, root.elementCount == 1 { root = root.branch[0].children[0] }
      return
    }
    replace(range, byRoot: RunTree(runs).root, work: &work)
  }

  /// Replaces elements by those of another tree; see ``replace(_:with:work:)``.
  mutating func replace(
    _ range: Range<Int>, with other: consuming RunTree, work: inout WorkCounters
  ) {
    if other.root.isLeaf {
      let leaf = other.root.leaf
      return replace(range, with: (0..<leaf.count).lazy.map { leaf.run($0) }, work: &work)
    }
    replace(range, byRoot: other.root, work: &work)
  }

  /// Replaces elements by those of a tree that is given by its root.
  private mutating func replace(
    _ range: Range<Int>, byRoot new: RunNode<Payload, Attachment>, work: inout WorkCounters
  ) {
    let (left, rest) = root.split(at: range.lowerBound, work: &work)
    let (_, right) = rest.split(at: range.count, work: &work)
    root = left.joined(to: new, work: &work).joined(to: right, work: &work)
  }

  /// Replaces one element.
  ///
  /// An element that is a run of its own is replaced in place, in one descent; otherwise its run is
  /// split.
  ///
  /// - Parameters:
  ///   - index: The element, which must be there.
  ///   - run: The run that comes in its place, which must be a single element.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(log *r*) for *r* runs.
  mutating func update(_ index: Int, to run: Run, work: inout WorkCounters) {
    precondition(run.count == 1, "A run of \(run.count) elements cannot replace a single one.")
    precondition(
      index >= 0 && index < total.count, "There is no element \(index) among \(total.count).")
    run.check()
    let isChanged = root.changeElement(at: index, work: &work) { entry, attachment in
      (entry.extent, entry.weight, entry.payload) = (run.extent, run.weight, run.payload)
      attachment = run.attachment
    }
    guard isChanged == nil else { return }
    replace(index..<index + 1, with: CollectionOfOne(run), work: &work)
  }

  /// Changes the payload, the attachment and the extent of one element in place; an element of a
  /// longer run becomes a run of its own before.
  ///
  /// - Parameters:
  ///   - index: The element, which must be there.
  ///   - work: Counts the nodes looked at.
  ///   - change: Changes the payload and the attachment, and returns the extent of the element;
  ///     `nil` if it has changed nothing.
  /// - Complexity: O(log *r*) for *r* runs.
  mutating func change(
    _ index: Int, work: inout WorkCounters,
    _ change: (inout Payload, inout Attachment?) -> Subpixels?
  ) {
    precondition(
      index >= 0 && index < total.count, "There is no element \(index) among \(total.count).")
    let isChanged = root.changeElement(at: index, work: &work) { entry, attachment in
      guard let extent = change(&entry.payload, &attachment) else { return }
      entry.extent = extent
      RunTree.check(extent: entry.extent)
    }
    guard isChanged == nil else { return }
    var run = seek(index: index, work: &work).run
    run.count = 1
    guard let extent = change(&run.payload, &run.attachment) else { return }
    run.extent = extent
    replace(index..<index + 1, with: CollectionOfOne(run), work: &work)
  }
}
