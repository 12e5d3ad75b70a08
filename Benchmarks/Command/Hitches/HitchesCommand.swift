import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// `bench hitches`: plays scroll traces on a collection view, and compares the times of frames with
/// a display's frame budget.
struct HitchesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hitches",
    abstract: "Plays scroll traces on a screen and counts late frames.",
    discussion: """
      Plays the frames of a trace on a collection view with its data source and cells, identically \
      in every replay. Each trace is played once to compare the view with a layout from scratch \
      and to count work, then several times to measure each frame; the lowest cost of each frame \
      counts. A virtual display clock decides which frames are late: a frame's work starts at its \
      tick, or at the end of the previous frame if that is later, and is due at the next tick.

      A hitch is a run of late frames; ms/s is the hitch time per second. Below 5 is good, up to \
      10 is a warning, and above 10 is critical. P50 to max are milliseconds over the frame \
      budget; negative values are under budget. Headroom is how many times slower the processor \
      could be before the first hitch. Counts are exact and the same in every run. The view uses \
      the default strategy.

      --max-hitch-ratio and --max-drift turn the command into a gate: the exit code is 2 if a \
      trace exceeds a limit, and 3 if there was not enough time to play a trace. Drift is exact; \
      hitches depend on the machine and its load. Without limits, times do not affect the exit \
      code. The exit code is 4 if frames are wrong, and 3 if no trace was played or a screen never \
      finishes its layout.

      Examples:
        bench hitches --layout shop.json --hz 60,120
        bench hitches --trace fling --max-hitch-ratio 5 --max-drift 0

      'bench list' prints all names.
      """)

  @Option(
    help: """
      The names of the scenarios; * and ? are wildcards. (default: orthogonal-rows for the trace \
      across, mixed-screen for traces with changes, otherwise list-estimated, nested-groups and \
      news-feed)
      """)
  var scenario: String?

  @Option(help: "Item counts. (default: 1m, or the number in the document)")
  var items: String?

  @Option(help: "Traces by name: \(traceNames).")
  var trace = "*"

  @Option(help: "Display refresh rates in hertz, from 1 to 1000.")
  var hz = "60,120"

  @Option(help: "A layout document to use instead of scenarios.")
  var layout: String?

  @Option(help: "The number of timed replays of each trace, each in a fresh view; at least 3.")
  var replays = 5

  @Option(help: "The maximum hitch time of a trace, in milliseconds per second, from 0 to 1000.")
  var maxHitchRatio: Double?

  @Option(help: "The maximum drift, in points, of visible items that should stay in place.")
  var maxDrift: Double?

  @Option(help: "The time limit for all traces. Traces skipped for lack of time are listed.")
  var budget = "20s"

  @Option(help: "Also write the cost of every frame to a file as JSON; use - to print only JSON.")
  var json: String?

  @Option(help: "Also write a report (see bench report) to an .html or .md file.")
  var report: String?

  @Option(help: "The seed for all random inputs.")
  var seed: UInt64 = 7

  private static var traceNames: String {
    FrameScriptKind.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// The allowed numbers of replays, limited so that a typing error cannot exhaust the memory.
  private static let replayRange = FrameRecorder.minReplays...1000

  func run() throws {
    let started = SystemClock().wallNanoseconds()
    let limits = try limits()
    let budget = try DurationOption.parse(budget)
    let beginning = layout.map { _ in
      RunSession.endPreparations(afterBudget: budget, since: started)
    }
    let suite = try suite()
    beginning?.claimOrWait()
    if let json { try StandardOutput.requireWritable(json) }
    let page = try ReportFile(report, of: json)
    FixedHashing.restartIfNeeded()
    let (environment, json) = (RunEnvironment.capture(), json)
    let session = ResultSession<[HitchResult], HitchReport>(
      json: json, page: page, unit: "trace", count: \.count,
      report: { [seed] results, interruption in
        HitchReport(
          command: Array(CommandLine.arguments.dropFirst()), seed: seed, environment: environment,
          results: results, limits: limits, interruption: interruption)
      },
      nothing: { HitchResult.noMeasurementsReason(in: $0, budget: budget) },
      write: { report, replaces in
        try Attempts.all([
          {
            try Attempts.write(json: json, replaces: replaces, report.json) {
              HitchTable(report).text(width: TerminalStyle.outputWidth(orElse: 80))
            }
          },
          { try page?.write(replaces: replaces) { StoredDocument(report, name: $0) } },
        ])
      })
    session.exit(after: budget, since: started, []) {
      NoMeasurementsError(
        "\(CrashNote.work) takes longer than the budget of \(HumanTime.format(budget))",
        remedy: "use a larger --budget to see whether the work ever finishes")
    }
    let written = try session.writeResults {
      try play(suite, SetupDeadline(clock: SystemClock(), lasting: budget), session.results)
    }
    try judge(written, by: limits)
  }

  /// Throws a failure with exit code 2 if a trace exceeds a limit, or with exit code 3 if there was
  /// no time to play a trace.
  private func judge(_ report: HitchReport, by limits: HitchLimits) throws {
    let exceeded = limits.excesses(in: report.results)
    if let first = exceeded.first {
      let more = exceeded.count > 1 ? " (and \(exceeded.count - 1) more)" : ""
      throw Failure(.regression, first.sentence + more)
    }
    if let unjudged = limits.unjudged(in: report.results) { throw Failure(.inconclusive, unjudged) }
  }

  private func limits() throws -> HitchLimits {
    if let maxHitchRatio, !(0...1000).contains(maxHitchRatio) {
      throw Failure("--max-hitch-ratio \(maxHitchRatio) is out of range: expected 0 to 1000 ms/s")
    }
    if let maxDrift, !(0..<Double.infinity).contains(maxDrift) {
      throw Failure("--max-drift \(maxDrift) is out of range: expected 0 points or more")
    }
    return HitchLimits(hitchTimeRatio: maxHitchRatio, anchorDrift: maxDrift)
  }

  private func play(
    _ suite: HitchSuite, _ deadline: SetupDeadline, _ latest: LatestResults<[HitchResult]>
  ) throws -> [HitchResult] {
    let progress = ProgressLine()
    defer { progress.clear() }
    return try suite.run(
      deadline: deadline, progress: { progress.update($0) },
      note: { if $0.contains(where: { $0.metrics != nil }) { latest.update($0) } })
  }

  /// Returns the scroll traces selected by the options.
  private func suite() throws -> HitchSuite {
    let rates = try DisplayClock.parseRates(hz)
    guard Self.replayRange.contains(replays) else {
      throw Failure(
        "--replays \(replays) is out of range: expected \(Self.replayRange.lowerBound) to "
          + "\(Self.replayRange.upperBound)")
    }
    let kinds = try PartOptions.pick(FrameScriptKind.allCases, trace, "trace", \.rawValue)
    let file = try layout.map { try SelectionOptions.layoutFile($0, besides: scenario) }
    let scenarios =
      try file.map { [$0.scenario] }
      ?? scenario.map { try PartOptions.pick(Scenario.all, $0, "scenario", \.name) }
      ?? HitchSuite.defaultScenarios
    let sizes =
      try file.map { try PartOptions.sizes(of: $0, items) }
      ?? PartOptions.requireSupportedSizes(ItemCount.parseList(items ?? "1m"))
    let isDefault = scenario == nil && layout == nil && trace == "*"
    let suite = HitchSuite(
      scenarios: scenarios, items: sizes, kinds: kinds, hertz: rates, replays: replays, seed: seed,
      skips: { isDefault && HitchSuite.skips($0, of: $1) })
    guard !suite.isEmpty else {
      let names = scenarios.map(\.name).joined(separator: ", ")
      let traces = trace == "*" ? "no trace" : "no trace named \"\(trace)\""
      throw Failure("\(traces) applies to \(names)")
    }
    return suite
  }
}
