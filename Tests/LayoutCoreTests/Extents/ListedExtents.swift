import LayoutCore

/// The oracle for counts that no array can have: a list of the measured instances.
struct ListedExtents: ExtentIndex {
  static let name = "listed"

  private var measured: [(index: Int, extent: Subpixels)] = []
  private(set) var count: Int
  var estimate: Subpixels

  init(count: Int, estimate: Subpixels) {
    self.count = count
    self.estimate = estimate
  }

  var measuredCount: Int { measured.count }
  var measuredTotal: Subpixels { measured.reduce(.zero) { $0 + $1.extent } }

  func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    let before = measured.prefix { $0.index < index }
    return before.reduce(estimate * (index - before.count)) { $0 + $1.extent }
  }

  func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    measured.first { $0.index == index }?.extent
  }

  func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    guard offset > .zero else { return (0, .zero) }
    var next = 0
    var start = Subpixels.zero
    for (index, extent) in measured + [(count, .zero)] {
      let gapEnd = start + estimate * (index - next)
      if gapEnd >= offset {
        let skipped = Int((offset - start).rawValue - 1) / Int(estimate.rawValue)
        return (next + skipped, start + estimate * skipped)
      }
      if index < count, gapEnd + extent >= offset { return (index, gapEnd) }
      start = gapEnd + extent
      next = index + 1
    }
    return (count, start)
  }

  func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    var start = start(of: index, work: &work)
    var rest = measured.drop { $0.index < index }
    for instance in index..<count {
      let extent = rest.first?.index == instance ? rest.removeFirst().extent : nil
      guard body(instance, start, extent) else { return }
      start += extent ?? estimate
    }
  }

  func forEachMeasured(from index: Int, _ body: (Int, Subpixels) -> Bool) {
    for (instance, extent) in measured where instance >= index {
      guard body(instance, extent) else { return }
    }
  }

  mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    let place = measured.firstIndex { $0.index >= index } ?? measured.count
    if place < measured.count, measured[place].index == index { measured.remove(at: place) }
    if let extent { measured.insert((index, extent), at: place) }
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    count += newCount
    measured = measured.map { ($0.index < index ? $0.index : $0.index + newCount, $0.extent) }
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    count -= range.count
    measured = measured.filter { !range.contains($0.index) }.map {
      ($0.index < range.lowerBound ? $0.index : $0.index - range.count, $0.extent)
    }
  }
}
