import BenchSuite
import LayoutCore
import LayoutStrategies

/// The default strategy with a fault, to show that the comparison of strategies detects it.
struct FaultyLayout<Fault: LayoutFault>: LayoutStrategy {
  static var name: String { Fault.name }

  private var base: DefaultLayoutEngine
  private let original: DefaultLayoutEngine

  init(_ input: LayoutInput) throws(LayoutError) {
    base = try DefaultLayoutEngine(input)
    original = base
  }

  mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    guard Fault.updates else { return ContentChange() }
    let change = try base.update(to: input)
    try base.apply(Fault.forgotten(in: input))
    return change
  }

  var input: LayoutInput { base.input }

  mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    try base.fit(Fault.distort(sizes))
  }

  mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    try base.apply(changes.flatMap(Fault.distort))
  }

  func estimatedAxes(of element: ElementID) -> AxisSet { base.estimatedAxes(of: element) }

  func fittedLengths(of element: ElementID) -> FittedLengths { base.fittedLengths(of: element) }

  func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    base.uniformSiblings(section: section, item: item)
  }

  var fittedSizes: [FittedSize] { base.fittedSizes }

  var contentSize: Vector { Fault.distort(base.contentSize) }

  var shownItemCount: Int { base.shownItemCount }

  var work: WorkCounters { base.work }

  mutating func setRowOffset(_ offset: Double, section: Int) {
    if Fault.scrollsRows { base.setRowOffset(offset, section: section) }
  }

  mutating func setVisibleBounds(_ bounds: Frame?) { base.setVisibleBounds(bounds) }

  func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    var found = VisibleElements()
    base.query(rectangle, into: &found)
    Fault.spend(on: base, into: &visible)
    for element in Fault.reverses ? found.elements.reversed() : Array(found.elements) {
      let offset = base.rowOffset(section: element.section)
      if let distorted = Fault.distort(element, rowOffset: offset) { visible.append(distorted) }
    }
  }

  func frame(section: Int, item: Int) -> Frame? {
    let id = ElementID(section: section, item: item)
    guard let frame = base.frame(section: section, item: item) else { return nil }
    guard !fittedLengths(of: id).isUnknown else { return Fault.distort(frame, of: id) }
    return Fault.distort(
      measured: Fault.distort(frame, of: id),
      original: (original.frame(section: section, item: item), original.frame(section: 0, item: 0)))
  }

  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    let count = base.writeFrames(into: &frames)
    for index in 0..<count { frames[index] = Fault.distort(frames[index], written: index) }
    return count
  }
}

extension FaultyLayout: RestingOffsetStrategy {
  func restingOffset(
    ofRow section: Int, forProposed proposed: Double, velocity: Double, from current: Double
  ) -> Double? {
    base.restingOffset(
      ofRow: section, forProposed: proposed, velocity: velocity, from: current
    ).map(Fault.distort(restingOffset:))
  }
}

extension FaultyLayout {
  /// The strategy's entry in the suite.
  static var entry: StrategyEntry { StrategyEntry(Self.self, summary: "") }
}
