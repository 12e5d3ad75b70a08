/// First look at a group of rows: compares the answers, counts allocations, finds how many
/// iterations make a batch, and tells what a round costs.
struct PairedTrial {
  private let options: PairedOptions
  private let clock: any MeasurementClock
  private let probe: AllocationProbe?

  /// The rows that can be measured.
  private(set) var series: [PairedSeries] = []
  /// The rows that cannot.
  private(set) var leftOut: [PairedLeftOut] = []
  /// The number of passes in a round of each row.
  private(set) var passes: [Int] = []
  /// What one round takes, in nanoseconds.
  private(set) var cost = 0.0
  /// The time that comparing answers took, in nanoseconds.
  private(set) var verificationNanoseconds = 0.0

  /// Tries a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - options: How the comparison is measured.
  ///   - clock: The source of time.
  ///   - probe: The allocator; nil where it counts nothing.
  ///   - end: The end of the time for first looks, in nanoseconds of the clock.
  /// - Throws: `SetupGivenUp` where the time is not enough; what the comparison of answers throws.
  init(
    _ group: PairedGroup, options: PairedOptions, clock: any MeasurementClock,
    probe: AllocationProbe?, end: Int64
  ) throws {
    self.options = options
    self.clock = clock
    self.probe = probe
    let states = group.begin()
    for row in group.rows { try look(at: row, states, SetupDeadline(clock: clock, end: end)) }
  }

  private mutating func look(
    at row: PairedRow, _ states: any PairedStates, _ deadline: SetupDeadline
  ) throws {
    var options = SamplingOptions()
    options.sampleTarget = .nanoseconds(self.options.batchNanoseconds)
    let measurer = Measurer(options: options, clock: clock)
    var sides: [PairedSide] = []
    var batches: [TimedSample] = []
    var limit = Int.max
    for strategy in row.strategies {
      let start = clock.wallNanoseconds()
      guard let benchmark = try make(row, strategy, states, deadline) else { return }
      let setup = Double(clock.wallNanoseconds() - start)
      cost += setup
      limit = min(limit, max(1, benchmark.preferredIterationLimit))
      let cold = try measurer.sample(benchmark, iterations: 1)
      let expected = 5 * Double(cold.costNanoseconds)
      guard expected <= Double(deadline.nanosecondsLeft) else {
        let reason = "a first look would take \(HumanTime.format(expected))"
        return leftOut.append(PairedLeftOut(rows: [row], reason: "\(strategy): \(reason)"))
      }
      var side = PairedSide(strategy: strategy, iterations: 1)
      let compared = try verify(row, strategy, states, deadline)
      if let reason = compared.shortfall(setupNanoseconds: Int64(setup)) {
        return leftOut.append(PairedLeftOut(rows: [row], reason: "\(strategy): \(reason)"))
      }
      side.compared = compared
      side.setupNanoseconds = setup
      if let probe {
        side.allocations = AllocationPass(probe: probe).measure(benchmark).0
        // What holds the state alone is built once more.
        if 2 * setup < Double(deadline.nanosecondsLeft) {
          side.liveBytes = benchmark.liveBytes(using: probe)
        }
      }
      let batch = try measurer.calibrate(
        benchmark,
        limits: MeasurementLimits(
          share: .max, end: clock.wallNanoseconds() + max(0, deadline.nanosecondsLeft)))
      side.iterations = batch.iterations
      sides.append(side)
      batches.append(batch)
    }
    let counts = Self.iterations(sides.map(\.iterations), limit: limit)
    let costs = zip(batches, counts).map { batch, count in
      batch.costNanoseconds * Int64(count) / Int64(max(1, batch.iterations))
    }
    for index in sides.indices { sides[index].iterations = counts[index] }
    let order = TurnOrder(participants: sides.count)
    let passes = self.options.passes(of: order, longestBatch: costs.max() ?? 0)
    cost += Double(costs.reduce(0, +)) * Double(passes + 1)
    series.append(PairedSeries(row: row, sides: sides))
    self.passes.append(passes)
  }

  /// Compares the answers of one side.
  private mutating func verify(
    _ row: PairedRow, _ strategy: String, _ states: any PairedStates, _ deadline: SetupDeadline
  ) throws -> ComparedAnswers {
    let start = clock.wallNanoseconds()
    let compared = try states.verify(row, strategy: strategy, deadline: deadline)
    verificationNanoseconds += Double(clock.wallNanoseconds() - start)
    return compared
  }

  /// Sets one side of a row up; nil where the row has to be left out.
  private mutating func make(
    _ row: PairedRow, _ strategy: String, _ states: any PairedStates, _ deadline: SetupDeadline
  ) throws -> (any PreparedBenchmark)? {
    let reason: String
    row.noteWork(of: strategy)
    do {
      return try states.make(row, strategy: strategy, deadline: deadline)
    } catch SetupGivenUp.tooLong(let nanoseconds) {
      throw SetupGivenUp.tooLong(nanoseconds: nanoseconds)
    } catch SetupGivenUp.tooMany(let limit, let why) {
      reason = "\(strategy) goes up to \(ItemCount.format(limit)) items, \(why)"
    } catch {
      reason = "\(strategy): \(error)"
    }
    leftOut.append(PairedLeftOut(rows: [row], reason: reason))
    return nil
  }

  /// The numbers of iterations in batches: the same for all strategies that are about equally
  /// fast, or the cost of beginning a batch would be shared by more iterations of one of them.
  static func iterations(_ counts: [Int], limit: Int) -> [Int] {
    guard let least = counts.min(), let most = counts.max() else { return [] }
    guard most / 8 <= least else { return counts }
    return counts.map { _ in min(most, limit) }
  }
}
