import LayoutCore

/// Writes down what a strategy answers.
struct TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var visible = VisibleElements()

  mutating func query(
    _ strategy: inout some LayoutStrategy, _ view: Frame, _ action: String, drift: Double? = nil
  ) {
    visible.removeAll()
    strategy.setVisibleBounds(view)
    strategy.query(view, into: &visible)
    // The order of the cells is an answer as well; that of the other elements is left open.
    let cells = visible.elements.filter { $0.kind == .cell }
    let others = visible.elements.filter { $0.kind != .cell }.sorted()
    steps.append(
      TraceStep(
        action: action, contentSize: strategy.contentSize, elements: cells + others,
        offset: view.start(strategy.input.container.scrollAxis), drift: drift ?? 0))
  }

  mutating func item(
    _ strategy: some LayoutStrategy, section: Int, item: Int, _ state: String
  ) {
    let frame = strategy.frame(section: section, item: item)
    steps.append(
      TraceStep(
        action: "\(state), item \(item) of section \(section)",
        contentSize: strategy.contentSize,
        elements: frame.map {
          [LayoutElement(section: section, item: item, zIndex: 0, frame: $0)]
        } ?? []))
  }

  mutating func frames(_ strategy: some LayoutStrategy) {
    var frames = Array(repeating: Frame.zero, count: strategy.shownItemCount)
    var span = frames.mutableSpan
    _ = strategy.writeFrames(into: &span)
    var digest = FrameDigest()
    for frame in frames { digest.combine(frame) }
    steps.append(
      TraceStep(
        action: "all \(frames.count) frames", contentSize: strategy.contentSize, elements: [],
        digest: digest))
  }

  /// Writes down everything that has been measured.
  mutating func sizes(_ strategy: some LayoutStrategy) {
    let sizes = strategy.fittedSizes
    var digest = FrameDigest()
    for size in sizes {
      digest.combine(UInt64(bitPattern: Int64(size.element.section)))
      digest.combine(UInt64(bitPattern: Int64(size.element.item)))
      digest.combine(size.size)
    }
    steps.append(
      TraceStep(
        action: "all \(sizes.count) sizes", contentSize: strategy.contentSize, elements: [],
        digest: digest))
  }

  /// Adds to the last step what came of asking what is seen for its size.
  mutating func note(_ report: SettlingReport) {
    guard !steps.isEmpty else { return }
    steps[steps.count - 1].measured = report.measured
  }
}
