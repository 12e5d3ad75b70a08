/// Measures strategies in turns, in rounds that each set all states up again.
public struct PairedRunner {
  /// The part of the time that first looks at all groups may take.
  private static let trialPart = 0.45
  /// The part of the rest that rounds are planned for: a busy minute makes some of them longer.
  private static let plannedPart = 0.9

  private let options: PairedOptions
  private let clock: any MeasurementClock
  private let probe: AllocationProbe?
  private let results: LatestResults<PairedRun>?

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - options: How to measure.
  ///   - clock: What to read the time from.
  ///   - probe: Whom to ask about allocations.
  ///   - results: Gets the rounds so far.
  public init(
    options: PairedOptions, clock: any MeasurementClock = SystemClock(),
    probe: AllocationProbe? = .make(), results: LatestResults<PairedRun>? = nil
  ) {
    self.options = options
    self.clock = clock
    self.probe = probe
    self.results = results
  }

  /// Compares answers, plans rounds and makes them.
  ///
  /// - Parameters:
  ///   - groups: The groups of rows, smaller sizes of a scenario before larger ones.
  ///   - progress: Called with the name of each step before it.
  /// - Returns: All measurements.
  /// - Throws: What the comparison of answers throws at a wrong one.
  public func run(
    _ groups: [PairedGroup], progress: (String) -> Void = { _ in }
  ) throws -> PairedRun {
    let comparisons = groups.flatMap(\.rows).reduce(0) { $0 + $1.comparisons }
    var run = PairedRun(series: [], leftOut: [], comparisons: comparisons)
    guard comparisons > 0 else { return run }
    let required = PairedJudge(comparisons: comparisons).requiredRounds
    var trials = try look(at: groups, required: required, &run, progress)
    let time = Double(options.end - clock.wallNanoseconds()) * Self.plannedPart
    let plan = PairedPlan(
      costs: trials.map { $0?.cost }, nanoseconds: max(0, time), required: required,
      demanded: options.rounds)
    let needed = options.rounds ?? required
    for index in groups.indices where !plan.kept.contains(index) {
      guard let trial = trials[index] else { continue }
      run.leftOut.append(
        PairedLeftOut(
          rows: trial.series.map(\.row),
          reason: "a round takes \(HumanTime.format(trial.cost)), and \(needed) are too long"))
    }
    var series = trials.map { $0?.series ?? [] }
    var costs = PairedCosts(plan.kept.map { ($0, trials[$0]?.cost ?? 0) })
    /// The measurements of all rows that have not been left out.
    func measured() -> PairedRun {
      var run = run
      run.series = plan.kept.flatMap { trials[$0] == nil ? [] : series[$0] }
      return run
    }
    rounds: for round in 0..<plan.rounds {
      let left = options.end - clock.wallNanoseconds()
      costs.drop(rounds: needed - round, nanoseconds: Double(left))
      for index in costs.groups {
        guard let trial = trials[index] else { continue }
        let start = clock.wallNanoseconds()
        guard Double(options.end - start) > costs[index] else { break rounds }
        progress("round \(round + 1) of \(plan.rounds): \(groups[index].label)")
        do {
          try play(round, of: groups[index], passes: trial.passes, &series[index])
        } catch let wrong as any WrongAnswer {
          throw wrong
        } catch {
          trials[index] = nil
          run.leftOut.append(
            PairedLeftOut(rows: trial.series.map(\.row), reason: "\(error)"))
        }
        costs.note(index, nanoseconds: Double(clock.wallNanoseconds() - start))
        results?.update(measured())
      }
    }
    return measured()
  }

  /// Looks at all groups, as long as there is time for it.
  private func look(
    at groups: [PairedGroup], required: Int, _ run: inout PairedRun, _ progress: (String) -> Void
  ) throws -> [PairedTrial?] {
    let start = clock.wallNanoseconds()
    let end = start + Int64(Double(max(0, options.end - start)) * Self.trialPart)
    var forecast = PairedForecast(rounds: options.rounds ?? required)
    return try groups.map { group in
      func leaveOut(because reason: String) -> PairedTrial? {
        run.leftOut.append(PairedLeftOut(rows: group.rows, reason: reason))
        return nil
      }
      let now = clock.wallNanoseconds()
      guard now < end else { return leaveOut(because: "there was no time for a first look") }
      if let reason = forecast.objection(
        to: group, trialLeft: Double(end - now), left: Double(options.end - now))
      {
        forecast.end(group)
        return leaveOut(because: reason)
      }
      progress("comparing answers: \(group.label)")
      do {
        let trial = try PairedTrial(
          group, options: options, clock: clock, probe: probe, end: end)
        let spent = Double(clock.wallNanoseconds() - now) - trial.verificationNanoseconds
        forecast.note(group, trial: spent, round: trial.cost)
        run.leftOut += trial.leftOut
        return trial.series.isEmpty ? nil : trial
      } catch SetupGivenUp.tooLong(let time) {
        forecast.end(group)
        return leaveOut(because: "a first look would take \(HumanTime.format(time))")
      }
    }
  }

  /// Makes one round of a group.
  private func play(
    _ round: Int, of group: PairedGroup, passes: [Int], _ series: inout [PairedSeries]
  ) throws {
    let measurer = Measurer(clock: clock)
    let states = group.begin()
    for (index, row) in series.map(\.row).enumerated() {
      let order = TurnOrder(participants: row.strategies.count)
      let counts = series[index].sides.map(\.iterations)
      var benchmarks: [(any PreparedBenchmark)?] = Array(repeating: nil, count: counts.count)
      for side in order[round] {
        row.noteWork(of: row.strategies[side])
        benchmarks[side] = try states.make(
          row, strategy: row.strategies[side],
          deadline: SetupDeadline(clock: clock, end: options.end))
      }
      var times: [[Double]] = Array(repeating: [], count: counts.count)
      // The first pass only warms up.
      for pass in 0...passes[index] {
        for side in order[round + pass] {
          guard let benchmark = benchmarks[side] else { continue }
          let sample = try measurer.sample(benchmark, iterations: counts[side])
          guard pass > 0 else { continue }
          times[side].append(Double(sample.cpuNanoseconds) / Double(sample.iterations))
        }
      }
      for side in times.indices {
        series[index].sides[side].medians.append(Quantile.value(0.5, of: times[side]))
      }
    }
  }
}
