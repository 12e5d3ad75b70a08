extension AllocationProbe {
  /// Sets a benchmark up, runs one iteration and lets go of it, twice, and measures the memory not
  /// given back.
  ///
  /// The first time allocates what stays for the life of the process: tables of types, lazy
  /// globals. The second run has to end with the same memory as it began with.
  ///
  /// - Returns: The bytes left over; 0 where nothing leaks.
  /// - Throws: The reason why the benchmark cannot be set up.
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
