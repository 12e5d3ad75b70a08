/// Reply of a worker process to one request, one line of words.
public enum WorkerReply: Sendable, Equatable {
  /// A benchmark is set up: the processor time of that, and the most iterations of a batch.
  case made(nanoseconds: Int64, limit: Int)
  /// The answers of a benchmark.
  case answers(WorkerAnswers)
  /// The iterations of a batch, and the real time that it costs with its preparation.
  case calibrated(iterations: Int, nanoseconds: Int64)
  /// The processor time and the real time of a batch, in nanoseconds.
  case time(processor: Int64, wall: Int64)
  /// A benchmark has been let go of.
  case dropped
  /// The request cannot be fulfilled, for a reason in one line.
  case refused(String)

  /// The line, without its end.
  public var text: String {
    switch self {
    case .made(let nanoseconds, let limit): "made \(nanoseconds) \(limit)"
    case .answers(let answers): "answers \(answers.digest) \(answers.count) \(answers.version)"
    case .calibrated(let iterations, let nanoseconds): "calibrated \(iterations) \(nanoseconds)"
    case .time(let processor, let wall): "time \(processor) \(wall)"
    case .dropped: "dropped"
    case .refused(let reason):
      "refused " + reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }

  /// Reads a line; nil if it is no reply.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    let numbers = words.dropFirst().map { Int64($0) }
    switch (words.first, words.count) {
    case ("made", 3):
      guard let nanoseconds = numbers[0], let limit = Int(words[2]) else { return nil }
      self = .made(nanoseconds: nanoseconds, limit: limit)
    case ("answers", 4):
      guard let count = Int(words[2]) else { return nil }
      self = .answers(WorkerAnswers(digest: words[1], count: count, version: words[3]))
    case ("calibrated", 3):
      guard let iterations = Int(words[1]), let nanoseconds = numbers[1] else { return nil }
      self = .calibrated(iterations: iterations, nanoseconds: nanoseconds)
    case ("time", 3):
      guard let processor = numbers[0], let wall = numbers[1] else { return nil }
      self = .time(processor: processor, wall: wall)
    case ("dropped", 1): self = .dropped
    case ("refused", _): self = .refused(words.dropFirst().joined(separator: " "))
    default: return nil
    }
  }
}
