package import LayoutCore

/// A comparison of two extent indexes that should have equal contents: a correct one and the one
/// under test.
package struct ExtentComparison<First: ExtentIndex, Second: ExtentIndex> {
  let first: First
  let second: Second

  /// Creates a comparison between a correct index and an index under test.
  package init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// Compares the totals of both indexes, and their answers at a few random positions and at group
  /// edges.
  ///
  /// - Returns: The first difference, or `nil` if all answers agree.
  package func sampledDifference(using random: inout SeededRandom) -> TrialFault? {
    if let fault = differenceOfSums { return fault }
    var work = WorkCounters()
    for _ in 0..<3 {
      let index = random.next(in: 0..<first.count + 1)
      if let fault = difference(at: index) { return fault }
      let edge = first.start(of: index, work: &work).rawValue
      let offset = Subpixels(rawValue: edge + Int64(random.next(in: -2..<3)))
      if let fault = difference(endingAtOrAfter: offset) { return fault }
    }
    if let fault = sampledScanDifference(using: &random) { return fault }
    for offset in [first.total + Subpixels(rawValue: 1), first.total, .zero] {
      if let fault = difference(endingAtOrAfter: offset) { return fault }
    }
    return nil
  }

  /// Compares the results of a scan that starts at a random group or offset; its end and its length
  /// are random, too.
  private func sampledScanDifference(using random: inout SeededRandom) -> TrialFault? {
    var work = WorkCounters()
    let index = random.next(in: 0..<first.count + 1)
    let edge = first.seek(index: index, work: &work).start.rawValue
    let offset = Subpixels(rawValue: edge + Int64(random.next(in: -2..<3)))
    let end = random.next(in: 0..<2) == 0 ? Int64.max : edge + Int64(random.next(in: -3..<900))
    let seek = random.next(in: 0..<2) == 0 ? ExtentSeek.index(index) : .offset(offset)
    let length = random.next(in: 0..<70)
    return difference(from: seek, through: Subpixels(rawValue: end), length: length)
  }

  /// Compares at most `limit` groups from an index onwards, and all measured groups from the same
  /// index onwards.
  ///
  /// - Returns: The first difference, or `nil` if all answers agree.
  package func difference(from index: Int, limit: Int = .max) -> TrialFault? {
    let places = (visited(first, from: index, limit), visited(second, from: index, limit))
    let method = "forEach(from: .index(\(index)), through: .max)"
    if let fault = difference(method, places.0, places.1) { return fault }
    let measured = (measured(first, from: index), measured(second, from: index))
    if let fault = difference("fillMeasured(from: \(index))", measured.0, measured.1) {
      return fault
    }
    // The edges of the groups are taken from the places, because the model is slow to find them.
    let stride = max(1, places.0.count / 48)
    for number in Swift.stride(from: 0, to: places.0.count, by: stride) {
      let place = places.0[number]
      var work = WorkCounters()
      let found = second.seek(index: place.index, work: &work)
      if let fault = difference("seek(index: \(place.index))", [place], [found]) { return fault }
      // A group with an extent ends where the next group starts, so seeking that offset finds the
      // group.
      guard number > 0, places.0[number - 1].start < place.start else { continue }
      let atEdge = second.seek(offset: place.start, work: &work)
      if let fault = difference(
        "seek(offset: \(place.start.rawValue))", [places.0[number - 1]], [atEdge])
      {
        return fault
      }
    }
    return nil
  }

  private var differenceOfSums: TrialFault? {
    TrialFault(comparing: "count", expected: first.count, actual: second.count)
      ?? TrialFault(
        comparing: "estimate", expected: first.estimate.rawValue, actual: second.estimate.rawValue)
      ?? TrialFault(
        comparing: "measuredCount", expected: first.measuredCount, actual: second.measuredCount)
      ?? TrialFault(
        comparing: "measuredTotal", expected: first.measuredTotal.rawValue,
        actual: second.measuredTotal.rawValue)
  }

  private func difference(at index: Int) -> TrialFault? {
    var work = WorkCounters()
    return difference(
      "seek(index: \(index))", [first.seek(index: index, work: &work)],
      [second.seek(index: index, work: &work)])
      ?? differenceOfWork(work, "seek(index: \(index))")
  }

  private func difference(endingAtOrAfter offset: Subpixels) -> TrialFault? {
    var work = WorkCounters()
    return difference(
      "seek(offset: \(offset.rawValue))", [first.seek(offset: offset, work: &work)],
      [second.seek(offset: offset, work: &work)])
      ?? differenceOfWork(work, "seek(offset: \(offset.rawValue))")
  }

  /// Returns a fault if a counter has decreased, because counters must only increase.
  private func differenceOfWork(_ work: WorkCounters, _ method: String) -> TrialFault? {
    guard work.indexNodesVisited < 0 else { return nil }
    return TrialFault(
      "indexNodesVisited of \(method)", expected: "0 or more",
      actual: "\(work.indexNodesVisited)")
  }

  /// Compares the results of two scans of at most `length` groups.
  private func difference(
    from seek: ExtentSeek, through end: Subpixels, length: Int
  ) -> TrialFault? {
    var work = WorkCounters()
    let expected = first.places(from: seek, through: end, length: length, work: &work)
    let found = second.places(from: seek, through: end, length: length, work: &work)
    let start =
      switch seek {
      case .index(let index): ".index(\(index))"
      case .offset(let offset): ".offset(\(offset.rawValue))"
      }
    let method = "forEach(from: \(start), through: \(end.rawValue)), reading \(length) of them,"
    if let fault = difference(method, expected, found) { return fault }
    guard case .index(let index) = seek else { return nil }
    return difference(
      "fillMeasured(from: \(index)), with room for \(length / 8),",
      filledMeasured(first, from: index, length: length / 8),
      filledMeasured(second, from: index, length: length / 8))
  }

  /// Compares two lists of group positions and describes the first difference.
  private func difference(
    _ method: @autoclosure () -> String, _ expected: some Collection<ExtentPlace>,
    _ actual: some Collection<ExtentPlace>
  ) -> TrialFault? {
    for (right, other) in zip(expected, actual) where right != other {
      return TrialFault(method(), expected: Self.text(right), actual: Self.text(other))
    }
    guard expected.count != actual.count else { return nil }
    return TrialFault(
      method(), expected: "\(expected.count) groups", actual: "\(actual.count) groups")
  }

  private static func text(_ place: ExtentPlace) -> String {
    "(index: \(place.index), start: \(place.start.rawValue), extent: "
      + (place.extent.map { "\($0.rawValue))" } ?? "nil)")
  }

  private func filledMeasured(
    _ index: some ExtentIndex, from first: Int, length: Int
  ) -> [ExtentPlace] {
    var work = WorkCounters()
    return Array(capacity: length) { index.fillMeasured(&$0, from: first, work: &work) }
  }

  private func visited(
    _ index: some ExtentIndex, from first: Int, _ limit: Int
  ) -> ContiguousArray<ExtentPlace> {
    var work = WorkCounters()
    return index.places(from: .index(first), length: limit, work: &work)
  }

  private func measured(
    _ index: some ExtentIndex, from first: Int
  ) -> ContiguousArray<ExtentPlace> {
    var all = ContiguousArray<ExtentPlace>()
    index.forEachMeasuredGroup(from: first) {
      all.append(ExtentPlace(index: $0, start: .zero, extent: $1))
      return true
    }
    return all
  }
}
