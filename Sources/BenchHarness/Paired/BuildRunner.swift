/// Measures two builds in pairs of fresh processes, of which one runs at a time.
public struct BuildRunner {
  private let options: BuildOptions
  private let launch: (WorkerPlace) throws -> any WorkerChannel
  private let results: LatestResults<BuildRun>
  private let clock: any MeasurementClock
  private var schedule: PairSchedule

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - options: How the builds are compared.
  ///   - cores: The cores that may be used; none where processes cannot be placed.
  ///   - results: Gets the results so far after each pair.
  ///   - clock: The source of time for forecasts.
  ///   - launch: Starts a worker.
  public init(
    options: BuildOptions, cores: [Int], results: LatestResults<BuildRun>,
    clock: any MeasurementClock = SystemClock(),
    launch: @escaping (WorkerPlace) throws -> any WorkerChannel
  ) {
    self.options = options
    self.launch = launch
    self.results = results
    self.clock = clock
    schedule = PairSchedule(seed: options.scheduleSeed, cores: cores)
  }

  /// Compares answers, and then measures pairs until all rows are decided or the last look is over.
  ///
  /// - Parameters:
  ///   - keys: The rows, at least one.
  ///   - progress: Called with the name of each step before it.
  /// - Returns: The results.
  /// - Throws: ``BuildDifference`` or ``WorkerError``.
  public mutating func run(
    _ keys: [BenchmarkKey], progress: (String) -> Void = { _ in }
  ) throws -> BuildRun {
    var run = try look(at: keys, progress)
    let start = clock.wallNanoseconds()
    for look in run.rule.looks {
      while run.pairs < look {
        let open = run.rows.indices.filter { !run.rows[$0].openSides.isEmpty }
        guard !open.isEmpty else { return run }
        progress(label(of: run, open: open.count, look: look))
        try measurePair(&run, open)
        run.pairs += 1
        run.nanoseconds = clock.wallNanoseconds() - start
        for index in open {
          run.rows[index].judge(by: run.rule, isLook: run.pairs == look)
        }
        results.update(run)
      }
    }
    return run
  }

  private func label(of run: BuildRun, open: Int, look: Int) -> String {
    var text = "pair \(run.pairs + 1) of \(look), \(open) of \(run.rows.count) rows open"
    if run.pairs > 0 {
      let left = Double(run.nanoseconds) / Double(run.pairs) * Double(look - run.pairs)
      text += ", about \(HumanTime.format(left)) left"
    }
    return text
  }

  /// Compares answers and finds out how each row is sampled, by processes of their own.
  private mutating func look(
    at keys: [BenchmarkKey], _ progress: (String) -> Void
  ) throws -> BuildRun {
    let sides = [BuildSide.base, .head]
    let pair = schedule.next(rows: keys.count, sides: sides.count)
    let workers = try start(sides, pair)
    defer { for worker in workers { worker.end() } }
    let trial = try BuildTrial(
      keys, options: options, base: workers[0], head: workers[1], progress: progress)
    var rows = trial.rows
    let rotation = schedule.draw(below: BuildOptions.calibratedPart)
    for index in rows.indices {
      let isNext = index % BuildOptions.calibratedPart == rotation % max(1, rows.count)
      guard options.calibrates || isNext else { continue }
      rows[index].copy = BuildLeg()
      if options.planted > 0 { rows[index].slowed = BuildLeg() }
    }
    return BuildRun(
      rows: rows, leftOut: trial.leftOut,
      rule: TimeGateRule(
        rows: max(1, rows.count), looks: options.looks, threshold: options.threshold),
      isPinned: workers.allSatisfy(\.isPinned))
  }

  private func start(
    _ sides: [BuildSide], _ pair: PairSchedule.Pair
  ) throws -> [any WorkerChannel] {
    try zip(sides, pair.padding).map { side, padding in
      try launch(WorkerPlace(side: side, core: pair.core, padding: padding))
    }
  }

  /// Measures all open rows with fresh processes.
  private mutating func measurePair(_ run: inout BuildRun, _ open: [Int]) throws {
    let wanted = Set(open.flatMap { run.rows[$0].openSides })
    let sides = BuildSide.allCases.filter(wanted.contains)
    let pair = schedule.next(rows: open.count, sides: sides.count)
    let workers = try start(sides, pair)
    defer { for worker in workers { worker.end() } }
    run.isPinned = run.isPinned && workers.allSatisfy(\.isPinned)
    let channels = Dictionary(uniqueKeysWithValues: zip(sides, workers))
    for row in pair.rows {
      try measure(&run.rows[open[row]], number: open[row], channels)
    }
  }

  /// Measures one row of a pair.
  private mutating func measure(
    _ row: inout BuildRow, number: Int, _ channels: [BuildSide: any WorkerChannel]
  ) throws {
    let sides = row.openSides
    let workers = sides.compactMap { channels[$0] }
    for side in schedule.turns(sides: sides.count, samples: 1).prefix(sides.count) {
      let slowdown = sides[side] == .slowed ? options.planted : 0
      let request = WorkerRequest.make(number, row.key, slowdown: slowdown)
      guard case .made = try workers[side].ask(request) else {
        throw unexpected(request, sides[side])
      }
    }
    let request = WorkerRequest.sample(number, iterations: row.iterations)
    var times: [(processor: [Double], wall: [Double])] = sides.map { _ in ([], []) }
    for turn in 0..<options.warmUps * sides.count {
      _ = try workers[turn % sides.count].ask(request)
    }
    for side in schedule.turns(sides: sides.count, samples: row.samples) {
      guard case .time(let processor, let wall) = try workers[side].ask(request) else {
        throw unexpected(request, sides[side])
      }
      times[side].processor.append(Double(processor))
      times[side].wall.append(Double(wall))
    }
    for worker in workers { _ = try worker.ask(.drop(number)) }
    row.baseNanoseconds.append(
      Quantile.value(0.5, of: times[0].processor) / Double(row.iterations))
    for (index, side) in sides.enumerated().dropFirst() {
      row[side]?.add(
        Self.logRatio(of: times[index].processor, to: times[0].processor),
        wall: Self.logRatio(of: times[index].wall, to: times[0].wall))
    }
  }

  /// The log-ratio of two processes: the median of those of their samples, the first of one to the
  /// first of the other and so on, each pair of which is a few milliseconds apart.
  ///
  /// On a busy machine seconds differ more than neighbouring samples do: there the lowest of 16
  /// pairs of one build with itself was 3.2 % below their median, in half of the rows, and 8.7 %
  /// where the 10 % quantiles of all samples were compared.
  static func logRatio(of samples: [Double], to others: [Double]) -> Double {
    // A clock that stood still tells nothing.
    Quantile.value(
      0.5, of: zip(samples, others).map { Power.logarithm(max(1, $0) / max(1, $1)) })
  }

  private func unexpected(_ request: WorkerRequest, _ side: BuildSide) -> WorkerError {
    .unexpected(side: side.rawValue, request: request.text, reply: "no result")
  }
}
