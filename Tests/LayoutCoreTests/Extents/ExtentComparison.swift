import BenchHarness
import LayoutCore

/// Compares the answers of two indices that hold the same.
struct ExtentComparison<First: ExtentIndex, Second: ExtentIndex> {
  let first: First
  let second: Second

  /// Compares sums, and some reads at random and at the very edges of instances.
  ///
  /// - Returns: The first difference, or nil.
  func someDifference(using random: inout SeededRandom) -> String? {
    let sums = (sums(first), sums(second))
    guard sums.0 == sums.1 else { return "sums: \(sums)" }
    for _ in 0..<3 {
      let index = random.next(in: 0..<first.count + 1)
      if let difference = difference(at: index) { return difference }
      var work = WorkCounters()
      let edge = first.start(of: index, work: &work).rawValue
      let offset = Subpixels(rawValue: edge + Int64(random.next(in: -2..<3)))
      if let difference = difference(endingAtOrAfter: offset) { return difference }
    }
    if let difference = someDifferenceOfScans(using: &random) { return difference }
    let beyond = first.total + Subpixels(rawValue: 1)
    return difference(endingAtOrAfter: beyond) ?? difference(endingAtOrAfter: first.total)
  }

  /// Compares a scan from an instance and one from an offset, of random lengths and to random ends.
  private func someDifferenceOfScans(using random: inout SeededRandom) -> String? {
    var work = WorkCounters()
    let index = random.next(in: 0..<first.count + 1)
    let edge = first.seek(index: index, work: &work).start.rawValue
    let offset = Subpixels(rawValue: edge + Int64(random.next(in: -2..<3)))
    let end = random.next(in: 0..<2) == 0 ? Int64.max : edge + Int64(random.next(in: -3..<900))
    let seek = random.next(in: 0..<2) == 0 ? ExtentSeek.index(index) : .offset(offset)
    let length = random.next(in: 0..<70)
    return difference(from: seek, through: Subpixels(rawValue: end), length: length)
  }

  /// Compares the instances from one on, up to a number of them, and all measured ones from there.
  ///
  /// - Returns: The first difference, or nil.
  func difference(from index: Int, limit: Int = .max) -> String? {
    let all = visited(first, from: index, limit: limit)
    let otherAll = visited(second, from: index, limit: limit)
    if all != otherAll {
      let place = zip(all, otherAll).enumerated().first { $0.element.0 != $0.element.1 }
      return "forEach from \(index): \(place.map { "\($0.element)" } ?? "different lengths")"
    }
    let (measured, other) = (measured(first, from: index), measured(second, from: index))
    return measured == other ? nil : "measured from \(index): \(measured) and \(other)"
  }

  private func sums(_ index: some ExtentIndex) -> [Int64] {
    [
      Int64(index.count), index.estimate.rawValue, Int64(index.measuredCount),
      index.measuredTotal.rawValue, index.total.rawValue,
    ]
  }

  private func difference(at index: Int) -> String? {
    var work = WorkCounters()
    let starts = (first.start(of: index, work: &work), second.start(of: index, work: &work))
    guard starts.0 == starts.1 else { return "start of \(index): \(starts)" }
    guard index < first.count else { return nil }
    let extents = (
      first.measuredExtent(at: index, work: &work), second.measuredExtent(at: index, work: &work)
    )
    return extents.0 == extents.1 ? nil : "extent at \(index): \(extents)"
  }

  private func difference(endingAtOrAfter offset: Subpixels) -> String? {
    var work = WorkCounters()
    let found = (
      first.firstIndex(endingAtOrAfter: offset, work: &work),
      second.firstIndex(endingAtOrAfter: offset, work: &work)
    )
    return found.0 == found.1 ? nil : "first one ending at or after \(offset.rawValue): \(found)"
  }

  /// Compares the scans of a number of instances.
  private func difference(from seek: ExtentSeek, through end: Subpixels, length: Int) -> String? {
    let found = (
      filled(first, from: seek, through: end, length: length),
      filled(second, from: seek, through: end, length: length)
    )
    guard found.0 == found.1 else { return "fill from \(seek) through \(end): \(found)" }
    guard case .index(let index) = seek else { return nil }
    let measured = (
      filledMeasured(first, from: index, length: length / 8),
      filledMeasured(second, from: index, length: length / 8)
    )
    return measured.0 == measured.1 ? nil : "measured ones from \(index): \(measured)"
  }

  private func filled(
    _ index: some ExtentIndex, from seek: ExtentSeek, through end: Subpixels, length: Int
  ) -> ContiguousArray<ExtentPlace> {
    var work = WorkCounters()
    return index.places(from: seek, through: end, length: length, work: &work)
  }

  private func filledMeasured(
    _ index: some ExtentIndex, from first: Int, length: Int
  ) -> [ExtentPlace] {
    var work = WorkCounters()
    return Array(capacity: length) { index.fillMeasured(&$0, from: first, work: &work) }
  }

  private func visited(_ index: some ExtentIndex, from first: Int, limit: Int) -> [[Int64?]] {
    var work = WorkCounters()
    var all: [[Int64?]] = []
    index.forEach(from: first, work: &work) {
      all.append([Int64($0), $1.rawValue, $2?.rawValue])
      return all.count < limit
    }
    return all
  }

  private func measured(_ index: some ExtentIndex, from first: Int) -> [[Int64]] {
    var all: [[Int64]] = []
    index.forEachMeasured(from: first) {
      all.append([Int64($0), $1.rawValue])
      return true
    }
    return all
  }
}
