package import LayoutCore

/// A call to an extent index, which stores the lengths of groups; the call is valid whatever the
/// index contains.
///
/// Positions of 0 or more wrap around; negative positions count from the end, where -1 is the last
/// boundary.
package enum ExtentCall: Hashable, Sendable {
  /// Sets or, with a `nil` extent, clears the measured extent of a group.
  case set(at: Int, Subpixels?)
  /// Measures consecutive groups, in ascending or descending order.
  case setAll(at: Int, count: Int, Subpixels, isAscending: Bool)
  /// Inserts unmeasured groups.
  case insert(at: Int, count: Int)
  /// Removes groups, stopping at the end of the index.
  case remove(at: Int, count: Int)
  /// Sets the estimated extent of all unmeasured groups.
  case estimate(Subpixels)
  /// Commits the changes, which performs any deferred work.
  case commit
  /// Keeps a copy of the index, which later calls must not change.
  case copy
  /// Replaces the index with a new index created from its measured groups.
  case rebuild

  /// Applies the call to an index.
  ///
  /// - Parameters:
  ///   - index: The extent index that receives the call.
  ///   - log: The log that records the text of the call.
  /// - Returns: The previous extent if the call is ``set``; otherwise `nil`.
  @discardableResult
  package func apply(to index: inout some ExtentIndex, log: inout TrialLog) -> Subpixels? {
    var work = WorkCounters()
    switch self {
    case .set(let position, let extent):
      guard index.count > 0 else { return nil }
      let group = min(Self.boundary(position, in: index.count), index.count - 1)
      log.add("set(\(extent.map { "\($0.rawValue)" } ?? "nil"), at: \(group))")
      return index.set(extent, at: group, work: &work)
    case .setAll(let position, let count, let extent, let isAscending):
      let range = Self.range(at: position, count: count, in: index.count)
      var all = MeasuredExtents(
        range.map { ($0, extent + Subpixels(rawValue: Int64($0 % 7))) })
      // Every second ascending batch is measured in a single call.
      if isAscending, range.count % 2 == 0 {
        log.add("measure(\(extent.rawValue) + i % 7 for all i in \(range))")
        index.measure(all, work: &work)
        break
      }
      let texts = isAscending ? "" : ", the last one first"
      log.add("set(\(extent.rawValue) + i % 7, at: i) for all i in \(range)\(texts)")
      if !isAscending { all.reverse() }
      for (group, extent) in all { index.set(extent, at: group, work: &work) }
    case .insert(let position, let count):
      let boundary = Self.boundary(position, in: index.count)
      log.add("insert(count: \(count), at: \(boundary))")
      index.insert(count: count, at: boundary, work: &work)
    case .remove(let position, let count):
      let range = Self.range(at: position, count: count, in: index.count)
      log.add("remove(\(range))")
      index.remove(range, work: &work)
    case .estimate(let estimate):
      log.add("estimate = \(estimate.rawValue)")
      index.estimate = estimate
    case .commit:
      log.add("commit()")
      index.commit(work: &work)
    case .copy:
      log.add("let copy = index")
    case .rebuild:
      log.add("init(count: \(index.count), estimate: \(index.estimate.rawValue), measured: …)")
      var measured: [(index: Int, extent: Subpixels)] = []
      index.forEachMeasuredGroup(from: 0) {
        measured.append(($0, $1))
        return true
      }
      index = .init(count: index.count, estimate: index.estimate, measured: measured)
    }
    return nil
  }

  /// The name of the called method, for counting calls.
  var method: String {
    switch self {
    case .set: "set"
    case .setAll: "batches of set"
    case .insert: "insert"
    case .remove: "remove"
    case .estimate: "estimate"
    case .commit: "commit"
    case .copy: "copies"
    case .rebuild: "init(measured:)"
    }
  }

  private static func boundary(_ position: Int, in count: Int) -> Int {
    position < 0 ? max(0, count + position + 1) : position % (count + 1)
  }

  private static func range(at position: Int, count: Int, in all: Int) -> Range<Int> {
    let start = boundary(position, in: all)
    return start..<start + min(count, all - start)
  }

  /// Simpler versions of the call: with fewer groups, with shorter extents, or at the start of the
  /// index.
  var simpler: [ExtentCall] {
    func halves(_ count: Int) -> [Int] {
      count < 2 ? [] : [1, count / 2, count - count / 8 - 1].filter { $0 < count }
    }
    let one = Subpixels(rawValue: 1)
    return switch self {
    case .set(let position, let extent?) where extent > one: [.set(at: position, one)]
    case .setAll(let position, let count, let extent, let isAscending):
      (extent > one
        ? [.setAll(at: position, count: count, one, isAscending: isAscending)] : [])
        + (isAscending
          ? [] : [.setAll(at: position, count: count, extent, isAscending: true)])
        + halves(count).map { .setAll(at: position, count: $0, extent, isAscending: isAscending) }
        + (position == 0
          ? [] : [.setAll(at: 0, count: count, extent, isAscending: isAscending)])
    case .insert(let position, let count):
      halves(count).map { .insert(at: position, count: $0) }
        + (position == 0 ? [] : [.insert(at: 0, count: count)])
    case .remove(let position, let count):
      halves(count).map { .remove(at: position, count: $0) }
    default: []
    }
  }
}

extension ExtentCall {
  /// Returns random calls of every kind.
  ///
  /// The calls affect arbitrary groups, both ends of the index, and runs of consecutive groups in
  /// ascending or descending order, a few groups or many at a time.
  ///
  /// - Parameters:
  ///   - steps: The number of calls to return.
  ///   - count: The approximate number of groups in the index.
  ///   - longestBatch: The usual maximum number of groups in a batch; some batches are larger.
  ///   - maxMeasured: The maximum number of groups measured at once.
  ///   - random: The source of random decisions.
  /// - Returns: The calls; fewer than `steps` if the random decisions come from a fuzzer and its
  ///   bytes run out.
  static func random(
    _ steps: Int, count: Int, longestBatch: Int, maxMeasured: Int, using random: inout Decisions
  ) -> [ExtentCall] {
    var cursor = 0
    var direction = 1
    return (0..<steps).compactMap { step in
      if random.areSpent { return nil }
      if step % 97 == 0 { (cursor, direction) = (random.next(in: 0..<count), 0 - direction) }
      let position = position(below: count, using: &random)
      switch random.next(in: 0..<100) {
      case 0..<25: return .set(at: position, extent(using: &random))
      case 25..<50:
        cursor = max(0, cursor + direction)
        return .set(at: cursor, extent(using: &random))
      case 50..<58: return .set(at: position, nil)
      case 58..<64:
        return .setAll(
          at: position,
          count: min(maxMeasured, batch(longestBatch, count, using: &random)),
          Subpixels(rawValue: Int64(random.next(in: 0..<30))),
          isAscending: random.next(in: 0..<3) > 0)
      case 64..<75:
        return .insert(at: position, count: batch(longestBatch, count, using: &random))
      case 75..<87:
        return .remove(at: position, count: batch(longestBatch, count, using: &random))
      case 87..<91:
        return .estimate(Subpixels(rawValue: Int64(max(0, random.next(in: -5..<30)))))
      case 91..<96: return .commit
      case 96..<98: return .copy
      default:
        return random.next(in: 0..<40) == 0 ? .remove(at: 0, count: .max / 2) : .rebuild
      }
    }
  }

  /// Returns random calls that each change hundreds of groups; most of them remove groups.
  ///
  /// - Parameters:
  ///   - steps: The number of calls to return.
  ///   - count: The approximate number of groups in the index.
  ///   - longestBatch: The maximum number of groups in a batch.
  ///   - random: The source of random decisions.
  /// - Returns: The calls; fewer than `steps` if the random decisions come from a fuzzer and its
  ///   bytes run out.
  static func bulky(
    _ steps: Int, count: Int, longestBatch: Int, using random: inout Decisions
  ) -> [ExtentCall] {
    (0..<steps).compactMap { _ in
      if random.areSpent { return nil }
      let position = position(below: count, using: &random)
      let batch = random.next(in: longestBatch / 8..<longestBatch + 1)
      switch random.next(in: 0..<16) {
      case 0..<9: return .remove(at: position, count: batch)
      case 9..<12: return .insert(at: position, count: batch)
      case 12, 13:
        return .setAll(
          at: position, count: batch, Subpixels(rawValue: Int64(random.next(in: 0..<30))),
          isAscending: random.next(in: 0..<3) > 0)
      case 14: return .commit
      default: return .copy
      }
    }
  }

  /// Returns a random position; in one case out of ten, it is one of the ends of the index.
  private static func position(below count: Int, using random: inout Decisions) -> Int {
    switch random.next(in: 0..<20) {
    case 0: 0
    case 1: -1
    default: random.next(in: 0..<count)
    }
  }

  /// Returns a random batch size, up to the usual maximum or, in one case out of four, up to half
  /// of all groups.
  private static func batch(
    _ longest: Int, _ count: Int, using random: inout Decisions
  ) -> Int {
    random.next(in: 0..<(random.next(in: 0..<4) == 0 ? max(1, count / 2) : longest))
  }

  /// Returns a random extent: sometimes 0, so that groups share an offset, and occasionally too
  /// large for 32 bits.
  private static func extent(using random: inout Decisions) -> Subpixels {
    let extent = Subpixels(rawValue: Int64(max(0, random.next(in: -5..<40))))
    return random.next(in: 0..<60) == 0 ? extent * (1 << 40) : extent
  }
}
