package import BenchHarness

/// Runs a comparison: measures the builds or strategies of all rows, round by round.
///
/// Each round uses new processes, and only one process runs at a time.
package struct ComparisonRunner {
  /// The time limit of a benchmark's setup after a successful calibration, in milliseconds.
  private static let setupMilliseconds = 100_000
  /// The ratio of the budget to the maximum overtime of a round.
  private static let overtimePart: Int64 = 20

  private let options: ComparisonOptions
  private let launch: (WorkerLocation) throws -> any WorkerChannel
  private let results: LatestResults<ComparisonRun>
  private let clock: any MeasurementClock
  private let start: Int64
  private let preferred: (BenchmarkKey) -> Bool
  private var schedule: RoundSchedule

  /// Creates a runner for one comparison.
  ///
  /// - Parameters:
  ///   - options: The options of the comparison.
  ///   - cores: The usable cores; empty if processes cannot be pinned.
  ///   - results: The store for the results so far, updated after each round.
  ///   - clock: The source of time for forecasts.
  ///   - start: The start of the whole comparison, as a clock reading in nanoseconds; `nil` if it
  ///     starts now.
  ///   - preferred: A closure returning whether a row has priority if there is not enough time for
  ///     all rows.
  ///   - launch: A closure starting a worker.
  package init(
    options: ComparisonOptions, cores: [Int], results: LatestResults<ComparisonRun>,
    clock: any MeasurementClock = SystemClock(), since start: Int64? = nil,
    preferred: @escaping (BenchmarkKey) -> Bool = { _ in false },
    launch: @escaping (WorkerLocation) throws -> any WorkerChannel
  ) {
    self.options = options
    self.launch = launch
    self.results = results
    self.clock = clock
    self.preferred = preferred
    self.start = start ?? clock.wallNanoseconds()
    schedule = RoundSchedule(seed: options.scheduleSeed, cores: cores)
  }

  /// Compares the results of all sides, and then measures rounds until all rows are decided, the
  /// last interim look is over, or the time has run out.
  ///
  /// - Parameters:
  ///   - rows: The rows to compare, at least one, in ascending order of size within each scenario.
  ///   - progress: A closure called before each step with the name of the step.
  /// - Returns: The measurements of all rounds, and the rows left out.
  /// - Throws: An ``AnswerDifference`` or a ``WorkerError``.
  package mutating func run(
    _ rows: [ComparedRow], progress: (String) -> Void = { _ in }
  ) throws -> ComparisonRun {
    var (run, budget) = try calibrate(rows, progress)
    let start = clock.wallNanoseconds()
    var ending: String?
    while let look = run.rule.looks.first(where: { $0 > run.rounds }) {
      let open = run.rows.indices.filter { !run.rows[$0].openSides.isEmpty }
      let affordable = budget.rows(
        of: Set(open), rounds: (run.rule.firstDecidingLook ?? look) - run.rounds,
        now: clock.wallNanoseconds())
      let measured = open.filter(affordable.contains)
      guard !measured.isEmpty else { break }
      progress(label(of: run, open: measured.count, look: look))
      do {
        try measureRound(&run, measured, &budget)
      } catch WorkerError.late(let side, _, _) where options.budgetNanoseconds != nil {
        ending = "the budget ran out while \(side) was being measured"
        break
      }
      run.rounds += 1
      run.nanoseconds = clock.wallNanoseconds() - start
      for index in measured {
        run.rows[index].judge(by: run.rule, isLook: run.rounds == look)
      }
      results.update(run)
    }
    guard let time = options.budgetNanoseconds else { return run }
    // The end of the budget counts as the next look, regardless of the state of the rows.
    for index in run.rows.indices { run.rows[index].judge(by: run.rule, isLook: true) }
    omitUnaffordableRows(&run, budget, time, because: ending)
    results.update(run)
    return run
  }

  /// Leaves out the rows that had too few rounds for a decision when the budget ran out.
  private func omitUnaffordableRows(
    _ run: inout ComparisonRun, _ budget: RoundBudget, _ time: Int64, because reason: String?
  ) {
    guard let needed = run.rule.firstDecidingLook else { return }
    let unfinished = run.rows.filter { $0.rounds < run.rule.requiredRounds }
    guard !unfinished.isEmpty else { return }
    run.leftOut.append(
      OmittedRows(
        keys: unfinished.map(\.key), reason: reason ?? "there was no time for \(needed) rounds",
        isForTime: true))
    run.rows.removeAll { $0.rounds < run.rule.requiredRounds }
    let known = (run.neededNanoseconds ?? Double(time)) + budget.givenUp * Double(needed)
    // The cost of an unfinished round is unknown, so it is estimated from the number of finished
    // rounds.
    let share = Double(needed) / Double(max(1, run.rounds))
    run.neededNanoseconds = max(known, reason == nil ? 0 : Double(time) * share)
  }

  private func label(of run: ComparisonRun, open: Int, look: Int) -> String {
    var text = "round \(run.rounds + 1) of \(look), \(open) of \(run.rows.count) rows undecided"
    if run.rounds > 0 {
      let left = Double(run.nanoseconds) / Double(run.rounds) * Double(look - run.rounds)
      text += ", about \(HumanTime.format(left)) left"
    }
    return text
  }

  /// Compares the results computed by the sides in separate processes, and determines how to sample
  /// each row.
  private mutating func calibrate(
    _ rows: [ComparedRow], _ progress: (String) -> Void
  ) throws -> (ComparisonRun, RoundBudget) {
    var calibration = Calibration(
      options: options, clock: clock, since: start, preferred: preferred)
    let sides = Self.sides(of: rows)
    let round = schedule.next(sides: sides.count)
    try calibration.calibrate(rows, progress) { try start(sides, round) }
    try calibration.requireEqualAnswers()
    let budget = calibration.chooseRows()
    if options.planted != nil { plantCopies(in: &calibration.rows) }
    var run = ComparisonRun(
      rows: calibration.rows, leftOut: calibration.leftOut, rule: options.rule)
    run.neededNanoseconds = calibration.neededNanoseconds
    return (run, budget)
  }

  /// Adds a plain and a slowed copy of the first side to every fifth row or to all rows, to show
  /// which slowdowns can be detected.
  private mutating func plantCopies(in rows: inout [ComparedRow]) {
    let rotation = schedule.draw(below: min(ComparisonOptions.calibratedPart, max(1, rows.count)))
    for index in rows.indices
    where options.calibrates || index % ComparisonOptions.calibratedPart == rotation {
      for role in [ComparedSide.Role.copy, .slowed] {
        var copy = rows[index].sides[0]
        copy.name = role.rawValue
        copy.role = role
        copy.slowdown = role == .slowed ? options.planted ?? 0 : 0
        rows[index].sides.append(copy)
      }
    }
  }

  /// Returns each distinct side (build or strategy) of the rows once, identified by its name.
  private static func sides(of rows: [ComparedRow]) -> [ComparedSide] {
    rows.flatMap(\.sides).grouped(by: \.name).map { $0.elements[0] }
  }

  /// Starts a worker for each side, all on the same core.
  private func start(
    _ sides: [ComparedSide], _ round: RoundSchedule.Round
  ) throws -> [String: any WorkerChannel] {
    var workers: [String: any WorkerChannel] = [:]
    do {
      for (side, padding) in zip(sides, round.padding) {
        workers[side.name] = try launch(
          WorkerLocation(side: side.name, isBase: side.isBase, core: round.core, padding: padding))
      }
    } catch {
      for worker in workers.values { worker.end() }
      throw error
    }
    return workers
  }

  /// Measures one round of the given rows, and records its cost.
  private mutating func measureRound(
    _ run: inout ComparisonRun, _ rows: [Int], _ budget: inout RoundBudget
  ) throws {
    let start = clock.wallNanoseconds()
    let times = try measureRows(&run, rows)
    budget.note(times, of: clock.wallNanoseconds() - start)
  }

  /// Measures the given rows with new processes, and ends these processes.
  ///
  /// - Returns: The time of each row, in nanoseconds.
  private mutating func measureRows(
    _ run: inout ComparisonRun, _ rows: [Int]
  ) throws -> [Int: Int64] {
    let sides = Self.sides(
      of: rows.map { index in
        var row = run.rows[index]
        row.sides = row.openSides.map { row.sides[$0] }
        return row
      })
    let round = schedule.next(sides: sides.count)
    let workers = try start(sides, round)
    defer { for worker in workers.values { worker.end() } }
    run.isPinned = run.isPinned && workers.values.allSatisfy(\.isPinned)
    let all = run.rows
    var times: [Int: Int64] = [:]
    for row in schedule.order(rows, by: { all[$0].workload }) {
      let start = clock.wallNanoseconds()
      try measure(&run.rows[row], number: row, workers)
      times[row] = clock.wallNanoseconds() - start
    }
    return times
  }

  /// The time to wait for a process's reply; `nil` if the comparison has no budget.
  ///
  /// A round may slightly exceed the budget.
  private var timeLeft: Duration? {
    options.budgetNanoseconds.map { budget in
      let end = start.addingSaturated(budget + budget / Self.overtimePart)
      return .nanoseconds(max(0, end - clock.wallNanoseconds()))
    }
  }

  /// Measures one row of a round.
  private mutating func measure(
    _ row: inout ComparedRow, number: Int, _ channels: [String: any WorkerChannel]
  ) throws {
    let sides = row.openSides.map { (index: $0, side: row.sides[$0]) }
    let workers = sides.compactMap { channels[$0.side.name] }
    for turn in schedule.turns(sides: sides.count, samples: 1).prefix(sides.count) {
      let side = sides[turn].side
      var key = row.key
      key.strategy = side.strategy
      let request = WorkerRequest.make(
        number, key, slowdown: side.slowdown, milliseconds: Self.setupMilliseconds)
      guard case .made = try workers[turn].reply(to: request, of: side, within: timeLeft) else {
        throw WorkerError.unexpected(side: side.name, request: request.text, reply: "no result")
      }
    }
    func sample(_ turn: Int) throws -> Double {
      let side = sides[turn].side
      let request = WorkerRequest.sample(number, iterations: side.iterations)
      guard case .time(let time) = try workers[turn].reply(to: request, of: side, within: timeLeft)
      else {
        throw WorkerError.unexpected(side: side.name, request: request.text, reply: "no result")
      }
      return Double(time)
    }
    var times: [[Double]] = sides.map { _ in [] }
    for turn in 0..<options.warmUps(before: row.samples) * sides.count {
      _ = try sample(turn % sides.count)
    }
    for turn in schedule.turns(sides: sides.count, samples: row.samples) {
      times[turn].append(try sample(turn))
    }
    for worker in workers { _ = try worker.ask(.drop(number), within: timeLeft) }
    for (turn, entry) in sides.enumerated() {
      let iterations = Double(entry.side.iterations)
      row.sides[entry.index].nanoseconds.append(Quantile.value(0.5, of: times[turn]) / iterations)
      guard turn > 0 else { continue }
      row.sides[entry.index].logRatios.append(
        Self.logRatio(of: times[turn], to: times[0])
          + Power.logarithm(Double(sides[0].side.iterations) / iterations))
    }
  }

  /// Returns the log-ratio of two processes' times: the median over pairs of samples.
  ///
  /// The first sample of one process is paired with the first sample of the other, and so on, so
  /// the samples of a pair were taken a few milliseconds apart. On a busy machine, samples taken
  /// seconds apart differ more than neighbouring samples.
  ///
  /// When a build was compared with itself on such a machine, the lowest of 16 pairs was 3.2 %
  /// below their median in half of the rows. When the 10 % quantiles of all samples were compared
  /// instead, it was 8.7 % below.
  static func logRatio(of samples: [Double], to others: [Double]) -> Double {
    // Values of 0, from a clock that stood still, are replaced with 1.
    Quantile.value(
      0.5, of: zip(samples, others).map { Power.logarithm(max(1, $0) / max(1, $1)) })
  }
}

extension WorkerChannel {
  /// Sends a request, and waits for the reply within the worker's default time limit.
  ///
  /// - Throws: A ``WorkerError`` if no reply arrives.
  package func ask(_ request: WorkerRequest) throws -> WorkerReply {
    try ask(request, within: nil)
  }

  /// Sends a request to the worker of a side, and waits for its reply.
  ///
  /// - Parameters:
  ///   - request: The message to send to the worker.
  ///   - side: The side whose worker receives the request.
  ///   - limit: The time limit for the reply; `nil` to use the worker's timeout.
  /// - Returns: The worker's reply to this request.
  /// - Throws: A ``WorkerError`` if the reply reports a wrong answer, or if no reply arrives.
  func reply(
    to request: WorkerRequest, of side: ComparedSide, within limit: Duration?
  ) throws -> WorkerReply {
    let reply = try ask(request, within: limit)
    if case .wrong(let reason) = reply {
      throw WorkerError.wrongAnswer(side: side.name, reason: reason)
    }
    return reply
  }
}
