package import LayoutCore

/// Extent index that is a plain array: the model that others are tried against.
package struct PlainExtents: ExtentIndex {
  package static let name = "plain"

  private var extents: [Subpixels?]
  package private(set) var measuredCount = 0
  package private(set) var measuredTotal = Subpixels.zero
  package var estimate: Subpixels

  package init(count: Int, estimate: Subpixels) {
    extents = Array(repeating: nil, count: count)
    self.estimate = estimate
  }

  package var count: Int { extents.count }

  package func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    let start = extents[..<index].reduce(.zero) { $0 + ($1 ?? estimate) }
    return ExtentPlace(index: index, start: start, extent: index < count ? extents[index] : nil)
  }

  package func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    var start = Subpixels.zero
    for (index, extent) in extents.enumerated() {
      let end = start + (extent ?? estimate)
      if end >= offset { return ExtentPlace(index: index, start: start, extent: extent) }
      start = end
    }
    return ExtentPlace(index: count, start: start)
  }

  package func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = firstPlace(seek)
    var (given, start) = (ContiguousArray<InstanceExtent>(), first.start)
    for extent in extents[first.index...] where start <= end {
      given.append(InstanceExtent(extent))
      start += extent ?? estimate
    }
    if !given.isEmpty { _ = body(first.index, first.start, given.span) }
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
  /// The first instance of a scan.
  package func firstPlace(_ seek: ExtentSeek) -> ExtentPlace {
    var work = WorkCounters()
    return switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}
