package import BenchHarness

/// A request to a worker process, sent as one line of words.
package enum WorkerRequest: Sendable, Equatable {
  /// Sets up a benchmark within a time limit, and gives it the number used in later requests.
  ///
  /// The slowdown is the time added to each batch, in per cent.
  case make(Int, BenchmarkKey, slowdown: Int, milliseconds: Int)
  /// Computes a benchmark's results for its inputs within a time limit, without timing them.
  case answer(BenchmarkKey, milliseconds: Int)
  /// Determines the number of iterations that take at least the given number of nanoseconds.
  case calibrate(Int, nanoseconds: Int64)
  /// Measures the exact figures of one iteration.
  case count(Int)
  /// Times one batch of the given number of iterations.
  case sample(Int, iterations: Int)
  /// Releases the benchmark with the given number.
  case drop(Int)

  /// The request as a line, without its line break.
  package var text: String {
    switch self {
    case .make(let number, let key, let slowdown, let time):
      "make \(number) \(Self.words(key)) \(slowdown) \(time)"
    case .answer(let key, let time): "answer \(Self.words(key)) \(time)"
    case .calibrate(let number, let nanoseconds): "calibrate \(number) \(nanoseconds)"
    case .count(let number): "count \(number)"
    case .sample(let number, let iterations): "sample \(number) \(iterations)"
    case .drop(let number): "drop \(number)"
    }
  }

  private static func words(_ key: BenchmarkKey) -> String {
    "\(key.scenario) \(key.operation) \(key.items) \(key.strategy)"
  }

  /// Parses a line, or returns `nil` if it is not a request.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    func number(_ place: Int, from least: Int = .min) -> Int? {
      Int(words[place]).flatMap { $0 >= least ? $0 : nil }
    }
    func key(_ start: Int) -> BenchmarkKey? {
      number(start + 2).map {
        BenchmarkKey(
          scenario: words[start], operation: words[start + 1], items: $0,
          strategy: words[start + 3])
      }
    }
    switch (words.first, words.count) {
    case ("make", 8):
      guard let name = number(1), let key = key(2), let slowdown = number(6, from: 0),
        let time = number(7, from: 1)
      else { return nil }
      self = .make(name, key, slowdown: slowdown, milliseconds: time)
    case ("answer", 6):
      guard let key = key(1), let time = number(5, from: 1) else { return nil }
      self = .answer(key, milliseconds: time)
    case ("calibrate", 3):
      guard let name = number(1), let time = number(2, from: 1) else { return nil }
      self = .calibrate(name, nanoseconds: Int64(time))
    case ("sample", 3):
      guard let name = number(1), let iterations = number(2, from: 1) else { return nil }
      self = .sample(name, iterations: iterations)
    case ("count", 2):
      guard let name = number(1) else { return nil }
      self = .count(name)
    case ("drop", 2):
      guard let name = number(1) else { return nil }
      self = .drop(name)
    default: return nil
    }
  }
}

/// The reply of a worker process to a request, sent as one line of words.
package enum WorkerReply: Sendable, Equatable {
  /// The benchmark has been set up; the associated values are the processor time of the setup and
  /// the maximum number of iterations in a batch.
  case made(nanoseconds: Int64, limit: Int)
  /// The results computed by a benchmark, as digests.
  case answers(WorkerAnswers)
  /// The calibration is finished; the associated values are the number of iterations in a batch,
  /// and the real time of such a batch including its preparation.
  case calibrated(iterations: Int, nanoseconds: Int64)
  /// The exact figures of an iteration.
  case counted(WorkerCounts)
  /// The processor time of a batch, in nanoseconds.
  case time(Int64)
  /// The benchmark has been released.
  case dropped
  /// The benchmark computed a wrong result; the associated value is a one-line explanation.
  case wrong(String)
  /// The request cannot be fulfilled; the associated value is the reason, in one line.
  case refused(String)

  /// The reply as a line, without its line break.
  package var text: String {
    func line(_ text: String) -> String {
      text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return switch self {
    case .made(let nanoseconds, let limit): "made \(nanoseconds) \(limit)"
    case .answers(let answers):
      (["answers", answers.version, "\(answers.inputs)"] + answers.digests).joined(separator: " ")
    case .calibrated(let iterations, let nanoseconds): "calibrated \(iterations) \(nanoseconds)"
    case .counted(let counts): "counted " + counts.text
    case .time(let nanoseconds): "time \(nanoseconds)"
    case .dropped: "dropped"
    case .wrong(let reason): "wrong " + line(reason)
    case .refused(let reason): "refused " + line(reason)
    }
  }

  /// Parses a line, or returns `nil` if it is not a reply.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().map { Int($0) }
    let rest = words.dropFirst().joined(separator: " ")
    switch (words.first, words.count) {
    case ("made", 3):
      guard let time = numbers[0], let limit = numbers[1] else { return nil }
      self = .made(nanoseconds: Int64(time), limit: limit)
    case ("answers", 3...):
      guard let inputs = numbers[1] else { return nil }
      self = .answers(
        WorkerAnswers(digests: Array(words.dropFirst(3)), inputs: inputs, version: words[1]))
    case ("calibrated", 3):
      guard let iterations = numbers[0], let time = numbers[1] else { return nil }
      self = .calibrated(iterations: iterations, nanoseconds: Int64(time))
    case ("counted", 4...):
      guard let counts = WorkerCounts(Array(words.dropFirst())) else { return nil }
      self = .counted(counts)
    case ("time", 2):
      guard let time = numbers[0] else { return nil }
      self = .time(Int64(time))
    case ("dropped", 1): self = .dropped
    case ("wrong", _): self = .wrong(rest)
    case ("refused", _): self = .refused(rest)
    default: return nil
    }
  }
}

/// The results a benchmark computed for its first inputs, stored as digests of the first 1, 2, 4, 8
/// and so on results.
///
/// Two sides agree if their results are equal for all inputs processed by both, even if one side
/// had less time.
package struct WorkerAnswers: Codable, Sendable, Equatable {
  /// The digests of the first 1, 2, 4, 8 and so on results, and finally of all results.
  package var digests: [String]
  /// The number of the benchmark's inputs, including those without a result.
  package var inputs: Int
  /// The version of the input; results for different versions cannot be compared.
  package var version: String

  /// Creates a record of computed results; the digests and the version must be words without
  /// spaces.
  package init(digests: [String], inputs: Int, version: String) {
    self.digests = digests
    self.inputs = inputs
    self.version = version
  }

  /// Returns the number of results covered by the digest at the given index.
  ///
  ///     12 inputs   →   1 2 4 8 12
  package static func answers(upTo place: Int, inputs: Int) -> Int {
    min(inputs, 1 << min(place, 40))
  }

  /// The number of inputs with a computed result.
  package var count: Int {
    digests.isEmpty ? 0 : Self.answers(upTo: digests.count - 1, inputs: inputs)
  }

  /// Returns whether two sides computed equal results for all inputs processed by both.
  func matches(_ other: WorkerAnswers) -> Bool {
    let common = min(digests.count, other.digests.count)
    return inputs == other.inputs && digests.prefix(common) == other.digests.prefix(common)
  }
}

/// The exact figures of one iteration of a benchmark, measured with timing off.
package struct WorkerCounts: Codable, Sendable, Equatable {
  /// The number of allocations and their total size in bytes, or `nil` if they were not measured.
  package var allocations: AllocationSummary?
  /// The number of bytes kept alive by the benchmark's state, or `nil` if the number is meaningless
  /// or was not measured.
  package var liveBytes: Int?
  /// The operation counts, keyed by counter name.
  package var counters: [String: Int]

  /// Creates a record of the exact figures of one iteration.
  package init(allocations: AllocationSummary?, liveBytes: Int?, counters: [String: Int]) {
    self.allocations = allocations
    self.liveBytes = liveBytes
    self.counters = counters
  }

  /// The words of the reply: the number of allocations, their total size and the live bytes,
  /// followed by the counters.
  fileprivate var text: String {
    let figures = [allocations?.count, allocations?.bytes, liveBytes].map { $0.map(String.init) }
    return
      (figures.map { $0 ?? "-" }
      + counters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
      .joined(separator: " ")
  }

  fileprivate init?(_ words: [String]) {
    let figures = words.prefix(3).map { Int($0) }
    counters = [:]
    for word in words.dropFirst(3) {
      let parts = word.split(separator: "=")
      guard parts.count == 2, let value = Int(parts[1]) else { return nil }
      counters[String(parts[0])] = value
    }
    if let count = figures[0], let bytes = figures[1] {
      allocations = AllocationSummary(count: count, bytes: bytes)
    }
    liveBytes = figures[2]
  }
}

/// The first line from a worker process, which shows whether the two builds use the same protocol.
package struct WorkerGreeting: Sendable, Equatable {
  /// This build's version of the protocol, which changes whenever the form or meaning of requests
  /// or replies changes.
  package static let currentVersion = 3

  private static let name = "bench-worker"

  /// The protocol version of the worker.
  package var version: Int
  /// Whether the system keeps the worker on its assigned core.
  package var isPinned: Bool

  /// Creates the message a worker sends when it starts.
  package init(version: Int = currentVersion, isPinned: Bool) {
    self.version = version
    self.isPinned = isPinned
  }

  /// The greeting as a line, without its line break.
  package var text: String { "\(Self.name) \(version) \(isPinned ? "pinned" : "free")" }

  /// Parses a line, or returns `nil` if it is not a greeting.
  package init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count >= 3, words[0] == Self.name, let version = Int(words[1]) else { return nil }
    self.init(version: version, isPinned: words[2] == "pinned")
  }
}
