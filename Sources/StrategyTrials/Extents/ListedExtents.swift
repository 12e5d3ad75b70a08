package import LayoutCore

/// An extent index that lists only the measured groups.
///
/// It serves as the model if there are too many groups for an array.
package struct ListedExtents: ExtentIndex {
  package static let name = "listed"

  private var measured: [(index: Int, extent: Subpixels)] = []
  package private(set) var count: Int
  package var estimate: Subpixels

  package init(count: Int, estimate: Subpixels) {
    self.count = count
    self.estimate = estimate
  }

  package var measuredCount: Int { measured.count }
  package var measuredTotal: Subpixels { measured.reduce(.zero) { $0 + $1.extent } }

  package func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    let before = measured.prefix { $0.index < index }
    let start = before.reduce(estimate * (index - before.count)) { $0 + $1.extent }
    return ExtentPlace(
      index: index, start: start, extent: measured.first { $0.index == index }?.extent)
  }

  package func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    guard offset > .zero else { return seek(index: 0, work: &work) }
    var next = 0
    var start = Subpixels.zero
    for (index, extent) in measured + [(count, .zero)] {
      let gapEnd = start + estimate * (index - next)
      if gapEnd >= offset {
        let skipped = Int(clamping: ((offset - start).rawValue - 1) / estimate.rawValue)
        return seek(index: next + skipped, work: &work)
      }
      if index < count, gapEnd + extent >= offset { return seek(index: index, work: &work) }
      start = gapEnd + extent
      next = index + 1
    }
    return seek(index: count, work: &work)
  }

  package func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = firstPlace(seek)
    var start = first.start
    var rest = measured.drop { $0.index < first.index }
    for group in first.index..<count {
      guard start <= end else { return }
      let extent = rest.first?.index == group ? rest.removeFirst().extent : nil
      let alone = CollectionOfOne(GroupExtent(extent))
      guard body(group, start, alone.span) else { return }
      start += extent ?? estimate
    }
  }

  package func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    for (group, _) in measured where group >= index && !places.isFull {
      places.append(seek(index: group, work: &work))
    }
  }

  @discardableResult
  package mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    let previous = seek(index: index, work: &work).extent
    let place = measured.firstIndex { $0.index >= index } ?? measured.count
    if place < measured.count, measured[place].index == index { measured.remove(at: place) }
    if let extent { measured.insert((index, extent), at: place) }
    return previous
  }

  package mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    count += newCount
    measured = measured.map { ($0.index < index ? $0.index : $0.index + newCount, $0.extent) }
  }

  package mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    count -= range.count
    measured = measured.filter { !range.contains($0.index) }.map {
      ($0.index < range.lowerBound ? $0.index : $0.index - range.count, $0.extent)
    }
  }
}
