/// Measures the memory that a benchmark does not give back, in a pass of its own.
struct TeardownPass {
  /// The allocator.
  let probe: AllocationProbe

  /// Sets a benchmark up, runs one iteration and lets go of it, twice.
  ///
  /// The first time allocates what stays for the life of the process: tables of types, lazy
  /// globals. After the second there has to be as much as before it.
  ///
  /// - Returns: The bytes that are left; 0 where nothing leaks.
  /// - Throws: The reason why the benchmark cannot be set up.
  func bytesLeft(by benchmarkCase: BenchmarkCase) throws -> Int {
    try runOnce(benchmarkCase)
    return try probe.liveBytes(addedBy: { try runOnce(benchmarkCase) })
  }

  private func runOnce(_ benchmarkCase: BenchmarkCase) throws {
    let benchmark = try benchmarkCase.make(SetupDeadline(clock: StoppedClock()))
    benchmark.prepareBatch(iterations: 1)
    blackHole(benchmark.run(iterations: 1))
  }
}
