import BenchHarness
import LayoutCore

/// A change of an index that can be made whatever the index holds: positions wrap around.
enum ExtentOperation: Sendable {
  case set(at: Int, Subpixels)
  case forget(at: Int)
  case insert(at: Int, count: Int)
  case remove(at: Int, count: Int)
  case estimate(Subpixels)

  /// Makes the change and returns the extent that it replaces.
  @discardableResult
  func apply(to index: inout some ExtentIndex) -> Subpixels? {
    var work = WorkCounters()
    switch self {
    case .set(let position, let extent):
      guard index.count > 0 else { return nil }
      return index.set(extent, at: position % index.count, work: &work)
    case .forget(let position):
      guard index.count > 0 else { return nil }
      return index.set(nil, at: position % index.count, work: &work)
    case .insert(let position, let count):
      index.insert(count: count, at: position % (index.count + 1), work: &work)
    case .remove(let position, let count):
      let start = position % (index.count + 1)
      index.remove(start..<min(index.count, start + count), work: &work)
    case .estimate(let estimate): index.estimate = estimate
    }
    return nil
  }

  /// Makes changes of every kind: here and there, in ascending and in descending order.
  ///
  /// - Parameters:
  ///   - steps: How many.
  ///   - count: About how many instances the index is to have.
  ///   - longestInsertion: How many instances come in at once at most.
  ///   - random: The source of randomness.
  /// - Returns: The changes.
  static func random(
    _ steps: Int, count: Int, longestInsertion: Int, using random: inout SeededRandom
  ) -> [ExtentOperation] {
    var cursor = 0
    var direction = 1
    return (0..<steps).map { step in
      if step % 97 == 0 { (cursor, direction) = (random.next(in: 0..<count), 0 - direction) }
      let position = random.next(in: 0..<count)
      // An extent of 0, too: such instances share an offset.
      var extent = Subpixels(rawValue: Int64(max(0, random.next(in: -5..<40))))
      // And a few that are too long for most of the words of a leaf.
      if random.next(in: 0..<60) == 0 { extent = extent * (1 << 40) }
      switch random.next(in: 0..<100) {
      case 0..<35: return .set(at: position, extent)
      case 35..<75:
        cursor = max(0, cursor + direction)
        return .set(at: cursor, extent)
      case 75..<85: return .forget(at: position)
      case 85..<91:
        return .insert(at: position, count: random.next(in: 0..<longestInsertion))
      case 91..<97:
        return .remove(at: position, count: random.next(in: 0..<longestInsertion))
      case 97 where random.next(in: 0..<20) == 0: return .remove(at: 0, count: .max / 2)
      case 97: return .remove(at: position, count: count / 4)
      case 98: return .insert(at: position, count: count / 4)
      default: return .estimate(Subpixels(rawValue: Int64(max(0, random.next(in: -5..<30)))))
      }
    }
  }
}
