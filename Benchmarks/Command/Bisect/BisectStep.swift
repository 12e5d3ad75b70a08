import BenchHarness
import BenchReports
import Foundation

/// One step of a bisection.
///
/// It runs part of the suite with the programs of a known good commit and of the current commit,
/// and compares the results.
struct BisectStep {
  /// The maximum number of benchmarks to count instructions for, if the options do not say what to
  /// measure.
  ///
  /// Counting takes seconds per benchmark.
  private static let maxCountedRows = 16
  /// The default number of items in each benchmark.
  private static let defaultItems = "1k"

  private let options: BisectStepCommand
  private let selection: RowOptions
  private let figures: Glob
  private let goodName: String
  /// The time limit for each build, and for each run of one of the two programs.
  private let timeout: Duration
  /// The kind of figures that decides the verdict, or `nil` if every kind does.
  ///
  /// This kind is `counters` if the options select exact figures by name.
  private let metric: BisectMetric?

  /// Creates a step, after checking the options.
  ///
  /// - Throws: `Failure` if an option is invalid.
  init(_ options: BisectStepCommand) throws {
    guard (options.good == nil) != (options.goodExe == nil) else {
      throw Failure("bisect-step needs either --good COMMIT or --good-exe PATH")
    }
    guard options.tolerance.isFinite, (0...1000).contains(options.tolerance) else {
      throw Failure("--tolerance \(options.tolerance) is out of range: expected 0 to 1000")
    }
    timeout = try Timeout.duration(options.timeout)
    let named = try options.metric.map { try BisectMetric.named($0, as: "metric") }
    guard options.figure == nil || named == nil || named == .counters else {
      throw Failure(
        "--figure applies only to exact figures: use --metric counters, or remove --metric")
    }
    self.options = options
    var selection = options.selection
    selection.part.items = selection.part.items ?? Self.defaultItems
    self.selection = selection
    metric = options.figure == nil ? named : .counters
    figures = Glob(options.figure ?? StepCounters.allFigures)
    goodName = options.good ?? "the good commit"
  }

  /// Builds the two programs if necessary, and compares them.
  ///
  /// - Parameter progress: A closure that receives a description of each long step before it
  ///   begins.
  /// - Returns: The verdict on the step's commit, with its reason.
  /// - Throws: `Failure` or another error if the commit cannot be judged.
  func judge(progress: (String) -> Void) throws -> StepJudgement {
    let programs = try programs(progress)
    var known: [BenchmarkResult]?
    func good() throws -> [BenchmarkResult] {
      let results = try known ?? programs.good.figures(arguments, by: 1)[0]
      known = results
      return results
    }
    return try StepJudgement.judge(by: metric) { metric in
      switch metric {
      case .counters:
        progress(
          "measuring all figures of this commit (in two processes) and of \(goodName) (in one)")
        let (good, step) = (try good(), try programs.step.figures(arguments, by: 2))
        return StepCounters(
          good: good, goodName: goodName, figures: figures,
          allowsOtherFrames: options.changedAnswers
        ).verdict(on: step[0], repeated: step[1])
      case .instructions: return try instructions(programs, of: good, progress)
      case .time: return try time(programs, progress)
      }
    }
  }

  /// The two programs to compare, built from the good commit and from the step's commit.
  private typealias Programs = (good: BisectedProgram, step: BisectedProgram)

  /// The seed for the random input of all benchmarks.
  private var seed: UInt64 { selection.part.seed }

  /// The `bench run` options that select the benchmarks to measure.
  private var arguments: [String] {
    selection.part.arguments + ["--strategy", selection.strategyNames]
  }

  /// Returns the programs of both commits, building them if necessary.
  private func programs(_ progress: (String) -> Void) throws -> Programs {
    let package = URL(fileURLWithPath: options.packagePath).standardizedFileURL
    let good =
      try options.good.map {
        try BaseBuild(reference: $0, besidePackage: package, timeout: timeout)
          .executable(progress: progress).path
      } ?? options.goodExe ?? ""
    var step = options.exe ?? ""
    if options.exe == nil {
      progress("building the checked-out commit")
      step = try ReleaseBuild(package: package, name: "the commit", timeout: timeout).program().path
    }
    for path in [good, step] { try ComparisonPrograms.requireProgram(path) }
    return (
      BisectedProgram(
        path: good, name: "the good commit",
        limit: TimeLimit(of: "bench at \(goodName)", timeout)),
      BisectedProgram(
        path: step, name: "its program", limit: TimeLimit(of: "bench at this commit", timeout))
    )
  }

  private func instructions(
    _ programs: Programs, of good: () throws -> [BenchmarkResult], _ progress: (String) -> Void
  ) throws -> StepVerdict {
    guard let base = Callgrind.find(program: programs.good.path, limit: programs.good.limit),
      let step = Callgrind.find(program: programs.step.path, limit: programs.step.limit)
    else { return .undecided("instructions cannot be counted: valgrind is not installed") }
    let keys = try good().filter { $0.state == .measured && $0.strategy != BenchmarkKey.floorName }
      .map(\.key)
    guard !keys.isEmpty else {
      return .undecided("\(goodName) contains none of the selected benchmarks")
    }
    guard metric != nil || keys.count <= Self.maxCountedRows else {
      return .undecided(
        "counting instructions for \(keys.count) benchmarks would take too long: choose fewer "
          + "benchmarks"
      )
    }
    return try StepInstructionCounts(
      good: InstructionCounter(callgrind: base, seed: seed),
      step: InstructionCounter(callgrind: step, seed: seed), goodName: goodName,
      tolerance: options.tolerance / 100
    ).verdict(on: keys) { progress("counting instructions: \($0)") }
  }

  private func time(_ programs: Programs, _ progress: (String) -> Void) throws -> StepVerdict {
    var options = ComparisonOptions()
    options.allowsOtherAnswers = self.options.changedAnswers
    let run = try ComparisonPrograms(
      base: programs.good.path, head: programs.step.path, seed: seed,
      timeout: min(timeout, WorkerProcess.defaultTimeout)
    ).run(
      try selection.timedRows(), options: options, cores: ProcessorCores.allowed,
      results: LatestResults(), progress: progress)
    return Comparison(run, options: options, seed: seed, command: [], environment: .capture())
      .stepVerdict
  }
}

/// One of the two programs compared by a bisection step.
private struct BisectedProgram {
  let path: String
  /// The name of the program in error messages.
  let name: String
  /// The time limit for each run of the program.
  let limit: TimeLimit

  /// Runs the program in separate processes, and returns its exact figures.
  ///
  /// - Parameters:
  ///   - arguments: The selection options of `bench run`.
  ///   - processes: The number of processes to run simultaneously.
  /// - Returns: The results of each process, in starting order.
  /// - Throws: `Failure` if a process fails.
  func figures(_ arguments: [String], by processes: Int) throws -> [[BenchmarkResult]] {
    do {
      let program = ExactMeasurementProgram(path: path, limit: limit)
      return try (0..<processes).map { _ in try program.start(arguments) }
        .map { try ExactMeasurementProgram.results($0.wait()) }
    } catch let failure as Failure {
      throw Failure(failure.status, "\(name) fails: \(failure.reason)")
    } catch let late as TimeLimitError {
      // The message of this error already names the program.
      throw late
    } catch {
      throw Failure("\(name): \(error)")
    }
  }
}
