import BenchHarness

/// Benchmark of data rather than frames, which is checked by a plain model of what it does.
protocol CheckedBenchmark: AnsweringBenchmark {
  /// A mistake in the result of an iteration, in words; nil if it is right.
  func mistake() -> String?
}

extension CheckedBenchmark {
  var inputCount: Int { 1 }

  func answer(_ input: Int) -> [TraceStep] { [] }

  func digest(_ input: Int) -> UInt64 { run(iterations: 1) }
}
