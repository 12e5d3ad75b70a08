package import BenchHarness
package import BenchReports
package import BenchScenarios

/// Scroll traces of some screens at some rates of the display.
package struct HitchSuite: Sendable {
  /// The screens of a run without named ones: of each row of names the first in the suite.
  private static let defaultNames = [
    ["list-estimated"], ["nested-groups"], ["news-feed"], [rowScreen],
  ]
  /// The screen of a run without named ones for the traces of orthogonal rows.
  private static let rowScreen = "orthogonal-rows"

  /// The scenarios of a run without named ones, the program's own included.
  package static var defaultScenarios: [Scenario] {
    let all = Scenario.all
    return defaultNames.compactMap { names in
      names.lazy.compactMap { name in all.first { $0.name == name } }.first
    } + SuiteExtension.current.scenarios
  }

  /// Whether a run without named screens leaves out a trace of a screen: it would take minutes, as
  /// its frames prepare the whole screen again, or other screens show the same.
  package static func skips(_ kind: FrameScriptKind, of scenario: Scenario) -> Bool {
    scenario.isSlowToPrepare && (kind == .rotate || kind == .insert)
      || scenario.name == rowScreen && kind != .across
  }

  /// One trace of one screen.
  private struct Row {
    let scenario: Scenario
    let items: Int
    let kind: FrameScriptKind
    let hertz: Int
  }

  private let rows: [Row]
  private let replays: Int
  private let seed: UInt64

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - scenarios: The screens.
  ///   - items: The numbers of items.
  ///   - kinds: The scroll traces; each scenario leaves out meaningless ones.
  ///   - hertz: The rates of the display, in hertz.
  ///   - replays: The number of timed replays of each trace.
  ///   - seed: Decides everything random.
  ///   - skips: Whether a trace of a screen is left out all the same.
  package init(
    scenarios: [Scenario], items: [Int], kinds: [FrameScriptKind], hertz: [Int], replays: Int,
    seed: UInt64, skips: (FrameScriptKind, Scenario) -> Bool = { _, _ in false }
  ) {
    rows = scenarios.flatMap { scenario in
      items.flatMap { items in
        kinds.filter { $0.applies(to: scenario) && !skips($0, scenario) }.flatMap { kind in
          hertz.map { Row(scenario: scenario, items: items, kind: kind, hertz: $0) }
        }
      }
    }
    self.replays = replays
    self.seed = seed
  }

  /// Whether no trace is selected.
  package var isEmpty: Bool { rows.isEmpty }

  /// Plays all traces: each once to verify and count, then to time.
  ///
  /// - Parameters:
  ///   - deadline: The end of the time for it; later traces have no metrics.
  ///   - progress: Called with each trace at its beginning.
  ///   - note: Called with all results so far after each trace.
  /// - Returns: A result for each trace, size and rate.
  /// - Throws: `FrameScriptError` for wrong frames, `LayoutError` for a layout without a lowering,
  ///   `SuiteError` for a scenario with a slip.
  package func run(
    deadline: SetupDeadline = SetupDeadline(), progress: (String) -> Void = { _ in },
    note: ([HitchResult]) -> Void = { _ in }
  ) throws -> [HitchResult] {
    var results: [HitchResult] = []
    var workload: Workload?
    for (index, row) in rows.enumerated() {
      progress(
        "[\(index + 1)/\(rows.count)] \(row.scenario.name), \(row.kind.rawValue), "
          + "\(row.hertz) Hz")
      if workload?.scenario.name != row.scenario.name || workload?.items != row.items {
        workload = nil
        if deadline.hasTime {
          workload = try row.scenario.workload(items: row.items, seed: seed)
        }
      }
      results.append(try result(of: row, workload, deadline))
      note(results)
    }
    return results
  }

  private func result(
    of row: Row, _ workload: Workload?, _ deadline: SetupDeadline
  ) throws -> HitchResult {
    var recording: FrameRecording?
    var survey = FrameSurvey()
    if let workload, deadline.hasTime {
      let script = FrameScript(row.kind, hertz: row.hertz, workload)
      let size = ItemCount.grouped(row.items)
      CrashNote.setWork(
        "the trace \(row.kind.rawValue) of \(row.scenario.name), \(size) items, \(row.hertz) Hz")
      let player = FramePlayer(workload, script)
      if let whole = try player.survey(until: deadline) { survey = whole }
      recording = FrameRecorder(replays: replays, deadline: deadline).record(player)
    }
    return HitchResult(
      scenario: row.scenario.name, items: row.items, trace: row.kind.rawValue, hertz: row.hertz,
      frames: row.kind.seconds * row.hertz, recording: recording, counters: survey.counters,
      anchorDrift: survey.anchorDrift,
      timeline: recording.map { _ in survey.timeline })
  }
}
