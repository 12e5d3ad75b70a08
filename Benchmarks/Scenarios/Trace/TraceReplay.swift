import BenchHarness
import LayoutCore

/// Plays the same questions to a strategy, whichever it is.
enum TraceReplay {
  /// Replays the trace of a workload: queries, items, scrolled rows, a turn and back, all frames;
  /// then sizes that turn up, items that come, go and move, views of other sizes, and all frames
  /// again.
  ///
  /// - Throws: `LayoutError` if the strategy cannot lay the workload out.
  static func run<Strategy: LayoutStrategy>(
    _ type: Strategy.Type, on workload: Workload
  ) throws -> [TraceStep] {
    var strategy = try Strategy(workload.upright)
    var recorder = TraceRecorder()
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
    var changes = TraceChanges(strategy, workload, into: recorder)
    try changes.run()
    return changes.recorder.steps
  }

  /// Asks for some views and some items.
  private static func ask(
    _ strategy: inout some LayoutStrategy, _ input: LayoutInput, _ random: SeededRandom,
    _ state: String, into recorder: inout TraceRecorder
  ) {
    var random = random
    for index in 0..<6 {
      let contentSize = strategy.contentSize
      let far = input.container.scrollRange(over: contentSize)
      let start = index == 0 ? -20 : far * random.next(in: 0.0..<1)
      recorder.query(
        &strategy, input.container.view(from: start, over: contentSize),
        "\(state), view at \(start)")
    }
    guard !input.sections.isEmpty else { return }
    for _ in 0..<6 {
      let section = random.next(in: 0..<input.sections.count)
      let item = random.next(in: 0..<max(1, input.sections[section].itemCount))
      recorder.item(strategy, section: section, item: item, state)
    }
  }
}
