/// Runs benchmarks within a budget of real time.
///
/// The smallest size of everything comes first, then the next one, so an insufficient budget costs
/// the large sizes of all. A size predicted to be too long by smaller ones of its series is not
/// tried, and its result says so. Samples come in several rounds: the first visits every benchmark
/// and makes all other passes as well, later ones set the benchmarks up again and take times alone.
/// Nothing is run concurrently.
public struct SuiteRunner {
  private let runner: CaseRunner
  private let kernel: () -> UInt64

  /// Makes a runner.
  ///
  /// - Parameters:
  ///   - options: The options of the run.
  ///   - clock: The source of time.
  ///   - probe: The counter of allocations; nil if the allocator has none.
  ///   - journal: The store of the results so far; nil for none.
  ///   - kernel: The work to measure the machine's speed by; a `ReferenceKernel` if nil.
  public init(
    options: SuiteOptions = SuiteOptions(), clock: any MeasurementClock = SystemClock(),
    probe: AllocationProbe? = .make(), journal: RunJournal? = nil, kernel: (() -> UInt64)? = nil
  ) {
    runner = CaseRunner(options: options, clock: clock, probe: probe, journal: journal)
    self.kernel = kernel ?? ReferenceKernel().run
  }

  /// Runs benchmarks: without times in the order given, otherwise small sizes first.
  ///
  /// - Parameters:
  ///   - cases: The benchmarks; within a series the sizes ascending.
  ///   - progress: Called before each visit of a benchmark, outside of all measuring.
  /// - Returns: One result for each benchmark, in the order given.
  /// - Throws: A ``WrongAnswer`` of an audit, a comparison or a timed batch, or an
  ///   error of ``BenchmarkCase/makeInput``; nothing is measured after it.
  public func run(
    _ cases: [BenchmarkCase], progress: (SuiteProgress) -> Void = { _ in }
  ) throws -> [BenchmarkResult] {
    var run = SuiteRun(cases, runner: runner, kernel: kernel)
    return try run.results(progress: progress)
  }
}
