package import BenchHarness
package import BenchReports
package import BenchScenarios

/// The scroll traces of several screens at several frame rates.
package struct HitchSuite: Sendable {
  /// The names of the default screens, as lists of alternatives.
  ///
  /// From each list, the first screen contained in the suite is used.
  private static let defaultNames = [
    ["list-estimated"], ["nested-groups"], ["news-feed"], [rowScreen],
    [sectionScreen],
  ]
  /// The default screen for traces of orthogonal rows.
  private static let rowScreen = "orthogonal-rows"
  /// The default screen for traces that change the data and the size of a screen.
  private static let sectionScreen = "mixed-screen"

  /// The default scenarios, including the program's own.
  package static var defaultScenarios: [Scenario] {
    let all = Scenario.all
    return defaultNames.compactMap { names in
      names.lazy.compactMap { name in all.first { $0.name == name } }.first
    } + SuiteExtension.current.scenarios
  }

  /// Returns whether a default run skips a trace of a screen.
  ///
  /// It does so if preparing the whole screen again would take minutes, or if other screens cover
  /// the trace.
  package static func skips(_ kind: FrameScriptKind, of scenario: Scenario) -> Bool {
    scenario.isSlowToPrepare && (kind == .rotate || kind == .insert)
      || scenario.name == rowScreen && kind != .across
      || kind.makesChanges != (scenario.name == sectionScreen)
  }

  /// A single trace of a single screen.
  private struct Row {
    let scenario: Scenario
    let items: Int
    let kind: FrameScriptKind
    let hertz: Int
  }

  private let rows: [Row]
  private let replays: Int
  private let seed: UInt64

  /// Creates a suite of all traces applicable to the given screens.
  ///
  /// - Parameters:
  ///   - scenarios: The scenarios whose screens play the traces.
  ///   - items: The item counts to fill each screen with.
  ///   - kinds: The scroll traces; those that do not apply to a scenario are skipped.
  ///   - hertz: The frame rates of the display, in hertz.
  ///   - replays: The number of timed replays of each trace.
  ///   - seed: The seed of all random values.
  ///   - skips: A closure returning whether to skip a trace although it applies to a screen.
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

  /// Whether the suite has no traces.
  package var isEmpty: Bool { rows.isEmpty }

  /// Plays each trace, first to verify it and count its work, then to time it.
  ///
  /// - Parameters:
  ///   - deadline: The deadline of the run; traces that have not begun by then have no metrics.
  ///   - progress: A closure called with the name of each trace before it begins.
  ///   - note: A closure called after each trace with all results so far.
  /// - Returns: A result for each trace, size and rate.
  /// - Throws: `FrameScriptError` for wrong frames, `LayoutError` if a layout cannot be translated
  ///   into engine input, `SuiteError` if a scenario is invalid.
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
