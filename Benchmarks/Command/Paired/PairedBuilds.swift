import BenchHarness

/// Two programs whose times are compared in pairs of processes.
struct PairedBuilds {
  /// The programs.
  let programs: BuildPrograms
  /// How they are compared.
  let options: BuildOptions
  /// The cores that processes take turns on; none where the system places them.
  let cores: [Int]
  /// The seed of all random input.
  let seed: UInt64
  /// The longest time that a reply of a process may take.
  var patience = WorkerProcess.defaultPatience

  /// Compares.
  ///
  /// - Parameters:
  ///   - rows: The benchmarks, at least one.
  ///   - results: Gets the results so far after each pair.
  ///   - progress: Called with the name of each step before it.
  /// - Returns: The measurements.
  /// - Throws: `BuildDifference` or `WorkerError`.
  func run(
    _ rows: [BenchmarkKey], results: LatestResults<BuildRun>, progress: (String) -> Void
  ) throws -> BuildRun {
    var runner = BuildRunner(options: options, cores: cores, results: results) { place in
      try WorkerProcess(
        side: place.side.rawValue, path: try programs.copy(for: place.side),
        arguments: ["worker", "--seed", "\(seed)"]
          + (place.core.map { ["--core", "\($0)"] } ?? []), padding: place.padding,
        patience: patience)
    }
    return try runner.run(rows, progress: progress)
  }

  /// Does some work, whose refusals become failures with their exit codes.
  static func failing<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let difference as BuildDifference {
      throw Failure(.wrongFrames, "\(difference)")
    } catch let error as WorkerError {
      throw Failure(.usageOrHarnessError, "\(error)")
    }
  }
}
