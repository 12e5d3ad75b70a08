import BenchHarness
import LayoutCore

/// Makes the same changes to an index and to an oracle, and compares them after each.
struct ExtentTrial<Index: ExtentIndex, Oracle: ExtentIndex> {
  var count: Int
  /// After how many changes everything is compared; too slow to do always.
  var completeEvery = 50
  /// How many instances are visited then.
  var visitLimit = Int.max
  /// Whether every instance is measured before the first change.
  var isFullAtFirst = false

  /// Returns what the first difference is and after which change, or nil.
  func difference(after operations: [ExtentOperation]) -> (step: Int, text: String)? {
    let estimate = Subpixels(rawValue: 10)
    var index = Index(count: count, estimate: estimate)
    var oracle = Oracle(count: count, estimate: estimate)
    for instance in 0..<(isFullAtFirst ? count : 0) {
      let operation = ExtentOperation.set(
        at: instance, Subpixels(rawValue: Int64(instance % 50)))
      operation.apply(to: &index)
      operation.apply(to: &oracle)
    }
    var random = SeededRandom(seed: 7)
    var copies = (index, oracle)
    for (step, operation) in operations.enumerated() {
      let replaced = (operation.apply(to: &index), operation.apply(to: &oracle))
      guard replaced.0 == replaced.1 else { return (step, "replaced: \(replaced)") }
      // What is put off is done at times, and at others not: the answers are the same.
      if step % 3 == 0 {
        var work = WorkCounters()
        index.commit(work: &work)
      }
      let comparison = ExtentComparison(first: oracle, second: index)
      if let text = comparison.someDifference(using: &random) { return (step, text) }
      #if DEBUG
        (index as? RunLengthExtents)?.checkInvariants()
      #endif
      guard step % completeEvery == 0 else { continue }
      let from = random.next(in: 0..<oracle.count + 1)
      if let text = comparison.difference(from: from, limit: visitLimit) { return (step, text) }
      // Copies stay as they were, however much they share.
      let old = ExtentComparison(first: copies.1, second: copies.0)
      if let text = old.someDifference(using: &random) ?? old.difference(from: 0, limit: visitLimit)
      {
        return (step, "a copy changed: \(text)")
      }
      if step % (3 * completeEvery) == 0 { copies = (index, oracle) }
    }
    return nil
  }

  /// Returns as few of the changes as still lead to a difference, and the difference; nil if none.
  func shortestFailure(of operations: [ExtentOperation]) -> String? {
    guard var failure = difference(after: operations) else { return nil }
    var operations = Array(operations[...failure.step])
    var length = operations.count / 2
    while length > 0 {
      var start = 0
      while start < operations.count {
        var fewer = operations
        fewer.removeSubrange(start..<min(start + length, operations.count))
        if let shorter = difference(after: fewer) {
          (failure, operations) = (shorter, Array(fewer[...shorter.step]))
        } else {
          start += length
        }
      }
      length /= 2
    }
    return "\(failure.text) after \(operations)"
  }
}
