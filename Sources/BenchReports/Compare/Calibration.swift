import BenchHarness

/// The preparation of all rows before the timed rounds, with one process per build or strategy.
///
/// It compares the computed results, determines the number of iterations in a batch, measures exact
/// figures, and determines the cost of a round.
struct Calibration {
  /// The maximum fraction of the remaining time the calibration may take.
  private static let calibrationPart = 0.45
  /// The fraction of the remaining time allotted to the planned rounds.
  ///
  /// The rest is a reserve, because some rounds take longer on a busy machine.
  private static let plannedPart = 0.9
  /// The extended time limit for computing the results to compare, in milliseconds.
  ///
  /// It applies if the usual limit is too short for the minimum number of results.
  private static let longestAnswerMilliseconds = 2000
  /// The maximum time limit of a single calibration step, in milliseconds.
  private static let stepMilliseconds = 100_000
  /// The maximum time to wait for a worker's reply after the calibration ends, in nanoseconds.
  private static let maxOvertime: Int64 = 5_000_000_000
  /// The minimum time assumed for one side of a row (a build or strategy) in a round, in
  /// nanoseconds, including the start of its process.
  private static let minRound = 1e8

  private let options: ComparisonOptions
  private let clock: any MeasurementClock
  private let start: Int64
  /// The deadline of the whole comparison, as a clock reading in nanoseconds, or `nil` if there is
  /// no time limit.
  private let total: Int64?
  /// The deadline of the calibration, as a clock reading in nanoseconds.
  private let end: Int64
  private let preferred: (BenchmarkKey) -> Bool
  /// The costs of each benchmark series at its largest calibrated size, for predicting others.
  private var sizes: [SeriesKey: (items: Int, sides: [SideCost])] = [:]
  private var ended: Set<SeriesKey> = []
  /// The predicted time for all rounds of the uncalibrated rows, in nanoseconds.
  private var predicted = 0.0
  /// The plan for the rounds, based on the costs of the rows calibrated so far.
  private var plan: RoundPlan

  /// The rows that can be compared, in the requested order.
  var rows: [ComparedRow] = []
  /// The rows left out of the comparison, with the reasons.
  private(set) var leftOut: [OmittedRows] = []
  /// A budget sufficient for all rows, in nanoseconds, or `nil` if the given budget is sufficient.
  private(set) var neededNanoseconds: Double?

  /// Creates a calibration without any calibrated rows yet.
  ///
  /// - Parameters:
  ///   - options: The budget, the sampling and the decision rule of the comparison.
  ///   - clock: The clock for timing the calibration.
  ///   - start: The start of the whole comparison, as a clock reading in nanoseconds.
  ///   - preferred: A closure that returns whether a row takes precedence over others, regardless
  ///     of its cost.
  init(
    options: ComparisonOptions, clock: any MeasurementClock, since start: Int64,
    preferred: @escaping (BenchmarkKey) -> Bool
  ) {
    self.preferred = preferred
    plan = RoundPlan(rule: options.rule)
    self.options = options
    self.clock = clock
    self.start = start
    total = options.end(from: start)
    let now = clock.wallNanoseconds()
    end = total.map { now + Int64(Double(max(0, $0 - now)) * Self.calibrationPart) } ?? .max
  }

  /// An error thrown if a worker process refuses to measure a side, with the reason.
  private struct Refusal: Error {
    let text: String
  }

  /// Compares the results computed in each row, and determines the cost of one round of the row.
  ///
  /// - Parameters:
  ///   - rows: The rows to calibrate, in ascending order of size within each scenario.
  ///   - progress: A closure called before each workload.
  ///   - launch: A closure starting a worker for each side.
  /// - Throws: A ``WorkerError`` if a worker fails.
  mutating func calibrate(
    _ rows: [ComparedRow], _ progress: (String) -> Void,
    launch: () throws -> [String: any WorkerChannel]
  ) throws {
    var workers: [String: any WorkerChannel] = [:]
    defer { for worker in workers.values { worker.end() } }
    var number = 0
    let order = rows.filter { preferred($0.key) } + rows.filter { !preferred($0.key) }
    for (workload, group) in order.grouped(by: \.workload) {
      progress("comparing answers: \(workload)")
      for row in group {
        if let reason = skipReason(for: row) {
          omit(row, because: reason)
          continue
        }
        if workers.isEmpty {
          let start = clock.wallNanoseconds()
          workers = try launch()
          plan.launch = Double(clock.wallNanoseconds() - start)
        }
        number += 1
        do {
          try calibrate(row, number, workers)
        } catch WorkerError.late(let side, _, let time) {
          for worker in workers.values { worker.end() }
          workers = [:]
          omit(
            row, because: "\(side) did not reply within \(HumanTime.format(time))",
            isForTime: false)
        }
      }
    }
  }

  private mutating func omit(
    _ row: ComparedRow, because reason: String, isForTime: Bool = true
  ) {
    leftOut.append(OmittedRows(keys: [row.key], reason: reason, isForTime: isForTime))
    ended.insert(row.key.series)
  }

  /// A lower bound on the time for calibrating one more side and measuring its rounds, in
  /// nanoseconds.
  private var minTimeOfSide: Double {
    Double(options.answerMilliseconds) * 1e6 + Double(plan.rounds(of: 1)) * Self.minRound
  }

  /// The time limit for a reply; `nil` if the comparison has no budget.
  ///
  /// It is about half of the calibration's remaining time, so that an unresponsive worker leaves
  /// time for other rows.
  private var timeout: Duration? {
    total.map { total in
      let overtime = min(max(0, total - end) / 2, Self.maxOvertime)
      return .nanoseconds(max(0, end.addingSaturated(overtime) - clock.wallNanoseconds()) / 2)
    }
  }

  /// Returns the reason not to calibrate a row, or `nil` if it can be calibrated.
  private mutating func skipReason(for row: ComparedRow) -> String? {
    guard let total else { return nil }
    let now = clock.wallNanoseconds()
    let left = Double(total - now)
    let series = row.key.series
    guard let known = sizes[series], known.items < row.key.items, !ended.contains(series) else {
      guard now >= end || ended.contains(series) || plan.isFull(in: left * Self.plannedPart) else {
        return nil
      }
      predicted += Double(row.sides.count) * minTimeOfSide
      return "there was no time for a first measurement"
    }
    // Assumes the worst case, in which every side visits all items.
    let times = Double(row.key.items) / Double(known.items)
    let larger = known.sides.map { $0.larger(times) }
    let calibration = larger.reduce(0) { $0 + $1.calibration(options) }
    let round = larger.reduce(0) { $0 + $1.round(options) }
    let needed = plan.rounds(of: 1)
    guard
      round * Double(needed) > left || calibration > Double(end - now)
        || plan.isFull(in: left * Self.plannedPart)
    else { return nil }
    predicted += calibration + round * Double(needed)
    return "a round would take about \(HumanTime.format(round)), too long for \(needed) rounds"
  }

  /// Calibrates one row, and leaves out the sides whose workers refuse to measure it.
  private mutating func calibrate(
    _ row: ComparedRow, _ number: Int, _ workers: [String: any WorkerChannel]
  ) throws {
    var row = row
    var known: [(side: ComparedSide, limit: Int, cost: Double)] = []
    for var side in row.sides {
      let twin = known.first { $0.side.strategy == side.strategy && $0.side.isBase == side.isBase }
      if let twin {
        side.adopt(twin.side)
        known.append((side, twin.limit, twin.cost))
        continue
      }
      guard let worker = workers[side.name] else { continue }
      var key = row.key
      key.strategy = side.strategy
      do {
        let found = try calibrate(&side, of: key, number, worker)
        known.append((side, found.limit, found.cost))
      } catch let refusal as Refusal {
        leftOut.append(
          OmittedRows(
            keys: [key], reason: "\(side.name): \(refusal.text)",
            isForTime: clock.wallNanoseconds() >= end))
        guard !known.isEmpty else { return }
      }
    }
    guard known.count > 1 else { return }
    row.sides = known.map(\.side)
    let counts = Self.iterations(
      row.sides.map(\.iterations), limit: known.map(\.limit).min() ?? .max)
    let batches = known.indices.map {
      known[$0].cost * Double(counts[$0]) / Double(max(1, known[$0].side.iterations))
    }
    for index in counts.indices { row.sides[index].iterations = counts[index] }
    row.samples = options.samples(ofCost: Int64(batches.max() ?? 0))
    if let other = row.sides.first(where: { $0.answers?.version != row.sides[0].answers?.version })
    {
      let reason = "\(row.sides[0].name) and \(other.name) have different versions of the scenario"
      return leftOut.append(OmittedRows(keys: [row.key], reason: reason))
    }
    // A single differing answer is enough to end the comparison.
    if options.allowsOtherAnswers || !row.hasOtherAnswers,
      let reason = row.sides.lazy.compactMap(Self.shortfall).first
    {
      return leftOut.append(OmittedRows(keys: [row.key], reason: reason))
    }
    let sides = zip(row.sides, batches).map {
      SideCost(
        setup: Double($0.setupNanoseconds), batch: $1, iterations: Double($0.iterations))
    }
    rows.append(row)
    plan.add(
      RoundPlan.Row(
        workload: row.workload, comparisons: sides.count - 1, isPreferred: preferred(row.key),
        setup: sides.reduce(0) { $0 + $1.setup },
        batches: sides.reduce(0) { $0 + $1.batches(options) }))
    sizes[row.key.series] = (row.key.items, sides)
  }

  /// Sets up one side of a row, and determines its results, batch size and exact figures.
  private mutating func calibrate(
    _ side: inout ComparedSide, of key: BenchmarkKey, _ number: Int, _ worker: any WorkerChannel
  ) throws -> (limit: Int, cost: Double) {
    let left = max(1, min(Self.stepMilliseconds, Int((end - clock.wallNanoseconds()) / 1_000_000)))
    func reply(_ request: WorkerRequest) throws -> WorkerReply {
      let reply = try worker.reply(to: request, of: side, within: timeout)
      if case .refused(let reason) = reply { throw Refusal(text: reason) }
      return reply
    }
    let start = clock.wallNanoseconds()
    guard
      case .made(let setup, let limit) = try reply(
        .make(number, key, slowdown: 0, milliseconds: left))
    else { throw Refusal(text: "setup failed") }
    plan.noteSetup(took: clock.wallNanoseconds() - start, ofProcessor: setup)
    side.setupNanoseconds = setup
    try answer(&side, of: key, worker, left: left)
    // Counters come before any batch; otherwise they would depend on the number of batches.
    if options.countsWork, case .counted(let counts) = try reply(.count(number)) {
      side.work = counts
    }
    guard
      case .calibrated(let iterations, let cost) = try reply(
        .calibrate(number, nanoseconds: options.sampleNanoseconds))
    else { throw Refusal(text: "measurement failed") }
    _ = try worker.ask(.drop(number), within: timeout)
    side.iterations = iterations
    return (limit, Double(cost))
  }

  /// Requests the computed results of a side from its worker, first with the default time limit and
  /// then, if there are too few results, with a longer one.
  private func answer(
    _ side: inout ComparedSide, of key: BenchmarkKey, _ worker: any WorkerChannel, left: Int
  ) throws {
    // Computing answers may require a separate state, whose setup takes as long again.
    let again = 2 * Int(side.setupNanoseconds / 1_000_000)
    var refusal: Refusal?
    for milliseconds in [options.answerMilliseconds, Self.longestAnswerMilliseconds]
    where Self.shortfall(side) != nil {
      let request = WorkerRequest.answer(key, milliseconds: min(left, again + milliseconds))
      switch try worker.reply(to: request, of: side, within: timeout) {
      case .answers(let answers): side.answers = answers
      case .refused(let reason): refusal = Refusal(text: reason)
      default: break
      }
    }
    if side.answers == nil, let refusal { throw refusal }
  }

  /// Returns a clause about a side with too few results, or `nil` if there are enough.
  private static func shortfall(_ side: ComparedSide) -> String? {
    let needed = ComparedAnswers.requiredCount(
      of: side.answers?.inputs ?? .max, setupNanoseconds: side.setupNanoseconds)
    let count = side.answers?.count ?? 0
    guard count < needed else { return nil }
    return "only \(count) of \(needed) answers could be compared in time"
  }

  /// Returns the number of iterations per batch for each side (build or strategy) of a row.
  ///
  /// If the sides are about equally fast, they all get the same number. Different numbers would
  /// favour the side with larger batches, because it spreads the cost of starting a batch over more
  /// iterations.
  static func iterations(_ counts: [Int], limit: Int) -> [Int] {
    guard let least = counts.min(), let most = counts.max() else { return [] }
    guard most / 8 <= least else { return counts }
    return counts.map { _ in min(most, limit) }
  }

  /// Throws an error if the sides of any row compute different results, unless this is allowed.
  ///
  /// - Throws: An ``AnswerDifference`` naming the rows.
  func requireEqualAnswers() throws(AnswerDifference) {
    guard !options.allowsOtherAnswers else { return }
    let others = rows.filter(\.hasOtherAnswers)
    guard let row = others.first else { return }
    throw AnswerDifference(
      keys: others.map(\.key), rows: rows.count,
      sides: [row.sides[0].name]
        + row.sides.filter { !row.hasEqualAnswers($0) }.prefix(1).map(\.name))
  }

  /// Keeps the rows whose rounds fit into the remaining time: preferred rows first, and then the
  /// cheapest ones.
  ///
  /// The number of rows is limited because every process has to set up all rows again.
  ///
  /// - Returns: The budget for the rounds, with the cost of each remaining row.
  mutating func chooseRows() -> RoundBudget {
    guard let total else { return chooseRowsBySetup() }
    let now = clock.wallNanoseconds()
    let kept = plan.fitting(in: Double(max(0, total - now)) * Self.plannedPart)
    if kept.count < rows.count || predicted > 0 {
      let rest = predicted + plan.time(of: Array(rows.indices))
      neededNanoseconds = Double(now - start) + rest / Self.plannedPart
    }
    for index in rows.indices where !kept.contains(index) {
      let round = HumanTime.format(plan.cost(of: [index]))
      omit(
        rows[index],
        because: "a round takes \(round), which is too long for \(plan.rounds(of: 1)) rounds "
          + "alongside the other rows")
    }
    let order = kept.sorted()
    rows = order.map { rows[$0] }
    return RoundBudget(
      end: total,
      costs: Dictionary(
        uniqueKeysWithValues: order.enumerated().map { ($0, plan.cost(of: [$1]) - plan.launch) }),
      preferred: Set(rows.indices.filter { preferred(rows[$0].key) }), launch: plan.launch)
  }

  /// Drops the workloads with the most expensive setups until the rest fit into the setup time of
  /// one process.
  private mutating func chooseRowsBySetup() -> RoundBudget {
    let groups = rows.grouped(by: \.workload)
    let setups = Dictionary(
      uniqueKeysWithValues: groups.map { workload, rows in
        (workload, rows.reduce(0.0) { $0 + Double($1.sides[0].setupNanoseconds) })
      })
    let kept = RoundBudget.fitting(RoundBudget.byValue(setups)) { workloads in
      workloads.reduce(0) { $0 + setups[$1, default: 0] } <= Double(options.setupNanoseconds)
    }
    let limit = HumanTime.format(.nanoseconds(options.setupNanoseconds))
    for (workload, group) in groups where !kept.contains(workload) {
      let setup = HumanTime.format(setups[workload, default: 0])
      leftOut.append(
        OmittedRows(
          keys: group.map(\.key),
          reason: "setup takes \(setup), but all rows together may take only \(limit)",
          isForTime: true))
    }
    rows.removeAll { !kept.contains($0.workload) }
    return RoundBudget(
      end: nil, costs: Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, 0) }))
  }
}

/// The cost of measuring one side (build or strategy) of a row, in nanoseconds.
private struct SideCost {
  let setup: Double
  let batch: Double
  let iterations: Double

  /// Returns the predicted cost at a larger size if all work grows by the given factor.
  func larger(_ times: Double) -> SideCost {
    let one = batch / iterations * times
    return SideCost(
      setup: setup * times, batch: max(batch, one),
      iterations: max(1, (batch / one).rounded(.down)))
  }

  /// Returns the cost of the batches in a round.
  ///
  /// A warm-up precedes each sample, and is a quarter as long. The results of the first batch are
  /// computed once more.
  func batches(_ options: ComparisonOptions) -> Double {
    let samples = options.samples(ofCost: Int64(batch))
    return batch * (2 + 1.25 * Double(samples + options.warmUps(before: samples)))
  }

  /// Returns the cost of a round: the setup and the batches.
  func round(_ options: ComparisonOptions) -> Double { setup + batches(options) }

  /// Returns the cost of a calibration: two setups, the results, operation counts, and trial
  /// batches.
  func calibration(_ options: ComparisonOptions) -> Double {
    2 * setup + Double(options.answerMilliseconds) * 1e6 + 6 * max(batch, batch / iterations)
  }
}
