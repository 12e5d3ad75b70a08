import Testing

@testable import LayoutCore

/// Tests edge cases of a tree of stretches.
struct StretchTreeTests {
  typealias Stretch = StretchTree<Int, Int>.Stretch

  private func stretch(_ count: Int, _ extent: Int64, _ weight: Int, _ payload: Int) -> Stretch {
    Stretch(count: count, extent: Subpixels(rawValue: extent), weight: weight, payload: payload)
  }

  private func attachment(_ index: Int, of tree: StretchTree<Int, Int>) -> Int? {
    var work = WorkCounters()
    return tree.seek(index: index, work: &work).stretch(in: tree).attachment
  }

  private func payloads(of tree: StretchTree<Int, Int>) -> [Int] {
    PlainStretches(tree).elements.map(\.payload)
  }

  @Test func anEmptyTreeHasOnlyAnEnd() {
    var work = WorkCounters()
    for tree in [StretchTree<Int, Int>(), StretchTree([])] {
      #expect(tree.total == Sums() && tree.stretchCount == 0)
      #expect(tree.height == 0 && tree.nodeCount == 0)
      #expect(tree.seek(index: 0, work: &work).isAtEnd(of: tree))
      #expect(tree.seek(offset: .zero, work: &work).isAtEnd(of: tree))
      #expect(tree.seek(offset: Subpixels(rawValue: -1), work: &work).isAtEnd(of: tree))
      #expect(tree.seek(weight: 0, work: &work).isAtEnd(of: tree))
    }
    #expect(work.indexNodesVisited == 0)
  }

  @Test func aStretchOfManyElementsIsOneNode() {
    var work = WorkCounters()
    let count = 1_000_000_000_000
    var tree = StretchTree([stretch(count, 1_000_000, 3, 7)])
    #expect(tree.nodeCount == 1 && tree.height == 1 && tree.stretchCount == 1)
    let total = Sums(
      count: count, weight: 3 * count, extent: Subpixels(rawValue: 1_000_000) * count)
    #expect(tree.total == total)
    #expect(tree.seek(index: count - 1, work: &work).indexInStretch == count - 1)
    let offset = Subpixels(rawValue: 1_000_000) * (count / 2)
    #expect(tree.seek(offset: offset, work: &work).index == count / 2 - 1)
    let found = tree.seek(offset: offset + Subpixels(rawValue: 1), work: &work)
    #expect(found.index == count / 2 && found.start == offset)
    #expect(found.before.weight == 3 * (count / 2))
    #expect(tree.seek(weight: 3 * count - 1, work: &work).index == count - 1)
    #expect(tree.seek(weight: 3 * count, work: &work).isAtEnd(of: tree))
    #expect(work.indexNodesVisited == 5)
    tree.update(count - 2, to: stretch(1, 5, 0, 8), work: &work)
    #expect(tree.stretchCount == 3 && tree.nodeCount == 1)
    #expect(tree.total.weight == 3 * (count - 1))
    let last = tree.seek(index: count - 1, work: &work)
    #expect(last.stretch(in: tree).count == 1 && last.payload(in: tree) == 7)
    #expect(last.indexInStretch == 0)
  }

  @Test func elementsWithoutExtentShareAnOffset() {
    var work = WorkCounters()
    let tree = StretchTree([
      stretch(2, 10, 1, 0), stretch(3, 0, 0, 1), stretch(1, 0, 2, 2), stretch(2, 5, 0, 3),
    ])
    let expected: [(offset: Int64, index: Int)] = [
      (-5, 0), (0, 0), (1, 0), (10, 0), (11, 1), (20, 1), (21, 6), (25, 6), (26, 7), (30, 7),
      (31, 8),
    ]
    for (offset, index) in expected {
      let found = tree.seek(offset: Subpixels(rawValue: offset), work: &work)
      #expect(found.index == index, "offset \(offset)")
    }
    let first = StretchTree([stretch(4, 0, 0, 0), stretch(1, 10, 0, 1)])
    #expect(first.seek(offset: .zero, work: &work).index == 0)
    #expect(first.seek(offset: Subpixels(rawValue: 1), work: &work).index == 4)
  }

  @Test func elementsWithoutWeightHaveNoItem() {
    var work = WorkCounters()
    let tree = StretchTree([
      stretch(2, 1, 0, 0), stretch(2, 1, 3, 1), stretch(5, 1, 0, 2), stretch(1, 1, 1, 3),
    ])
    let indices = (0..<8).map { tree.seek(weight: $0, work: &work).index }
    #expect(indices == [2, 2, 2, 3, 3, 3, 9, 10])
    #expect(tree.seek(weight: 6, work: &work).payload(in: tree) == 3)
    #expect(tree.seek(weight: 7, work: &work).isAtEnd(of: tree))
  }

  /// All ranges of a few stretches are replaced by no, one or two stretches.
  @Test func aRangeSplitsTheStretchesAtItsEnds() {
    let stretches = [stretch(3, 1, 1, 0), stretch(1, 2, 0, 1), stretch(4, 3, 2, 2)]
    var work = WorkCounters()
    for lower in 0...8 {
      for upper in lower...8 {
        for newCount in 0...2 {
          var tree = StretchTree(stretches)
          var oracle = PlainStretches(stretches)
          let new = (0..<newCount).map { stretch($0 + 1, 7, 9, 10 + $0) }
          tree.replace(lower..<upper, with: new, work: &work)
          oracle.replace(lower..<upper, with: new)
          #expect(PlainStretches(tree) == oracle, "\(lower..<upper), \(newCount)")
          #expect(tree.total == oracle.total)
          #if DEBUG
            tree.checkInvariants()
          #endif
        }
      }
    }
  }

  @Test func emptyReplacementChangesNothing() {
    var work = WorkCounters()
    let tree = StretchTree((0..<100).map { stretch(2, 1, 1, $0) })
    for index in [0, 1, 63, 64, 100, 199, 200] {
      var copy = tree
      copy.replace(index..<index, with: [], work: &work)
      #expect(copy.stretchCount == 100)
      #expect(copy.sharedNodeCount(with: tree) == tree.nodeCount)
    }
    #expect(work.indexNodesVisited == 0)
  }

  @Test(arguments: [1, 32, 33, 1000, 1025, 40_000])
  func everythingCanBeRemoved(stretchCount: Int) {
    var work = WorkCounters()
    let stretches = (0..<stretchCount).map { stretch(2, 1, 1, $0) }
    var tree = StretchTree(stretches)
    tree.replace(0..<2 * stretchCount, with: [], work: &work)
    #expect(tree.height == 0 && tree.nodeCount == 0 && tree.total == Sums())
    tree.replace(0..<0, with: stretches, work: &work)
    #expect(payloads(of: tree) == stretches.flatMap { [$0.payload, $0.payload] })
    // One element at a time, from the middle.
    for count in stride(from: 2 * min(stretchCount, 2000), to: 0, by: -1) {
      if count == 4000 { tree.replace(4000..<tree.total.count, with: [], work: &work) }
      tree.replace(count / 2..<count / 2 + 1, with: [], work: &work)
      #if DEBUG
        if count % 7 == 0 { tree.checkInvariants() }
      #endif
    }
    #expect(tree.height == 0 && tree.nodeCount == 0 && tree.stretchCount == 0)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 47, 48, 64, 65, 1023, 1024, 1025, 1040, 1056, 33_000])
  func aBuiltTreeHasTheStretchesInOrder(stretchCount: Int) {
    var work = WorkCounters()
    let tree = StretchTree((0..<stretchCount).lazy.map { stretch(1, 2, 3, $0) })
    #if DEBUG
      tree.checkInvariants()
    #endif
    #expect(tree.stretchCount == stretchCount)
    #expect(tree.total.extent == Subpixels(rawValue: 2) * stretchCount)
    var expected = 0
    tree.forEachStretch { stretch, before in
      #expect(stretch.payload == expected && before.count == expected)
      expected += 1
    }
    #expect(expected == stretchCount)
    var cursor = tree.seek(index: 0, work: &work)
    for index in 0..<stretchCount {
      #expect(cursor.payload(in: tree) == index && cursor.start.rawValue == Int64(2 * index))
      cursor.next(past: cursor.entry(in: tree), in: tree)
    }
    #expect(cursor.isAtEnd(of: tree) && cursor.before == tree.total)
  }

  @Test func aBlockHasRoomForAttachmentsOnceOneOfItsStretchesHasOne() {
    var work = WorkCounters()
    var tree = StretchTree((0..<100).map { stretch(1, 1, 1, $0) })
    func attachments() -> [Int] {
      var found: [Int] = []
      tree.forEachStretch { stretch, _ in
        if let attachment = stretch.attachment { found.append(attachment) }
      }
      return found
    }
    #expect(attachments() == [])
    tree.change(40, work: &work) { payload, attachment in
      attachment = 7
      return .pixel * payload
    }
    #expect(attachments() == [7])
    let cursor = tree.seek(index: 40, work: &work)
    #expect(attachment(40, of: tree) == 7 && cursor.payload(in: tree) == 40)
    #expect(cursor.stretch(in: tree).extent == .pixel * 40)
    #expect(attachment(39, of: tree) == nil)
    #expect(attachment(99, of: tree) == nil)
    let copy = tree
    tree.update(40, to: stretch(1, 1, 1, 40), work: &work)
    #expect(attachments() == [] && attachment(40, of: copy) == 7)
    // Next to a longer stretch, and after a removal.
    tree.replace(10..<60, with: [stretch(5, 1, 1, 0)], work: &work)
    tree.change(12, work: &work) { _, attachment in
      attachment = 9
      return .pixel
    }
    #expect(attachment(12, of: tree) == 9 && attachments() == [9])
    tree.replace(0..<12, with: [], work: &work)
    #expect(attachment(0, of: tree) == 9 && attachments() == [9])
    #if DEBUG
      tree.checkInvariants()
    #endif
  }

  @Test func errorEndsAVisit() {
    struct Stop: Error {}
    let tree = StretchTree((0..<100).map { stretch(1, 1, 1, $0) })
    var visited = 0
    #expect(throws: Stop.self) {
      try tree.forEachStretch { _, _ in
        visited += 1
        if visited == 50 { throw Stop() }
      }
    }
    #expect(visited == 50)
  }

  @Test func invalidArgumentsStopTheProcess() async {
    await #expect(processExitsWith: .failure) {
      var work = WorkCounters()
      _ = StretchTree<Int, Int>().seek(index: 1, work: &work)
    }
    await #expect(processExitsWith: .failure) {
      _ = StretchTree([
        StretchTree<Int, Int>.Stretch(count: 0, extent: .zero, weight: 0, payload: 0)
      ])
    }
    await #expect(processExitsWith: .failure) {
      _ = StretchTree([
        StretchTree<Int, Int>.Stretch(count: 1, extent: .zero, weight: -1, payload: 0)
      ])
    }
    await #expect(processExitsWith: .failure) {
      var work = WorkCounters()
      var tree = StretchTree([
        StretchTree<Int, Int>.Stretch(count: 3, extent: .zero, weight: 1, payload: 0)
      ])
      tree.replace(2..<4, with: [], work: &work)
    }
    await #expect(processExitsWith: .failure) {
      let stretch = StretchTree<Int, Int>.Stretch(
        count: .max / 2, extent: .zero, weight: 1, payload: 0)
      _ = StretchTree([stretch, stretch, stretch])
    }
  }
}
