extension AllocationProbe {
  /// Measures the memory a benchmark leaves behind after its teardown.
  ///
  /// The benchmark is set up, run for one iteration and released; all of this is done twice. The
  /// first run allocates memory that is kept until the process ends, such as type metadata and lazy
  /// globals; the second run should leave the amount of live memory unchanged.
  ///
  /// - Returns: The number of bytes not freed; 0 if nothing leaks.
  /// - Throws: An error if the benchmark cannot be set up.
  func leakedBytes(by benchmarkCase: BenchmarkCase) throws -> Int {
    func runOnce() throws {
      let benchmark = try benchmarkCase.make(SetupDeadline(clock: StoppedClock()))
      benchmark.prepareBatch(iterations: 1)
      blackHole(benchmark.run(iterations: 1))
    }
    try runOnce()
    return try liveBytes(addedBy: runOnce)
  }
}
