import BenchHarness
import LayoutCore

/// Plays the same questions to a strategy, whichever it is.
enum TraceReplay {
  /// Replays the trace of a workload: queries, items, scrolled rows, a turn and back, and all
  /// frames.
  ///
  /// - Throws: `LayoutError` if the strategy cannot lay the workload out.
  static func run<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, on workload: Workload
  ) throws -> [TraceStep] {
    var strategy = try Strategy(workload.upright)
    var recorder = Recorder()
    ask(&strategy, workload.upright, workload.random(for: 4), "upright", into: &recorder)
    var random = workload.random(for: 5)
    for section in workload.rows.prefix(6) {
      let offset = random.next(in: -50.0..<900)
      strategy.setRowOffset(offset, section: section)
      recorder.query(
        &strategy, workload.view(at: random.next(in: 0.0..<1)),
        "row \(section) scrolled to \(offset)")
    }
    try strategy.update(to: workload.turned)
    ask(&strategy, workload.turned, workload.random(for: 6), "turned", into: &recorder)
    try strategy.update(to: workload.upright)
    ask(&strategy, workload.upright, workload.random(for: 7), "upright again", into: &recorder)
    recorder.frames(strategy)
    return recorder.steps
  }

  /// Asks for some views and some items.
  private static func ask(
    _ strategy: inout some LayoutStrategy, _ input: LayoutInput, _ random: SeededRandom,
    _ state: String, into recorder: inout Recorder
  ) {
    var random = random
    let size = input.container.size
    for index in 0..<6 {
      let far = max(0, strategy.contentSize.vertical - size.vertical)
      let y = index == 0 ? -20 : far * random.next(in: 0.0..<1)
      recorder.query(
        &strategy,
        Frame(x: 0, y: y, width: size.horizontal, height: size.vertical), "\(state), view at \(y)")
    }
    guard !input.sections.isEmpty else { return }
    for _ in 0..<6 {
      let section = random.next(in: 0..<input.sections.count)
      let item = random.next(in: 0..<max(1, input.sections[section].itemCount))
      recorder.item(strategy, section: section, item: item, state)
    }
  }

  /// Writes down what a strategy answers.
  private struct Recorder {
    private(set) var steps: [TraceStep] = []
    private var visible = VisibleElements()

    mutating func query(_ strategy: inout some LayoutStrategy, _ view: Frame, _ action: String) {
      visible.removeAll()
      strategy.setVisibleBounds(view)
      strategy.query(view, into: &visible)
      // The order of the cells is an answer as well; that of the other elements is left open.
      let cells = visible.elements.filter { $0.kind == .cell }
      let others = visible.elements.filter { $0.kind != .cell }.sorted()
      steps.append(
        TraceStep(action: action, contentSize: strategy.contentSize, elements: cells + others))
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
  }
}
