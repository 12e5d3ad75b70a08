@testable import BenchHarness
@testable import BenchReports

/// A worker in this process, with batch times specified by a test.
final class FakeWorker: WorkerChannel {
  /// The state shared by all workers of a comparison.
  final class Team {
    /// The places of all workers started so far, in order.
    var places: [WorkerLocation] = []
    /// The sides of all timed batches, in order.
    var turns: [String] = []
    /// The number of workers still running.
    var running = 0
    /// Returns the nanoseconds of one iteration, by side and pair.
    var cost: (String, Int) -> Double = { _, _ in 10_000 }
    /// Returns the digest of the answers, by side.
    var digest: (String, BenchmarkKey) -> String = { _, _ in "d1" }
    /// The number of inputs, and the digests of those answered within some milliseconds.
    var inputs = 1
    var digests: (Int) -> Int = { _ in 1 }
    /// The milliseconds of all requests for answers.
    var answerTimes: [Int] = []
    /// Returns the version of the input, by side.
    var version: (String) -> String = { _ in "v1" }
    var setupNanoseconds: Int64 = 1000
    var limit = Int.max
    var isPinned = true
    /// Returns the counters of an iteration, by side.
    var counters: (String) -> [String: Int] = { _ in [:] }
    /// Advances the clock by the time of a batch.
    var spend: (Int64) -> Void = { _ in }
    /// Returns whether a side never replies to a request, so that the time limit for the reply
    /// passes.
    var isSilent: (String, WorkerRequest) -> Bool = { _, _ in false }
    var refuses: (String, BenchmarkKey) -> String? = { _, _ in nil }
    /// The number of the pair, counted from 0; -1 for the workers comparing answers.
    var pair: Int { places.count { $0.side == places.first?.side } - 2 }

    func start(_ place: WorkerLocation) -> FakeWorker {
      places.append(place)
      running += 1
      return FakeWorker(self, place.side)
    }
  }

  private let team: Team
  private let side: String
  private var slowdowns: [Int: Int] = [:]

  init(_ team: Team, _ side: String) {
    self.team = team
    self.side = side
  }

  var isPinned: Bool { team.isPinned }

  func end() { team.running -= 1 }

  /// Every request and reply is encoded as its line.
  func ask(_ request: WorkerRequest, within limit: Duration?) throws -> WorkerReply {
    if team.isSilent(side, request) {
      let time = limit ?? WorkerProcess.defaultTimeout
      team.spend(time.wholeNanoseconds)
      throw WorkerError.late(side: side, request: request.text, after: time)
    }
    guard let read = WorkerRequest(request.text),
      let reply = WorkerReply(reply(to: read).text)
    else { return .refused("unreadable") }
    return reply
  }

  private func reply(to request: WorkerRequest) -> WorkerReply {
    switch request {
    case .make(let number, let key, let slowdown, _):
      if let reason = team.refuses(side, key) { return .refused(reason) }
      slowdowns[number] = slowdown
      return .made(nanoseconds: team.setupNanoseconds, limit: team.limit)
    case .answer(let key, let milliseconds):
      team.answerTimes.append(milliseconds)
      return .answers(
        WorkerAnswers(
          digests: Array(
            repeating: team.digest(side, key), count: team.digests(milliseconds)),
          inputs: team.inputs, version: team.version(side)))
    case .calibrate(_, let nanoseconds):
      let iterations = max(1, Int(Double(nanoseconds) / team.cost(side, -1)))
      return .calibrated(
        iterations: iterations, nanoseconds: Int64(Double(iterations) * team.cost(side, -1)))
    case .sample(let number, let iterations):
      guard let slowdown = slowdowns[number] else { return .refused("there is no \(number)") }
      team.turns.append(side)
      let all = Double(iterations) * (1 + Double(slowdown) / 100)
      let time = Int64(all * team.cost(side, team.pair))
      team.spend(time)
      return .time(time)
    case .count:
      return .counted(WorkerCounts(allocations: nil, liveBytes: nil, counters: team.counters(side)))
    case .drop: return .dropped
    }
  }
}
