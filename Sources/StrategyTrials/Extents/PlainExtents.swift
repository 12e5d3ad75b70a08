package import LayoutCore

/// An extent index that keeps its groups in an array.
///
/// It serves as the model in trials of other indexes.
///
/// The first read after a change computes the starts of all groups.
package struct PlainExtents: ExtentIndex {
  package static let name = "plain"

  private var extents: [Subpixels?] { didSet { forgetSums() } }
  private var sums = Sums()
  package private(set) var measuredCount = 0
  package private(set) var measuredTotal = Subpixels.zero
  package var estimate: Subpixels { didSet { forgetSums() } }

  /// The starts of all groups and the end of the last group; empty until the first read.
  ///
  /// The class is `@unchecked Sendable` because each trial uses it on a single thread.
  private final class Sums: @unchecked Sendable {
    var starts: [Subpixels] = []
  }

  package init(count: Int, estimate: Subpixels) {
    extents = Array(repeating: nil, count: count)
    self.estimate = estimate
  }

  package var count: Int { extents.count }

  /// Discards the sums of this index, but not its copies' sums.
  private mutating func forgetSums() {
    if !isKnownUniquelyReferenced(&sums) || !sums.starts.isEmpty { sums = Sums() }
  }

  private var starts: [Subpixels] {
    guard sums.starts.isEmpty else { return sums.starts }
    var starts: [Subpixels] = [.zero]
    starts.reserveCapacity(extents.count + 1)
    var end = Subpixels.zero
    for extent in extents {
      end += extent ?? estimate
      starts.append(end)
    }
    sums.starts = starts
    return starts
  }

  package func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    ExtentPlace(
      index: index, start: starts[index], extent: index < count ? extents[index] : nil)
  }

  package func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    // No extent is negative, so the ends are in ascending order.
    let starts = starts
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle + 1] >= offset { high = middle } else { low = middle + 1 }
    }
    return seek(index: low, work: &work)
  }

  package func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = firstPlace(seek)
    var (given, start) = (ContiguousArray<GroupExtent>(), first.start)
    for extent in extents[first.index...] where start <= end {
      given.append(GroupExtent(extent))
      start += extent ?? estimate
    }
    if !given.isEmpty { _ = body(first.index, first.start, given.span) }
  }

  package func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    var next = index
    while next < count, !places.isFull {
      if extents[next] != nil { places.append(seek(index: next, work: &work)) }
      next += 1
    }
  }

  @discardableResult
  package mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    let previous = extents[index]
    count(previous, -1)
    extents[index] = extent
    count(extent, 1)
    return previous
  }

  package mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(contentsOf: repeatElement(nil, count: newCount), at: index)
  }

  package mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    for extent in extents[range] { count(extent, -1) }
    extents.removeSubrange(range)
  }

  private mutating func count(_ extent: Subpixels?, _ times: Int) {
    guard let extent else { return }
    measuredCount += times
    measuredTotal += extent * times
  }
}

extension ExtentIndex {
  /// Returns the position and extent of the first group visited by a scan.
  package func firstPlace(_ seek: ExtentSeek) -> ExtentPlace {
    var work = WorkCounters()
    return switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}
