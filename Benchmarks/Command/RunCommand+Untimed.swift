import BenchHarness
import BenchSuite

/// Methods that run the suite without a clock.
extension RunCommand {
  /// Runs a fixed number of iterations of each benchmark and does nothing else.
  func runIterations(_ iterations: Int) throws {
    guard iterations > 0 else {
      throw Failure(
        "--iterations \(iterations) is out of range: "
          + "expected 1 or more")
    }
    FixedHashing.restartIfNeeded()
    // Floors are not strategies, but they can be named like one.
    var options = selection
    let isFloor = selection.strategy == BenchmarkKey.floorName
    if isFloor { options.strategy = nil }
    let (selected, record) = try options.selection(shard: shard)
    let names = isFloor ? [BenchmarkKey.floorName] : selected.strategies.map(\.name)
    let runner = IterationRunner(iterations: iterations)
    var count = 0
    for benchmarkCase in try selected.cases(for: selected.workloads().resolved()) {
      guard names.contains(benchmarkCase.key.strategy) else { continue }
      let outcome = try runner.run(benchmarkCase)
      count += 1
      let batches = Words.counted(outcome.batches, "batch", plural: "batches")
      try StandardOutput.print(
        "\(benchmarkCase.key): \(iterations) iterations in \(batches), "
          + "checksum \(outcome.checksum)\n")
    }
    guard record?.places.isEmpty != true else { return }
    try NoMeasurementsError.require(
      count,
      because: NoMeasurementsError("no benchmark exists for \(names.joined(separator: ", "))"))
  }

  /// Counts the instructions of the benchmarks listed in a file and does nothing else.
  func countInstructions(of cells: String) throws {
    let output = try destination.output(hasTimes: false)
    let results = try InstructionRun.results(
      cells: cells, seed: selection.part.seed, cacheMisses: cacheMisses)
    try output.write(
      RunReport(
        command: Self.commandWithoutDestination(CommandLine.arguments.dropFirst()),
        seed: selection.part.seed, environment: .capture().withoutMoment, results: results))
  }

  /// Returns the arguments without destination files, so that the JSON is the same for every
  /// destination.
  static func commandWithoutDestination(_ arguments: some Sequence<String>) -> [String] {
    ArgumentList.removing(options: ["--json", "--export", "--report"], from: arguments)
  }

  /// Collects all exact counts and metrics, which are the same in every run.
  func runUntimed(_ selected: SuiteSelection, _ shard: ShardRecord?, output: Output) throws {
    FixedHashing.restartIfNeeded()
    if let timeout { Timeout.watch(try Timeout.duration(timeout)) }
    let session = RunSession(
      RunReport(
        command: Self.commandWithoutDestination(CommandLine.arguments.dropFirst()),
        seed: selection.part.seed, environment: .capture().withoutMoment, shard: shard,
        results: []),
      output: output)
    noteIfEmpty(shard, in: session.journal)
    var countedRun = CountedRun(selected)
    countedRun.verifies = !unverified
    var results: [BenchmarkResult] = []
    try session.writeResults {
      results = try countedRun.results(journal: session.journal, progress: ProgressLine())
      return results
    }
    try ResultFault.requireCorrectAnswers(results)
    try ResultFault.requireCounters(results)
  }
}
