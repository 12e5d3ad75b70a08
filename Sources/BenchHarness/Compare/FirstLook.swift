/// First look at all rows by one process for each side: compares answers, finds how many iterations
/// make a batch, takes exact figures, and finds the cost of a round.
struct FirstLook {
  /// The part of the time that looking at all rows may take.
  private static let lookPart = 0.45
  /// The part of the rest that rounds are planned for: a busy minute makes some of them longer.
  private static let plannedPart = 0.9
  /// The time for answers where the usual one is too short for the least number of them.
  private static let longestAnswerMilliseconds = 2000
  /// The time for one step where there is time for everything, in milliseconds.
  private static let stepMilliseconds = 100_000
  /// The longest delay of a reply after the end of the first look, in nanoseconds.
  private static let mostOvertime: Int64 = 5_000_000_000
  /// The least time of one side in a round, including the start of its process, in nanoseconds.
  private static let leastRound = 1e8

  private let options: ComparisonOptions
  private let clock: any MeasurementClock
  private let start: Int64
  /// The end of the time for everything; nil for any time.
  private let total: Int64?
  /// The end of the time for looking.
  private let end: Int64
  /// The costs of the largest size of each scenario: those of larger ones are predicted from them.
  private var sizes: [String: (items: Int, sides: [SideCost])] = [:]
  private var ended: Set<String> = []
  /// The time that workloads would take that were not looked at.
  private var foretold = 0.0
  /// The cost of one round, by workload.
  private var costs: [String: Double] = [:]

  /// The rows that can be compared, in the order in which they were requested.
  var rows: [ComparedRow] = []
  /// The rows that cannot.
  private(set) var leftOut: [LeftOutRows] = []
  /// The budget that would do for all rows; nil where it does.
  private(set) var neededNanoseconds: Double?

  /// Begins to look.
  ///
  /// - Parameters:
  ///   - options: The options of the comparison.
  ///   - clock: The source of time.
  ///   - start: The start of the time for everything, in nanoseconds of the clock.
  init(options: ComparisonOptions, clock: any MeasurementClock, since start: Int64) {
    self.options = options
    self.clock = clock
    self.start = start
    total = options.end(from: start)
    let now = clock.wallNanoseconds()
    end = total.map { now + Int64(Double(max(0, $0 - now)) * Self.lookPart) } ?? .max
  }

  /// Reason of a worker not to measure a side.
  private struct Refusal: Error {
    let text: String
  }

  /// The first look at which anything can be decided.
  private var needed: Int { options.rule.firstDecidingLook ?? options.rule.looks.last ?? 1 }

  /// Looks at rows.
  ///
  /// - Parameters:
  ///   - rows: The rows, smaller sizes of a scenario before larger ones.
  ///   - progress: Called before each workload.
  ///   - start: Starts a worker for each side.
  /// - Throws: ``WorkerError``.
  mutating func look(
    at rows: [ComparedRow], _ progress: (String) -> Void,
    start: () throws -> [String: any WorkerChannel]
  ) throws {
    var workers: [String: any WorkerChannel] = [:]
    defer { for worker in workers.values { worker.end() } }
    var number = 0
    for (_, group) in rows.grouped(by: \.workload) {
      if let reason = objection(to: group[0]) {
        leaveOut(group, because: reason)
        continue
      }
      progress("comparing answers: \(group[0].workload)")
      if workers.isEmpty { workers = try start() }
      do {
        for row in group {
          number += 1
          try look(at: row, number, workers)
        }
      } catch WorkerError.late(let side, _, let time) {
        for worker in workers.values { worker.end() }
        workers = [:]
        let done = Set(self.rows.map(\.key))
        leaveOut(
          group.filter { !done.contains($0.key) },
          because: "\(side) gave no answer within \(HumanTime.format(time))", isForTime: false)
      }
    }
  }

  private mutating func leaveOut(
    _ rows: [ComparedRow], because reason: String, isForTime: Bool = true
  ) {
    guard let first = rows.first else { return }
    leftOut.append(LeftOutRows(keys: rows.map(\.key), reason: reason, isForTime: isForTime))
    ended.insert(first.key.scenario)
  }

  /// The least time of a side without a first look, in nanoseconds.
  private var leastOfSide: Double {
    Double(options.answerMilliseconds) * 1e6 + Double(needed) * Self.leastRound
  }

  /// The time for a reply, a little longer than the request allows; nil without a budget.
  private var patience: Duration? {
    total.map { total in
      let overtime = min(max(0, total - end) / 2, Self.mostOvertime)
      return .nanoseconds(max(0, end.addingSaturated(overtime) - clock.wallNanoseconds()))
    }
  }

  /// The reason not to look at a workload; nil if there is none.
  private mutating func objection(to row: ComparedRow) -> String? {
    guard let total else { return nil }
    let now = clock.wallNanoseconds()
    guard let known = sizes[row.key.scenario], known.items < row.key.items else {
      guard now >= end else { return nil }
      foretold += Double(row.sides.count) * leastOfSide
      return "there was no time for a first look"
    }
    // The worst that sides do is assumed: that all items are visited.
    let times = Double(row.key.items) / Double(known.items)
    let larger = known.sides.map { $0.larger(times) }
    let look = larger.reduce(0) { $0 + $1.look(options) }
    let round = larger.reduce(0) { $0 + $1.round(options) }
    guard
      ended.contains(row.key.scenario) || round * Double(needed) > Double(total - now)
        || look > Double(end - now)
    else { return nil }
    foretold += look + round * Double(needed)
    return "a round would take about \(HumanTime.format(round)), and \(needed) are too long"
  }

  /// Looks at one row.
  private mutating func look(
    at row: ComparedRow, _ number: Int, _ workers: [String: any WorkerChannel]
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
        let found = try look(at: &side, of: key, number, worker)
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
      let reason = "the scenario is not the same in \(row.sides[0].name) and \(other.name)"
      return leftOut.append(LeftOutRows(keys: [row.key], reason: reason))
    }
    // One other answer is enough to end the comparison.
    if options.allowsOtherAnswers || !row.hasOtherAnswers,
      let reason = row.sides.lazy.compactMap(Self.shortfall).first
    {
      return leftOut.append(LeftOutRows(keys: [row.key], reason: reason))
    }
    rows.append(row)
    let sides = zip(row.sides, batches).map {
      SideCost(
        setup: Double($0.setupNanoseconds), batch: $1, iterations: Double($0.iterations))
    }
    costs[row.workload, default: 0] += sides.reduce(0) { $0 + $1.round(options) }
    let size = sizes[row.key.scenario]
    let before = size?.items == row.key.items ? size?.sides ?? [] : []
    sizes[row.key.scenario] = (row.key.items, before + sides)
  }

  /// Sets one side up, and finds out about it.
  private func look(
    at side: inout ComparedSide, of key: BenchmarkKey, _ number: Int, _ worker: any WorkerChannel
  ) throws -> (limit: Int, cost: Double) {
    let left = max(1, min(Self.stepMilliseconds, Int((end - clock.wallNanoseconds()) / 1_000_000)))
    func reply(_ request: WorkerRequest) throws -> WorkerReply {
      let reply = try worker.reply(to: request, of: side, within: patience)
      if case .refused(let reason) = reply { throw Refusal(text: reason) }
      return reply
    }
    guard
      case .made(let setup, let limit) = try reply(
        .make(number, key, slowdown: 0, milliseconds: left))
    else { throw Refusal(text: "it cannot be set up") }
    side.setupNanoseconds = setup
    try answer(&side, of: key, worker, left: left)
    // Counters come before any batch, or they would depend on how many there were.
    if options.countsWork, case .counted(let counts) = try reply(.count(number)) {
      side.work = counts
    }
    guard
      case .calibrated(let iterations, let cost) = try reply(
        .calibrate(number, nanoseconds: options.sampleNanoseconds))
    else { throw Refusal(text: "it cannot be measured") }
    _ = try worker.ask(.drop(number), within: patience)
    side.iterations = iterations
    return (limit, Double(cost))
  }

  /// Lets a side answer in the usual time, and in a longer one where that is too short.
  private func answer(
    _ side: inout ComparedSide, of key: BenchmarkKey, _ worker: any WorkerChannel, left: Int
  ) throws {
    // Answers may need a state of their own, which takes as long again to set up.
    let again = 2 * Int(side.setupNanoseconds / 1_000_000)
    var refusal: Refusal?
    for milliseconds in [options.answerMilliseconds, Self.longestAnswerMilliseconds]
    where Self.shortfall(side) != nil {
      let request = WorkerRequest.answer(key, milliseconds: min(left, again + milliseconds))
      switch try worker.reply(to: request, of: side, within: patience) {
      case .answers(let answers): side.answers = answers
      case .refused(let reason): refusal = Refusal(text: reason)
      default: break
      }
    }
    if side.answers == nil, let refusal { throw refusal }
  }

  /// The reason why the answers of a side are too few to time it; nil where they are enough.
  private static func shortfall(_ side: ComparedSide) -> String? {
    let needed = ComparedAnswers.needed(
      of: side.answers?.inputs ?? .max, setupNanoseconds: side.setupNanoseconds)
    let count = side.answers?.count ?? 0
    guard count < needed else { return nil }
    return "\(count) of \(needed) answers could be compared in time"
  }

  /// The numbers of iterations in batches: the same for all sides that are about equally fast, or
  /// the cost of beginning a batch would be shared by more iterations of one of them.
  static func iterations(_ counts: [Int], limit: Int) -> [Int] {
    guard let least = counts.min(), let most = counts.max() else { return [] }
    guard most / 8 <= least else { return counts }
    return counts.map { _ in min(most, limit) }
  }

  /// Refuses rows whose sides answer differently, unless that is allowed.
  ///
  /// - Throws: ``AnswerDifference``.
  func requireEqualAnswers() throws(AnswerDifference) {
    guard !options.allowsOtherAnswers else { return }
    let others = rows.filter(\.hasOtherAnswers)
    guard let row = others.first else { return }
    throw AnswerDifference(
      keys: others.map(\.key), rows: rows.count,
      sides: [row.sides[0].name] + row.sides.filter { !row.agrees($0) }.prefix(1).map(\.name))
  }

  /// Keeps the rows whose rounds end in time, those that cost least first: every process sets them
  /// up again.
  ///
  /// - Returns: The costs of those that are kept.
  mutating func plan() -> RoundBudget {
    var kept = Set(costs.keys)
    if let total {
      let left = Double(max(0, total - clock.wallNanoseconds())) * Self.plannedPart
      kept = RoundBudget.cheapest(costs, within: left / Double(needed))
      if kept.count < costs.count || foretold > 0 {
        neededNanoseconds =
          Double(clock.wallNanoseconds() - start)
          + (foretold + costs.values.reduce(0, +) * Double(needed)) / Self.plannedPart
      }
      let (costs, needed) = (costs, needed)
      leaveOut(beyond: kept) {
        "a round takes \(HumanTime.format(costs[$0, default: 0])), and \(needed) are too long"
      }
    } else {
      let setups = Dictionary(grouping: rows, by: \.workload).mapValues {
        $0.reduce(0.0) { $0 + Double($1.sides[0].setupNanoseconds) }
      }
      kept = RoundBudget.cheapest(setups, within: Double(options.setupNanoseconds))
      let limit = HumanTime.format(.nanoseconds(options.setupNanoseconds))
      leaveOut(beyond: kept) {
        "setting it up takes \(HumanTime.format(setups[$0, default: 0])), and that of all rows "
          + "\(limit) at most"
      }
    }
    return RoundBudget(end: total, costs: costs.filter { kept.contains($0.key) })
  }

  private mutating func leaveOut(beyond kept: Set<String>, because reason: (String) -> String) {
    for (workload, group) in rows.grouped(by: \.workload) where !kept.contains(workload) {
      leftOut.append(
        LeftOutRows(keys: group.map(\.key), reason: reason(workload), isForTime: true))
    }
    rows.removeAll { !kept.contains($0.workload) }
  }
}

/// Cost of one side of a row, in nanoseconds.
private struct SideCost {
  let setup: Double
  let batch: Double
  let iterations: Double

  /// The cost where everything takes a number of times as long.
  func larger(_ times: Double) -> SideCost {
    let one = batch / iterations * times
    return SideCost(
      setup: setup * times, batch: max(batch, one),
      iterations: max(1, (batch / one).rounded(.down)))
  }

  /// The cost of a round: a sample stands behind a quarter of it that warms up, and the first one
  /// is answered again.
  func round(_ options: ComparisonOptions) -> Double {
    let samples = options.samples(ofCost: Int64(batch))
    return setup + batch * (2 + 1.25 * Double(samples + options.warmUps(before: samples)))
  }

  /// The cost of a first look: it sets up twice, answers, counts and tries batches.
  func look(_ options: ComparisonOptions) -> Double {
    2 * setup + Double(options.answerMilliseconds) * 1e6 + 6 * max(batch, batch / iterations)
  }
}

/// Sides of rows that answer differently, which may be a slip or the intention of a change.
package struct AnswerDifference: Error, Sendable, Equatable, CustomStringConvertible {
  /// The benchmarks of the rows whose sides differ.
  package var keys: [BenchmarkKey]
  /// The number of rows that were compared.
  package var rows: Int
  /// The names of two sides that differ in the first of them.
  package var sides: [String]

  /// The sentence.
  package var description: String {
    let names = keys.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return "\(sides.joined(separator: " and ")) answer differently in \(keys.count) of \(rows) "
      + "rows: \(names)\(more)"
  }
}
