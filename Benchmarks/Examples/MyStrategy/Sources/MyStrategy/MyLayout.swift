import LayoutCore

/// A strategy that keeps the frames of all items in a table.
///
/// The table is filled again after each change. The engine computes the frames and finds the
/// elements in a rectangle.
struct MyLayout: LayoutStrategy {
  static let name = "my-layout"

  private var engine: DefaultLayoutEngine
  private var frames: ContiguousArray<Frame> = []
  /// The position in the table of each section's first item.
  private var firsts: [Int] = []

  init(_ input: LayoutInput) throws(LayoutError) {
    engine = try DefaultLayoutEngine(input)
    fill()
  }

  private mutating func fill() {
    firsts = []
    var count = 0
    for section in engine.input.sections {
      firsts.append(count)
      count += section.itemCount
    }
    // If some items have no space in their groups, the table would also need the identities of the
    // items it contains.
    guard engine.shownItemCount == count else {
      frames = []
      return
    }
    var table = frames
    // The table must have a single owner, so that it is not copied.
    frames = []
    let empty = Frame(x: 0, y: 0, width: 0, height: 0)
    if table.count != count { table = ContiguousArray(repeating: empty, count: count) }
    var span = table.mutableSpan
    _ = engine.writeFrames(into: &span)
    frames = table
  }

  func frame(section: Int, item: Int) -> Frame? {
    guard !frames.isEmpty, firsts.indices.contains(section), item >= 0,
      item < engine.input.sections[section].itemCount
    else { return engine.frame(section: section, item: item) }
    return frames[firsts[section] + item]
  }

  func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    guard !self.frames.isEmpty else { return engine.writeFrames(into: &frames) }
    for index in self.frames.indices { frames[index] = self.frames[index] }
    return self.frames.count
  }

  mutating func update(to input: LayoutInput) throws(LayoutError) -> ContentChange {
    defer { fill() }
    return try engine.update(to: input)
  }

  mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
    defer { fill() }
    return try engine.fit(sizes)
  }

  mutating func apply(_ changes: [LayoutChange]) throws(LayoutError) -> ContentChange {
    defer { fill() }
    return try engine.apply(changes)
  }

  var input: LayoutInput { engine.input }
  var contentSize: Vector { engine.contentSize }
  var shownItemCount: Int { engine.shownItemCount }
  var work: WorkCounters { engine.work }
  var fittedSizes: [FittedSize] { engine.fittedSizes }

  func estimatedAxes(of element: ElementID) -> AxisSet { engine.estimatedAxes(of: element) }

  func fittedLengths(of element: ElementID) -> FittedLengths { engine.fittedLengths(of: element) }

  func uniformSiblings(section: Int, item: Int) -> Range<Int> {
    engine.uniformSiblings(section: section, item: item)
  }

  mutating func setRowOffset(_ offset: Double, section: Int) {
    engine.setRowOffset(offset, section: section)
  }

  mutating func setVisibleBounds(_ bounds: Frame?) { engine.setVisibleBounds(bounds) }

  func query(_ rectangle: Frame, into visible: inout VisibleElements) {
    engine.query(rectangle, into: &visible)
  }
}
