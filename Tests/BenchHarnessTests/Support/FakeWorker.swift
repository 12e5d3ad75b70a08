@testable import BenchHarness
@testable import BenchReports

/// Worker in this process whose batches take the time that a test gives them.
final class FakeWorker: WorkerChannel {
  /// What all workers of a comparison have in common.
  final class Team {
    /// Places of all workers that were started, in order.
    var places: [WorkerPlace] = []
    /// Sides of all timed batches, in order.
    var turns: [String] = []
    /// The number of workers that have not ended.
    var running = 0
    /// The nanoseconds of one iteration, by side and pair.
    var cost: (String, Int) -> Double = { _, _ in 10_000 }
    /// The digest of the answers, by side.
    var digest: (String, BenchmarkKey) -> String = { _, _ in "d1" }
    /// The number of inputs, and the digests of those that are answered in some milliseconds.
    var inputs = 1
    var digests: (Int) -> Int = { _ in 1 }
    /// The milliseconds of all requests for answers.
    var answerTimes: [Int] = []
    /// The version of the input, by side.
    var version: (String) -> String = { _ in "v1" }
    var setupNanoseconds: Int64 = 1000
    var limit = Int.max
    var isPinned = true
    /// The counters of an iteration, by side.
    var counters: (String) -> [String: Int] = { _ in [:] }
    /// Lets the time of a batch pass.
    var spend: (Int64) -> Void = { _ in }
    /// Whether a side never replies to a request, in which the time for the reply passes.
    var isSilent: (String, WorkerRequest) -> Bool = { _, _ in false }
    var refuses: (String, BenchmarkKey) -> String? = { _, _ in nil }
    /// The number of the pair, from 0; the workers that compare answers are -1.
    var pair: Int { places.count { $0.side == places.first?.side } - 2 }

    func start(_ place: WorkerPlace) -> FakeWorker {
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

  /// Every request and reply goes through its line.
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
