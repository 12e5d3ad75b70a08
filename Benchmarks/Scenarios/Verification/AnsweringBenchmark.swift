import BenchHarness

/// Benchmark whose inputs can be answered one by one, outside the clock, by the code that is timed.
protocol AnsweringBenchmark: PreparedBenchmark {
  /// The number of distinct inputs that timed iterations go through.
  var inputCount: Int { get }

  /// Does one iteration and returns everything that it answered.
  ///
  /// Inputs are answered in ascending order after ``prepareBatch(iterations:)``; some may be left
  /// out.
  func answer(_ input: Int) -> [TraceStep]

  /// Does one iteration and returns the digest of everything that it answered.
  func digest(_ input: Int) -> UInt64
}

extension FrameDigest {
  /// The digest of an answer, with the elements in an order that does not depend on the strategy.
  init(_ answer: [TraceStep]) {
    self.init()
    for step in answer {
      combine(step.contentSize)
      combine(step.offset)
      combine(UInt64(bitPattern: Int64(step.measured)))
      combine(UInt64(bitPattern: Int64(step.elements.count)))
      for element in step.elements { combine(element) }
    }
  }
}
