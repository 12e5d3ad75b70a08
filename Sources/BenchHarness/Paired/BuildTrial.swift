/// First look at all rows by one pair of processes: compares answers, finds how many iterations
/// make a batch, and leaves out what takes too long to set up.
struct BuildTrial {
  private let options: BuildOptions
  private let base: any WorkerChannel
  private let head: any WorkerChannel

  /// The rows that can be compared, in the order in which they were requested.
  private(set) var rows: [BuildRow] = []
  /// The rows that cannot.
  private(set) var leftOut: [BuildLeftOut] = []

  /// Tries rows.
  ///
  /// - Parameters:
  ///   - keys: The rows.
  ///   - options: How they are compared.
  ///   - base: A worker of base.
  ///   - head: A worker of head.
  ///   - progress: Called before each row.
  /// - Throws: ``BuildDifference`` if answers differ that have to be equal; ``WorkerError``.
  init(
    _ keys: [BenchmarkKey], options: BuildOptions, base: any WorkerChannel,
    head: any WorkerChannel, progress: (String) -> Void
  ) throws {
    self.options = options
    self.base = base
    self.head = head
    for (number, key) in keys.enumerated() {
      progress("[\(number + 1)/\(keys.count)] comparing answers: \(key)")
      do {
        rows.append(try look(at: key, number))
      } catch let reason as Refusal {
        leftOut.append(BuildLeftOut(key: key, reason: reason.text))
      }
    }
    let others = rows.filter(\.hasOtherAnswers).map(\.key)
    guard others.isEmpty || options.allowsOtherAnswers else {
      throw BuildDifference(keys: others, rows: rows.count)
    }
    leaveOutLongSetups()
  }

  /// Reason of a worker not to measure a row.
  private struct Refusal: Error {
    let text: String
  }

  private func look(at key: BenchmarkKey, _ number: Int) throws -> BuildRow {
    let (setup, limit) = try make(key, number, on: base, "base")
    let (_, headLimit) = try make(key, number, on: head, "head")
    let (expected, actual) = (
      try answers(of: key, on: base, "base"),
      try answers(of: key, on: head, "head")
    )
    guard expected.version == actual.version else {
      throw Refusal(text: "the scenario is not the same in base and head")
    }
    let request = WorkerRequest.calibrate(number, nanoseconds: options.sampleNanoseconds)
    guard case .calibrated(let found, let cost) = try reply(to: request, on: base, "base") else {
      throw Refusal(text: "base cannot be calibrated")
    }
    for worker in [base, head] { _ = try worker.ask(.drop(number)) }
    let iterations = min(found, limit, headLimit)
    let batchCost = Double(cost) / Double(max(1, found)) * Double(iterations)
    return BuildRow(
      key: key, iterations: iterations, samples: options.samples(ofCost: Int64(batchCost)),
      setupNanoseconds: setup, baseAnswers: expected, headAnswers: actual)
  }

  private func make(
    _ key: BenchmarkKey, _ number: Int, on worker: any WorkerChannel, _ name: String
  ) throws -> (setup: Int64, limit: Int) {
    let request = WorkerRequest.make(number, key, slowdown: 0)
    guard case .made(let setup, let limit) = try reply(to: request, on: worker, name) else {
      throw Refusal(text: "\(name) cannot set it up")
    }
    return (setup, limit)
  }

  private func answers(
    of key: BenchmarkKey, on worker: any WorkerChannel, _ name: String
  ) throws -> WorkerAnswers {
    guard case .answers(let answers) = try reply(to: .answer(key), on: worker, name) else {
      throw Refusal(text: "\(name) does not answer")
    }
    return answers
  }

  private func reply(
    to request: WorkerRequest, on worker: any WorkerChannel, _ name: String
  ) throws -> WorkerReply {
    let reply = try worker.ask(request)
    if case .refused(let reason) = reply { throw Refusal(text: "\(name): \(reason)") }
    return reply
  }

  /// Keeps the rows that are set up soonest, as long as all of them together take no longer than
  /// the limit: every process sets them up again.
  private mutating func leaveOutLongSetups() {
    var sum: Int64 = 0
    var long: Set<BenchmarkKey> = []
    for row in rows.sorted(by: { $0.setupNanoseconds < $1.setupNanoseconds }) {
      sum += row.setupNanoseconds
      if sum > options.setupNanoseconds { long.insert(row.key) }
    }
    let limit = HumanTime.format(.nanoseconds(options.setupNanoseconds))
    for row in rows where long.contains(row.key) {
      let time = HumanTime.format(Double(row.setupNanoseconds))
      leftOut.append(
        BuildLeftOut(
          key: row.key,
          reason: "setting it up takes \(time), and that of all rows \(limit) at most"))
    }
    rows.removeAll { long.contains($0.key) }
  }
}
