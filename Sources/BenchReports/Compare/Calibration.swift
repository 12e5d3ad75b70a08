import BenchHarness

/// Calibration of all rows by one process for each side: compares answers, finds the iterations of
/// a batch, measures exact figures, and finds the cost of a round.
struct Calibration {
  /// The calibration's largest part of the time.
  private static let calibrationPart = 0.45
  /// The planned part of the rest: a busy minute makes some of them longer.
  private static let plannedPart = 0.9
  /// The time for answers where the usual one is too short for the least number of them.
  private static let longestAnswerMilliseconds = 2000
  /// The time for one step where there is time for everything, in milliseconds.
  private static let stepMilliseconds = 100_000
  /// The longest delay of a reply after the end of the calibration, in nanoseconds.
  private static let mostOvertime: Int64 = 5_000_000_000
  /// The least time of one side in a round, including the start of its process, in nanoseconds.
  private static let leastRound = 1e8

  private let options: ComparisonOptions
  private let clock: any MeasurementClock
  private let start: Int64
  /// The end of the time for everything; nil for any time.
  private let total: Int64?
  /// The end of the time for the calibration.
  private let end: Int64
  private let preferred: (BenchmarkKey) -> Bool
  /// The costs of the largest size of each series, to predict larger sizes.
  private var sizes: [SeriesKey: (items: Int, sides: [SideCost])] = [:]
  private var ended: Set<SeriesKey> = []
  /// The predicted time of unmeasured rows.
  private var predicted = 0.0
  /// The costs of a round.
  private var plan: RoundPlan

  /// The comparable rows, in the requested order.
  var rows: [ComparedRow] = []
  /// The left-out rows.
  private(set) var leftOut: [LeftOutRows] = []
  /// A sufficient budget for all rows; nil if the present one suffices.
  private(set) var neededNanoseconds: Double?

  /// Begins the calibration.
  ///
  /// - Parameters:
  ///   - options: The options of the comparison.
  ///   - clock: The source of time.
  ///   - start: The start of the time for everything, in nanoseconds of the clock.
  ///   - preferred: Whether a row comes first, whatever it costs.
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

  /// Reason of a worker not to measure a side.
  private struct Refusal: Error {
    let text: String
  }

  /// Calibrates rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, smaller sizes of a scenario before larger ones.
  ///   - progress: Called before each workload.
  ///   - launch: Starts a worker for each side.
  /// - Throws: ``WorkerError``.
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
          leaveOut(row, because: reason)
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
          leaveOut(
            row, because: "\(side) gave no answer within \(HumanTime.format(time))",
            isForTime: false)
        }
      }
    }
  }

  private mutating func leaveOut(
    _ row: ComparedRow, because reason: String, isForTime: Bool = true
  ) {
    leftOut.append(LeftOutRows(keys: [row.key], reason: reason, isForTime: isForTime))
    ended.insert(row.key.series)
  }

  /// The least time of a side without a calibration, in nanoseconds.
  private var leastOfSide: Double {
    Double(options.answerMilliseconds) * 1e6 + Double(plan.rounds(of: 1)) * Self.leastRound
  }

  /// The time limit of a reply: half of the rest of the calibration and a little longer, so a
  /// silent side leaves time for other rows; nil without a budget.
  private var timeout: Duration? {
    total.map { total in
      let overtime = min(max(0, total - end) / 2, Self.mostOvertime)
      return .nanoseconds(max(0, end.addingSaturated(overtime) - clock.wallNanoseconds()) / 2)
    }
  }

  /// The reason not to calibrate a row; nil if there is none.
  private mutating func skipReason(for row: ComparedRow) -> String? {
    guard let total else { return nil }
    let now = clock.wallNanoseconds()
    let left = Double(total - now)
    let series = row.key.series
    guard let known = sizes[series], known.items < row.key.items, !ended.contains(series) else {
      guard now >= end || ended.contains(series) || plan.isFull(in: left * Self.plannedPart) else {
        return nil
      }
      predicted += Double(row.sides.count) * leastOfSide
      return "there was no time for a first measurement"
    }
    // The worst that sides do is assumed: that all items are visited.
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

  /// Calibrates one row.
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
          LeftOutRows(
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
      return leftOut.append(LeftOutRows(keys: [row.key], reason: reason))
    }
    // One other answer is enough to end the comparison.
    if options.allowsOtherAnswers || !row.hasOtherAnswers,
      let reason = row.sides.lazy.compactMap(Self.shortfall).first
    {
      return leftOut.append(LeftOutRows(keys: [row.key], reason: reason))
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

  /// Sets one side up, and finds out about it.
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
    // Counters come before any batch, or they would depend on how many there were.
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

  /// Lets a side answer in the usual time, or in a longer one if necessary.
  private func answer(
    _ side: inout ComparedSide, of key: BenchmarkKey, _ worker: any WorkerChannel, left: Int
  ) throws {
    // Answers may need a state of their own, which takes as long again to set up.
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

  /// The reason why the answers of a side are too few to time it; nil if they are enough.
  private static func shortfall(_ side: ComparedSide) -> String? {
    let needed = ComparedAnswers.requiredCount(
      of: side.answers?.inputs ?? .max, setupNanoseconds: side.setupNanoseconds)
    let count = side.answers?.count ?? 0
    guard count < needed else { return nil }
    return "only \(count) of \(needed) answers could be compared in time"
  }

  /// The numbers of iterations in batches: the same for all about equally fast sides, or the cost
  /// of beginning a batch would be shared by more iterations of one of them.
  static func iterations(_ counts: [Int], limit: Int) -> [Int] {
    guard let least = counts.min(), let most = counts.max() else { return [] }
    guard most / 8 <= least else { return counts }
    return counts.map { _ in min(most, limit) }
  }

  /// Refuses rows with different answers, unless allowed.
  ///
  /// - Throws: ``AnswerDifference``.
  func requireEqualAnswers() throws(AnswerDifference) {
    guard !options.allowsOtherAnswers else { return }
    let others = rows.filter(\.hasOtherAnswers)
    guard let row = others.first else { return }
    throw AnswerDifference(
      keys: others.map(\.key), rows: rows.count,
      sides: [row.sides[0].name]
        + row.sides.filter { !row.hasEqualAnswers($0) }.prefix(1).map(\.name))
  }

  /// Keeps the rows with rounds within the time, the preferred and the cheapest ones first: every
  /// process sets them up again.
  ///
  /// - Returns: The costs of the kept rows.
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
      leaveOut(
        rows[index],
        because: "a round takes \(round), too long for \(plan.rounds(of: 1)) rounds among other "
          + "rows")
    }
    let order = kept.sorted()
    rows = order.map { rows[$0] }
    return RoundBudget(
      end: total,
      costs: Dictionary(
        uniqueKeysWithValues: order.enumerated().map { ($0, plan.cost(of: [$1]) - plan.launch) }),
      preferred: Set(rows.indices.filter { preferred(rows[$0].key) }), launch: plan.launch)
  }

  /// Keeps the rows of workloads within the setup time of a process.
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
        LeftOutRows(
          keys: group.map(\.key),
          reason: "setup takes \(setup); all rows together may take \(limit)",
          isForTime: true))
    }
    rows.removeAll { !kept.contains($0.workload) }
    return RoundBudget(
      end: nil, costs: Dictionary(uniqueKeysWithValues: rows.indices.map { ($0, 0) }))
  }
}

/// Cost of one side of a row, in nanoseconds.
private struct SideCost {
  let setup: Double
  let batch: Double
  let iterations: Double

  /// The cost multiplied by a factor of slowness.
  func larger(_ times: Double) -> SideCost {
    let one = batch / iterations * times
    return SideCost(
      setup: setup * times, batch: max(batch, one),
      iterations: max(1, (batch / one).rounded(.down)))
  }

  /// The cost of the batches of a round: a sample follows a warm-up of a quarter of its length, and
  /// the first one is answered again.
  func batches(_ options: ComparisonOptions) -> Double {
    let samples = options.samples(ofCost: Int64(batch))
    return batch * (2 + 1.25 * Double(samples + options.warmUps(before: samples)))
  }

  /// The cost of a round.
  func round(_ options: ComparisonOptions) -> Double { setup + batches(options) }

  /// The cost of a calibration: it sets up twice, answers, counts and tries batches.
  func calibration(_ options: ComparisonOptions) -> Double {
    2 * setup + Double(options.answerMilliseconds) * 1e6 + 6 * max(batch, batch / iterations)
  }
}
