import LayoutCore

/// Recorder of what a strategy answers.
struct TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var visible = VisibleElements()

  /// The steps since the last call.
  mutating func takeSteps() -> [TraceStep] {
    defer { steps = [] }
    return steps
  }

  mutating func query(
    _ strategy: inout some LayoutStrategy, _ view: Frame, _ action: String, drift: Double? = nil
  ) {
    visible.removeAll()
    strategy.setVisibleBounds(view)
    strategy.query(view, into: &visible)
    var step = TraceStep(action, strategy, view, visible)
    step.drift = drift ?? 0
    steps.append(step)
  }

  mutating func item(
    _ strategy: some LayoutStrategy, section: Int, item: Int, _ state: String
  ) {
    var step = TraceStep(
      frame: strategy.frame(section: section, item: item), ofItem: item, section: section, strategy)
    step.action = "\(state), \(step.action)"
    steps.append(step)
  }

  /// Records the frames of all items.
  mutating func frames(_ strategy: some LayoutStrategy) {
    steps.append(TraceStep(frames: strategy.allFrames(), strategy))
  }

  /// Records everything that has been measured, as frames at the origin.
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
