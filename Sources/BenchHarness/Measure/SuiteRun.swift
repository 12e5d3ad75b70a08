/// A single run of a suite: its benchmarks, the time they have left, and forecasts of their costs.
struct SuiteRun {
  /// The ratio of the budget to the maximum time reserved for later rounds.
  private static let laterRoundsPart: Int64 = 4
  /// The time assumed for each later round of a benchmark that has not run yet, in nanoseconds.
  private static let expectedRound: Int64 = 15_000_000

  /// The maximum number of rounds of a benchmark, as a multiple of the planned number.
  private static let maxRounds = 4

  /// The ratio of a benchmark's available time to the time limit for running it at a smaller size.
  private static let probePart: Int64 = 4

  /// The key of a state shared by benchmarks: its scenario, size and name.
  private typealias StateKey = [String]

  let runner: CaseRunner
  let schedule: BudgetSchedule
  private let isTimed: Bool
  var cells: [SuiteCell]
  var forecast: SuiteForecast
  var reference: ReferenceTimer
  /// For each shared state, the number of its benchmarks that have not run yet.
  private var sharers: [StateKey: Int] = [:]
  /// The longest observed setup time of each shared state, in nanoseconds.
  private var stateSetups: [StateKey: Int64] = [:]
  /// The time needed for later rounds of the benchmarks run so far, in nanoseconds.
  private var laterRounds: Int64 = 0

  init(_ cases: [BenchmarkCase], runner: CaseRunner, kernel: @escaping () -> UInt64) {
    let options = runner.options
    self.runner = runner
    isTimed = options.passes.contains(.time)
    cells = cases.map(SuiteCell.init)
    forecast = SuiteForecast(iterations: options.passes.minIterations)
    let start = runner.clock.wallNanoseconds()
    schedule = BudgetSchedule(start: start, budget: options.budget)
    reference = ReferenceTimer(clock: runner.clock, start: start, kernel: kernel)
    for state in cases.compactMap(Self.state) { sharers[state, default: 0] += 1 }
  }

  private static func state(of benchmarkCase: BenchmarkCase) -> StateKey? {
    let key = benchmarkCase.key
    return benchmarkCase.sharedState.map { [key.scenario, "\(key.items)", $0] }
  }

  var options: SuiteOptions { runner.options }

  var now: Int64 { runner.clock.wallNanoseconds() }

  /// Runs all rounds, and returns the results.
  mutating func results(progress: (SuiteProgress) -> Void) throws -> [BenchmarkResult] {
    runner.journal?.begin(cells.map(\.key))
    let start = runner.clock.threadCPUNanoseconds()
    try makeFirstRound(progress)
    if options.takesMinimumFirst {
      let time = runner.clock.threadCPUNanoseconds() - start
      runner.journal?.record(fewestSamples: .nanoseconds(time))
    }
    if isTimed {
      // The rounds after the planned ones are for benchmarks whose time rests on a single round.
      let end = Self.maxRounds * options.sampling.roundCount
      if options.sampling.roundCount > 1 {
        for round in 2..<end {
          try makeRound(round, progress)
          if options.takesMinimumFirst, round >= options.sampling.roundCount {
            try makeLongRound(round, progress)
          }
        }
      }
      reference.read()
    }
    return finish()
  }

  /// Runs every benchmark once: first all benchmarks of the smallest size, then the reference
  /// strategy's larger sizes, then all others.
  private mutating func makeFirstRound(_ progress: (SuiteProgress) -> Void) throws {
    if isTimed {
      reference.read()
      try compareFirst(progress)
    }
    var order = Array(cells.indices)
    let places = self.places
    if isTimed { order.sort { (places[$0], $0) < (places[$1], $1) } }
    var stage = SuiteStage(casesLeft: order.count)
    for (position, index) in order.enumerated() {
      if isTimed, stage.place != places[index] {
        stage = self.stage(places[index], among: order[position...], places)
      }
      cleanUp(index, position: position, progress)
      if options.takesMinimumFirst {
        try visitWithMinimumSamples(index)
        continue
      }
      let rounds = isTimed ? reserve(unvisited: stage.casesLeft) : 0
      try visit(index, in: stage, reserve: rounds)
      stage.leave(index)
    }
  }

  /// Compares the answers of all benchmarks with an inexpensive setup, smaller sizes first, before
  /// anything is timed.
  ///
  /// The comparisons of all strategies other than the reference must end by the middle of the
  /// budget. A benchmark of such a strategy is omitted if the smaller sizes of its series predict
  /// that its comparison would take too long. The rest of the budget is available for timing.
  ///
  /// - Throws: A ``WrongAnswer`` if a comparison finds one.
  private mutating func compareFirst(_ progress: (SuiteProgress) -> Void) throws {
    let order = cells.indices.sorted { (cells[$0].key.items, $0) < (cells[$1].key.items, $1) }
    for (position, index) in order.enumerated() {
      let benchmarkCase = cells[index].benchmarkCase
      guard benchmarkCase.omission == nil, let compare = benchmarkCase.compareFirst else {
        continue
      }
      let end = benchmarkCase.isReference ? schedule.end : schedule.start + schedule.length / 2
      let start = now
      guard start < end else { continue }
      let most = (end - start) / Int64(order.count - position) * BudgetSchedule.maxShares
      let time = forecast.comparisonNanoseconds(of: benchmarkCase)
      guard benchmarkCase.isReference || time <= Double(most) else {
        omit(index, time)
        continue
      }
      cleanUp(index, position: position, progress)
      runner.journal?.enter(.verification, of: benchmarkCase.key)
      try compare(SetupDeadline(clock: runner.clock, end: end))
      runner.journal?.leave()
      forecast.record(comparison: now - start, of: benchmarkCase)
      if !benchmarkCase.isReference, now >= end { omit(index, Double(now - start)) }
    }
  }

  /// Leaves out a benchmark whose comparison takes too long, together with the larger sizes of its
  /// series.
  private mutating func omit(_ index: Int, _ nanoseconds: Double) {
    let key = cells[index].key
    for other in cells.indices
    where cells[other].key.series == key.series && cells[other].key.items >= key.items {
      cells[other].benchmarkCase.omission =
        .comparisonGivenUp(items: key.items, nanoseconds: nanoseconds)
    }
  }

  /// For each benchmark, the position of its stage in the order of all stages.
  private var places: [SuiteStage.Place] {
    let smallest = cells.map(\.key.items).min()
    return cells.map { cell in
      let kind: SuiteStage.Place.Kind =
        cell.key.items == smallest || options.takesMinimumFirst
        ? .smallest : cell.benchmarkCase.isReference ? .references : .others
      return SuiteStage.Place(kind: kind, items: cell.key.items)
    }
  }

  /// Creates the stage at the given position in the order of all stages, and starts its share of
  /// the time.
  ///
  /// A benchmark predicted to be too slow gets no share of the time. A reference benchmark always
  /// gets a share. This share grows with the benchmark's size, because the largest sizes are the
  /// purpose of a run.
  private func stage(
    _ place: SuiteStage.Place, among indices: ArraySlice<Int>, _ places: [SuiteStage.Place]
  ) -> SuiteStage {
    let left = max(0, schedule.end - now)
    let allowance = left / Int64(indices.count) * BudgetSchedule.maxShares
    let hopeful = indices.filter {
      cells[$0].benchmarkCase.isReference
        || forecast.skipReason(for: cells[$0].benchmarkCase, allowance: allowance) == nil
    }
    let own = hopeful.filter { places[$0] == place }
    let smallest = Double(max(1, places.map(\.items).min() ?? 1))
    func weight(_ indices: [Int]) -> Double {
      indices.reduce(0) { sum, index in
        guard cells[index].benchmarkCase.isReference else { return sum + 1 }
        return sum + 2 + Power.logarithm(Double(max(1, places[index].items)) / smallest)
      }
    }
    let part = 1 - weight(own) / max(1, weight(hopeful))
    let time = max(0, left - reserve(unvisited: hopeful.count))
    return SuiteStage(
      place, hopeful: Set(own), laterCases: hopeful.count - own.count,
      laterStages: Int64(Double(time) * part))
  }

  /// Returns the time to reserve for later rounds, in nanoseconds, given the number of benchmarks
  /// that have not run yet.
  private func reserve(unvisited: Int) -> Int64 {
    let rounds = Int64(options.sampling.roundCount - 1)
    let need = laterRounds + rounds * Self.expectedRound * Int64(unvisited)
    return min(schedule.length / Self.laterRoundsPart, need)
  }

  mutating func cleanUp(
    _ index: Int, position: Int, round: Int = 1, _ progress: (SuiteProgress) -> Void
  ) {
    if isTimed, reference.readIfDue() {
      runner.journal?.record(ReferenceSummary(reference.readings))
    }
    cells[index].benchmarkCase.cleanUp()
    progress(
      SuiteProgress(
        position: position + 1, total: cells.count, key: cells[index].key, round: round,
        elapsed: .nanoseconds(now - schedule.start), budget: options.budget))
  }

  /// Runs a benchmark for the first time, or records why it is not run.
  private mutating func visit(_ index: Int, in stage: SuiteStage, reserve: Int64) throws {
    let benchmarkCase = cells[index].benchmarkCase
    let state = Self.state(of: benchmarkCase)
    let isNew = state.map { stateSetups[$0] == nil } ?? false
    let sharing = isNew ? state.flatMap { sharers[$0] } ?? 1 : 1
    // After a size has spent its part, its other benchmarks get time for a few samples each.
    var limits =
      schedule.limits(
        now: now, casesLeft: stage.ownCases, sharers: sharing, reserve: reserve + stage.laterStages)
      ?? schedule.least(
        now: now, casesLeft: stage.ownCases, reserve: stage.place.kind == .smallest ? 0 : reserve)
    if let state { sharers[state, default: 1] -= 1 }
    // The comparison of other strategies at larger sizes takes no time from later rounds.
    if stage.place.kind == .others, let end = limits?.end {
      limits?.suiteEnd = max(end, schedule.end - reserve)
    }
    if let reason = skipReason(for: benchmarkCase, limits: limits) {
      forecast[benchmarkCase].cutOff = reason
      cells[index].base = BenchmarkResult(key: benchmarkCase.key, because: reason)
    } else if let limits {
      try measure(index, limits)
    }
    runner.journal?.finish(cells[index].result(by: runner.measurer))
  }

  /// Makes all passes of the first round over a benchmark, and records the outcome.
  mutating func measure(_ index: Int, _ limits: MeasurementLimits) throws {
    let benchmarkCase = cells[index].benchmarkCase
    let state = Self.state(of: benchmarkCase)
    let expensive = options.sampling.expensiveSetup.wholeNanoseconds
    let outcome = try runner.run(
      benchmarkCase, limits: limits,
      isExpensive: (state.flatMap { stateSetups[$0] } ?? 0) > expensive)
    if var observation = outcome.observation {
      // The processor's time does not depend on what else the machine is doing.
      let quickest = outcome.round?.samples.map(\.cpuNanosecondsPerIteration).min()
      if options.takesMinimumFirst, let quickest { observation.iterationNanoseconds = quickest }
      forecast.record(observation, of: benchmarkCase)
    }
    if let cutOff = outcome.cutOff { forecast[benchmarkCase].cutOff = cutOff }
    if let state { stateSetups[state] = max(stateSetups[state] ?? 0, outcome.setupNanoseconds) }
    cells[index].base = outcome.result
    cells[index].setupNanoseconds = outcome.setupNanoseconds
    cells[index].rounds = outcome.round.map { [$0] } ?? []
    if !cells[index].rounds.isEmpty, expensiveSetup(of: index) == nil {
      let samples = options.sampling.sampleCount(inRound: 2)
      let rounds = Double(options.sampling.roundCount - 1)
      laterRounds += Int64(rounds * cells[index].roundNanoseconds(samples: samples))
    }
  }

  /// Returns the reason not to run a benchmark, or `nil` if it can run.
  private mutating func skipReason(
    for benchmarkCase: BenchmarkCase, limits: MeasurementLimits?
  ) -> MeasurementWarning? {
    if let omission = benchmarkCase.omission { return omission }
    guard let limits else {
      return forecast[benchmarkCase].cutOff ?? .budgetSpent(budget: options.budget)
    }
    while true {
      let allowance = limits.end - now
      let reason = forecast.skipReason(for: benchmarkCase, allowance: allowance)
      let series = forecast[benchmarkCase]
      if series.largest != nil, reason == nil || series.cutOff != nil { return reason }
      guard isTimed, probe(benchmarkCase, time: allowance / Self.probePart) else {
        return reason
      }
    }
  }

  /// Runs a benchmark at a smaller size than its own to predict its cost.
  ///
  /// The smaller size is still larger than all sizes observed so far.
  ///
  /// - Returns: Whether the forecast has gained a new observation.
  mutating func probe(_ benchmarkCase: BenchmarkCase, time: Int64) -> Bool {
    let series = forecast[benchmarkCase]
    let size = series.largest.map { $0.multipliedReportingOverflow(by: 10).partialValue } ?? 1000
    guard size <= benchmarkCase.key.items / 2,
      series.predictedNanoseconds(at: size) <= Double(time),
      let smaller = benchmarkCase.atSize(size),
      let observation = runner.probe(smaller, end: now + time)
    else { return false }
    forecast.record(observation, of: benchmarkCase)
    return true
  }

  /// Returns the setup time of a benchmark's state, in nanoseconds, or `nil` if the setup is short
  /// enough to repeat in each round.
  func expensiveSetup(of index: Int) -> Int64? {
    let shared = Self.state(of: cells[index].benchmarkCase).flatMap { stateSetups[$0] } ?? 0
    let setup = max(shared, cells[index].setupNanoseconds)
    return setup > options.sampling.expensiveSetup.wholeNanoseconds ? setup : nil
  }
}
