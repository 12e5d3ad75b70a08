import LayoutCore

/// The oracle: a plain array, and no thought of speed.
struct PlainExtents: ExtentIndex {
  static let name = "plain"

  private var extents: [Subpixels?]
  var estimate: Subpixels

  init(count: Int, estimate: Subpixels) {
    extents = Array(repeating: nil, count: count)
    self.estimate = estimate
  }

  var count: Int { extents.count }
  var measuredCount: Int { extents.count { $0 != nil } }
  var measuredTotal: Subpixels { extents.reduce(.zero) { $0 + ($1 ?? .zero) } }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    let start = extents[..<index].reduce(.zero) { $0 + ($1 ?? estimate) }
    return ExtentPlace(index: index, start: start, extent: index < count ? extents[index] : nil)
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    var start = Subpixels.zero
    for (index, extent) in extents.enumerated() {
      let end = start + (extent ?? estimate)
      if end >= offset { return ExtentPlace(index: index, start: start, extent: extent) }
      start = end
    }
    return ExtentPlace(index: count, start: start)
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = firstPlace(seek)
    var (given, start) = ([InstanceExtent](), first.start)
    for extent in extents[first.index...] where start <= end {
      given.append(InstanceExtent(extent))
      start += extent ?? estimate
    }
    if !given.isEmpty { _ = body(first.index, first.start, given.span) }
  }

  @discardableResult
  mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    defer { extents[index] = extent }
    return extents[index]
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(contentsOf: repeatElement(nil, count: newCount), at: index)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    extents.removeSubrange(range)
  }
}

extension ExtentIndex {
  /// The first instance of a scan.
  func firstPlace(_ seek: ExtentSeek) -> ExtentPlace {
    var work = WorkCounters()
    return switch seek {
    case .index(let index): self.seek(index: index, work: &work)
    case .offset(let offset): self.seek(offset: offset, work: &work)
    }
  }
}
