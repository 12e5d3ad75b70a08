import BenchHarness
@testable import LayoutCore

/// A trial that makes the same random changes to a tree and to an oracle, and compares them after
/// each change.
struct StretchTrial {
  /// The approximate number of stretches in the tree.
  var stretchCount: Int
  /// The maximum number of elements in a stretch.
  var longestStretch = 4
  /// The number of changes between complete comparisons, because these are slow.
  var completeEvery = 1

  private var random: SeededRandom
  private var tree: StretchTree<Int, Int>
  private var oracle: PlainStretches
  /// Copies of earlier states, which must not change.
  private var copies:
    [(tree: StretchTree<Int, Int>, cursor: StretchCursor<Int, Int>, oracle: PlainStretches)] =
      []
  private var nextPayload = 0

  init(stretchCount: Int, seed: UInt64, isEmptyAtFirst: Bool = false) {
    self.stretchCount = stretchCount
    random = SeededRandom(seed: seed)
    tree = StretchTree()
    oracle = PlainStretches([])
    guard !isEmptyAtFirst else { return }
    let stretches = makeStretches(stretchCount)
    tree = StretchTree(stretches)
    oracle = PlainStretches(stretches)
  }

  /// Makes a number of changes, and returns the first difference with its change, or `nil` if there
  /// is none.
  mutating func difference(steps: Int) -> String? {
    for step in 0..<steps {
      let change = change()
      #if DEBUG
        tree.checkInvariants()
      #endif
      if let text = sampledDifference() ?? copyDifference() { return "\(text) after \(change)" }
      guard step % completeEvery == 0 else { continue }
      if PlainStretches(tree) != oracle { return "elements after \(change), step \(step)" }
    }
    return nil
  }

  // MARK: Changes

  private mutating func makeStretches(_ count: Int) -> [StretchTree<Int, Int>.Stretch] {
    // Many blocks have no attachments at all.
    let hasAttachments = random.next(in: 0..<4) == 0
    return (0..<count).map { _ in
      nextPayload += 1
      // Some extents and weights are zero, so that elements share an offset or have no items.
      return StretchTree.Stretch(
        count: random.next(in: 1..<longestStretch + 1),
        extent: Subpixels(rawValue: Int64(max(0, random.next(in: -3..<8)))),
        weight: max(0, random.next(in: -3..<5)), payload: nextPayload,
        attachment: hasAttachments && random.next(in: 0..<8) == 0 ? nextPayload : nil)
    }
  }

  /// Makes a change, and returns its description.
  private mutating func change() -> String {
    let count = oracle.elements.count
    switch random.next(in: 0..<100) {
    case 0..<35 where count > 0:
      let index = random.next(in: 0..<count)
      var stretches = makeStretches(1)
      stretches[0].count = 1
      var work = WorkCounters()
      tree.update(index, to: stretches[0], work: &work)
      oracle.replace(index..<index + 1, with: stretches)
      return "update \(index) to \(stretches[0])"
    case 35..<65:
      // While the size is about right, insertions and removals balance on average.
      let isLarge = tree.stretchCount > stretchCount
      return replace(reach: isLarge ? 30 : 8, stretches: random.next(in: 0..<(isLarge ? 3 : 8)))
    case 65..<75: return replace(reach: 1, stretches: random.next(in: 0..<3))
    case 75..<90:
      return replace(
        reach: longestStretch * stretchCount / 4,
        stretches: random.next(in: 0..<stretchCount / 4 + 2))
    case 90..<92: return replace(reach: count + 1, stretches: random.next(in: 0..<stretchCount))
    case 92 where random.next(in: 0..<8) == 0:
      let copy = copies.randomElement(using: &random)
      tree = copy?.tree ?? StretchTree()
      oracle = copy?.oracle ?? PlainStretches([])
      return "going back"
    default:
      var work = WorkCounters()
      let cursor = tree.seek(index: random.next(in: 0..<count + 1), work: &work)
      copies.append((tree, cursor, oracle))
      if copies.count > 3 { copies.removeFirst() }
      return "copy"
    }
  }

  private mutating func replace(reach: Int, stretches newCount: Int) -> String {
    let count = oracle.elements.count
    let lower = random.next(in: 0..<count + 1)
    let upper = random.next(in: lower..<min(count, lower + reach) + 1)
    let stretches = makeStretches(newCount)
    var work = WorkCounters()
    tree.replace(lower..<upper, with: stretches, work: &work)
    oracle.replace(lower..<upper, with: stretches)
    return "replace \(lower..<upper) with \(stretches)"
  }

  // MARK: Comparisons

  private mutating func sampledDifference() -> String? {
    guard tree.total == oracle.total else { return "total: \(tree.total), \(oracle.total)" }
    let index = random.next(in: 0..<oracle.elements.count + 1)
    let expected = oracle.place(ofIndex: index)
    var work = WorkCounters()
    let found = tree.seek(index: index, work: &work)
    guard found.place(in: tree) == expected else {
      return "element \(index): \(found.place(in: tree)), \(expected)"
    }
    for offset in Int64(-1)...1 {
      let offset = expected.before.extent.rawValue + offset
      let expected = oracle.place(endingAtOrAfter: offset)
      let found = tree.seek(offset: Subpixels(rawValue: offset), work: &work)
      guard found.place(in: tree) == expected else {
        return "offset \(offset): \(found.place(in: tree)), \(expected)"
      }
    }
    for unit in -1...1 where expected.before.weight + unit >= 0 {
      let unit = expected.before.weight + unit
      let expected = oracle.place(ofUnit: unit)
      let found = tree.seek(weight: unit, work: &work)
      guard found.place(in: tree) == expected else {
        return "item \(unit): \(found.place(in: tree)), \(expected)"
      }
    }
    return stepDifference(from: found, in: tree, oracle, limit: 150)
  }

  private mutating func copyDifference() -> String? {
    for copy in copies {
      // Not all copies are compared each time, because that takes long.
      guard random.next(in: 0..<10) == 0 else { continue }
      guard PlainStretches(copy.tree) == copy.oracle else { return "a copy has changed" }
      if let text = stepDifference(from: copy.cursor, in: copy.tree, copy.oracle, limit: 150) {
        return "an old cursor: \(text)"
      }
    }
    return nil
  }

  /// Compares elements reached in steps, randomly by element or by stretch.
  private mutating func stepDifference(
    from start: StretchCursor<Int, Int>, in tree: StretchTree<Int, Int>,
    _ oracle: PlainStretches, limit: Int
  ) -> String? {
    var cursor = start
    for _ in 0..<limit where !cursor.isAtEnd(of: tree) {
      var index = cursor.index + 1
      if random.next(in: 0..<3) == 0 {
        index = cursor.index - cursor.indexInStretch + cursor.stretch(in: tree).count
        cursor.nextStretch(past: cursor.entry(in: tree), in: tree)
      } else {
        cursor.next(past: cursor.entry(in: tree), in: tree)
      }
      guard index == cursor.index else { return "a step to \(cursor.index), not \(index)" }
    }
    let expected = oracle.place(ofIndex: cursor.index)
    let found = cursor.place(in: tree)
    return found == expected ? nil : "a step to \(found), \(expected)"
  }
}
