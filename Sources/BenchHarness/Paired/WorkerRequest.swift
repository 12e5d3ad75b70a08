/// Request to a worker process, one line of words.
public enum WorkerRequest: Sendable, Equatable {
  /// Sets a benchmark up, under a number that later requests name; with a share of its iterations,
  /// in per cent, done twice.
  case make(Int, BenchmarkKey, slowdown: Int)
  /// Answers the inputs of a benchmark, outside the clock.
  case answer(BenchmarkKey)
  /// Finds the iterations that last a number of nanoseconds.
  case calibrate(Int, nanoseconds: Int64)
  /// Times one batch.
  case sample(Int, iterations: Int)
  /// Lets go of a benchmark.
  case drop(Int)

  /// The line, without its end.
  public var text: String {
    switch self {
    case .make(let number, let key, let slowdown):
      "make \(number) \(Self.words(key)) \(slowdown)"
    case .answer(let key): "answer \(Self.words(key))"
    case .calibrate(let number, let nanoseconds): "calibrate \(number) \(nanoseconds)"
    case .sample(let number, let iterations): "sample \(number) \(iterations)"
    case .drop(let number): "drop \(number)"
    }
  }

  private static func words(_ key: BenchmarkKey) -> String {
    "\(key.scenario) \(key.operation) \(key.items) \(key.strategy)"
  }

  /// Reads a line; nil if it is no request.
  public init?(_ text: String) {
    let words = text.split(separator: " ").map(String.init)
    func key(_ start: Int) -> BenchmarkKey? {
      guard let items = Int(words[start + 2]) else { return nil }
      return BenchmarkKey(
        scenario: words[start], operation: words[start + 1], items: items,
        strategy: words[start + 3])
    }
    let number = words.count > 1 ? Int(words[1]) : nil
    switch (words.first, words.count) {
    case ("make", 7):
      guard let number, let key = key(2), let slowdown = Int(words[6]), slowdown >= 0 else {
        return nil
      }
      self = .make(number, key, slowdown: slowdown)
    case ("answer", 5):
      guard let key = key(1) else { return nil }
      self = .answer(key)
    case ("calibrate", 3):
      guard let number, let nanoseconds = Int64(words[2]), nanoseconds > 0 else { return nil }
      self = .calibrate(number, nanoseconds: nanoseconds)
    case ("sample", 3):
      guard let number, let iterations = Int(words[2]), iterations > 0 else { return nil }
      self = .sample(number, iterations: iterations)
    case ("drop", 2):
      guard let number else { return nil }
      self = .drop(number)
    default: return nil
    }
  }
}
