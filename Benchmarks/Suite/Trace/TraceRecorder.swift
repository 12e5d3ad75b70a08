import BenchScenarios
import LayoutCore
import LayoutViewport

/// A recorder for the answers of a strategy.
struct TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var visible = VisibleElements()
  /// The size of the content at the last query, in points.
  private var contentSize = Vector.zero

  /// Returns and removes the steps recorded since the last call.
  mutating func drainSteps() -> [TraceStep] {
    defer { steps = [] }
    return steps
  }

  /// Records the elements in a rectangle.
  ///
  /// - Parameters:
  ///   - strategy: The strategy whose elements are recorded.
  ///   - rectangle: The rectangle to query, in content coordinates.
  ///   - action: The description of the action, for messages.
  ///   - drift: The distance the anchor moved on the screen, in points, or `nil` if it is not
  ///     measured.
  ///   - movesBounds: Whether the rectangle becomes the visible part of the content. Pinned items
  ///     stay within that part.
  mutating func query(
    _ strategy: inout some LayoutStrategy, _ rectangle: Frame, _ action: String,
    drift: Double? = nil, movesBounds: Bool = true
  ) {
    visible.removeAll()
    if movesBounds { strategy.setVisibleBounds(rectangle) }
    strategy.query(rectangle, into: &visible)
    contentSize = strategy.contentSize
    var step = TraceStep(action, contentSize, rectangle, visible)
    step.drift = drift ?? 0
    steps.append(step)
  }

  /// Records the frame of one item and, if possible, the items measured together with it.
  ///
  /// The content size is taken from the last query, so a strategy of linear cost computes only half
  /// as many answers.
  mutating func item(
    _ strategy: some LayoutStrategy, _ id: ElementID, _ state: String, hasSiblings: Bool
  ) {
    var step = TraceStep(
      frame: strategy.frame(section: id.section, item: id.item), ofItem: id.item,
      section: id.section, contentSize)
    step.action = "\(state), \(step.action)"
    steps.append(step)
    guard hasSiblings, step.elements.count == 1 else { return }
    let siblings = strategy.uniformSiblings(section: id.section, item: id.item)
    steps.append(
      TraceStep(siblings: siblings, ofItem: id.item, section: id.section, contentSize))
  }

  /// Records the frames of all items.
  mutating func frames(_ strategy: some LayoutStrategy) {
    steps.append(TraceStep(frames: strategy.allFrames, strategy))
  }

  /// Records all measured sizes, as frames at the origin.
  mutating func sizes(_ strategy: some LayoutStrategy) {
    let sizes = strategy.fittedSizes.map { size in
      LayoutElement(
        kind: size.element.kind, section: size.element.section, item: size.element.item,
        zIndex: 0,
        frame: Frame(x: 0, y: 0, width: size.size.horizontal, height: size.size.vertical))
    }
    steps.append(
      TraceStep(
        action: "all \(sizes.count) sizes", contentSize: strategy.contentSize, elements: sizes))
  }

  /// Adds the number of measured contents to the last step.
  mutating func note(_ report: SettlingReport) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].measured = report.measured
  }
}
