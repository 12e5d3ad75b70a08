extension AllocationProbe {
  /// Measures the memory a benchmark leaves behind after its teardown.
  ///
  /// The benchmark is set up, run for one iteration and released, twice. The first time allocates
  /// memory that lives as long as the process, such as type metadata and lazy globals; the second
  /// time should end with as much live memory as it began with.
  ///
  /// - Returns: The number of bytes not freed; 0 if nothing leaks.
  /// - Throws: An error if the benchmark cannot be set up.
  func bytesLeft(by benchmarkCase: BenchmarkCase) throws -> Int {
    func runOnce() throws {
      let benchmark = try benchmarkCase.make(SetupDeadline(clock: StoppedClock()))
      benchmark.prepareBatch(iterations: 1)
      blackHole(benchmark.run(iterations: 1))
    }
    try runOnce()
    return try liveBytes(addedBy: runOnce)
  }
}
