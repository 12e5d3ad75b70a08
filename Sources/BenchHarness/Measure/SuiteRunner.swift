/// A runner of benchmarks within a budget of real time.
///
/// All benchmarks of the smallest size come first, then all of the next size. If the budget is
/// insufficient, every strategy therefore loses its largest sizes. If the smaller sizes of a series
/// predict a time above the limit, the next size is not run, and its result contains a warning.
/// Samples are taken in several rounds. The first round runs every benchmark and makes all passes.
/// Later rounds set up the benchmarks again and only time them. Nothing runs concurrently.
public struct SuiteRunner {
  private let runner: CaseRunner
  private let kernel: () -> UInt64

  /// Creates a runner with the given options, clock and optional recorders.
  ///
  /// - Parameters:
  ///   - options: The budget, the sampling and the passes of the run.
  ///   - clock: The clock for timing the benchmarks and the budget.
  ///   - probe: The probe for counting allocations; `nil` if the allocator does not count them.
  ///   - journal: The record of the results so far; `nil` to keep no record.
  ///   - kernel: The work that measures the machine's speed; `nil` to run a `ReferenceKernel`.
  public init(
    options: SuiteOptions = SuiteOptions(), clock: any MeasurementClock = SystemClock(),
    probe: AllocationProbe? = .make(), journal: RunJournal? = nil, kernel: (() -> UInt64)? = nil
  ) {
    runner = CaseRunner(options: options, clock: clock, probe: probe, journal: journal)
    self.kernel = kernel ?? ReferenceKernel().run
  }

  /// Runs benchmarks in the given order or, in a timed run, smaller sizes first.
  ///
  /// - Parameters:
  ///   - cases: The benchmarks to run, in ascending order of size within each series.
  ///   - progress: A closure called before a benchmark is run, outside all measurements.
  /// - Returns: One result for each benchmark, in the given order.
  /// - Throws: A ``WrongAnswer`` from an audit, a comparison or a timed batch, or an error from
  ///   ``BenchmarkCase/makeInput``; nothing is measured afterwards.
  public func run(
    _ cases: [BenchmarkCase], progress: (SuiteProgress) -> Void = { _ in }
  ) throws -> [BenchmarkResult] {
    var run = SuiteRun(cases, runner: runner, kernel: kernel)
    return try run.results(progress: progress)
  }
}
