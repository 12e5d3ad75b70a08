import BenchHarness
import BenchScenarios
import Foundation

/// One step of a bisection: the program of the good commit, that of the step, and the part of the
/// suite that they are compared by.
struct BisectStep {
  /// The most rows whose instructions are counted unless nothing else decides: each takes seconds.
  private static let mostCountedRows = 16
  /// The sizes if none are chosen.
  private static let defaultItems = "1k"

  private let options: BisectStepCommand
  private let selection: RowOptions
  private let figures: Glob
  private let goodName: String
  /// The time that each program may take.
  private let timeout: Duration
  /// The only kind of figures that decides: exact ones where some are named; nil for all.
  private let metric: BisectMetric?

  /// Checks options.
  ///
  /// - Throws: `Failure` for those that mean nothing.
  init(_ options: BisectStepCommand) throws {
    guard (options.good == nil) != (options.goodExe == nil) else {
      throw Failure(
        .usageOrHarnessError,
        "bisect-step needs either --good COMMIT or --good-exe PATH to compare with")
    }
    guard options.tolerance.isFinite, (0...1000).contains(options.tolerance) else {
      throw Failure(
        .usageOrHarnessError, "--tolerance \(options.tolerance) is not possible: 0 to 1000 is")
    }
    timeout = try TimeoutOption.duration(options.timeout)
    let named = try options.metric.map(Self.metric)
    guard options.figure == nil || named == nil || named == .counters else {
      throw Failure(.usageOrHarnessError, "--figure names exact figures: leave --metric out")
    }
    self.options = options
    var selection = options.selection
    selection.part.items = selection.part.items ?? Self.defaultItems
    self.selection = selection
    metric = options.figure == nil ? named : .counters
    figures = Glob(options.figure ?? StepCounters.allFigures)
    goodName = options.good ?? "the good commit"
  }

  private static func metric(_ name: String) throws -> BisectMetric {
    guard let metric = BisectMetric(rawValue: name) else {
      throw Failure.unknown("metric", name, among: BisectMetric.allCases.map(\.rawValue))
    }
    return metric
  }

  /// Builds both programs where they are not built, and compares them.
  ///
  /// - Parameter progress: Called before each step that takes long.
  /// - Returns: The judgement.
  /// - Throws: `Failure` and other errors that keep the commit from being judged.
  func judge(progress: (String) -> Void) throws -> StepJudgement {
    let programs = try programs(progress)
    let results = LazyFigures(programs: programs, arguments: arguments)
    return try StepJudgement.judge(
      by: metric,
      counters: {
        progress("taking all figures, in two processes and one of \(goodName)")
        let (good, step) = (try results.good(), try results.step())
        return StepCounters(
          good: good, goodName: goodName, figures: figures,
          allowsOtherFrames: options.changedAnswers
        ).verdict(on: step.first, repeated: step.second)
      },
      instructions: { try instructions(programs, results, progress) },
      time: { try time(programs, progress) })
  }

  /// The seed of all random input.
  private var seed: UInt64 { selection.part.seed }

  /// The options of `bench run` that select the part.
  private var arguments: [String] {
    (selection.part.values + [("--strategy", selection.strategyNames)]).flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
  }

  /// The programs of both commits.
  private func programs(_ progress: (String) -> Void) throws -> BisectPrograms {
    let package = URL(fileURLWithPath: options.packagePath).standardizedFileURL
    let good =
      try options.good.map {
        try BaseBuild(reference: $0, besidePackage: package, timeout: timeout)
          .executable(progress: progress).path
      } ?? options.goodExe ?? ""
    var step = options.exe ?? ""
    if options.exe == nil {
      progress("building the commit that is checked out")
      step = try ReleaseBuild(package: package, name: "the commit", timeout: timeout)
        .program().path
    }
    for path in [good, step] { try ComparisonPrograms.requireProgram(path) }
    return BisectPrograms(
      good: good, step: step, goodLimit: TimeLimit(of: "the bench of \(goodName)", timeout),
      stepLimit: TimeLimit(of: "the bench of this commit", timeout))
  }

  private func instructions(
    _ programs: BisectPrograms, _ results: LazyFigures, _ progress: (String) -> Void
  ) throws -> StepVerdict {
    guard let good = Callgrind.find(program: programs.good, limit: programs.goodLimit),
      let step = Callgrind.find(program: programs.step, limit: programs.stepLimit)
    else { return .undecided("instructions cannot be counted, as valgrind is not installed") }
    let keys = try results.good().filter {
      $0.state == .measured && $0.strategy != BenchmarkKey.floorName
    }.map(\.key)
    guard !keys.isEmpty else { return .undecided("\(goodName) measures none of these rows") }
    guard metric != nil || keys.count <= Self.mostCountedRows else {
      return .undecided(
        "counting the instructions of \(keys.count) rows would take long: choose fewer")
    }
    return try StepInstructions(
      good: InstructionCounter(callgrind: good, seed: seed),
      step: InstructionCounter(callgrind: step, seed: seed), goodName: goodName,
      tolerance: options.tolerance / 100
    ).verdict(on: keys) { progress("counting instructions: \($0)") }
  }

  private func time(
    _ programs: BisectPrograms, _ progress: (String) -> Void
  ) throws -> StepVerdict {
    var options = ComparisonOptions()
    options.allowsOtherAnswers = self.options.changedAnswers
    options.scheduleSeed = UInt64.random(in: 1...999_999_999)
    let run = try ComparisonPrograms(
      base: programs.good, head: programs.step, seed: seed,
      patience: min(timeout, WorkerProcess.defaultPatience)
    ).run(
      try selection.timedRows(), options: options, cores: ProcessorCores.allowed,
      results: LatestResults(), progress: progress)
    return Comparison(
      run, options: options, seed: seed, command: [], environment: .capture()
    ).stepVerdict
  }
}

/// The two programs that a step of a bisection compares.
struct BisectPrograms {
  /// The path of that of the good commit.
  let good: String
  /// The path of that of the step.
  let step: String
  /// The time that each process of the good commit may take.
  let goodLimit: TimeLimit
  /// The time that each process of the step may take.
  let stepLimit: TimeLimit
}

/// Exact figures of two programs, taken when they are needed.
final class LazyFigures {
  /// The results of two processes of one program.
  typealias Repeated = (first: [BenchmarkResult], second: [BenchmarkResult])

  private let programs: BisectPrograms
  private let arguments: [String]
  private var goodResults: [BenchmarkResult]?

  /// Prepares processes.
  ///
  /// - Parameters:
  ///   - programs: The programs.
  ///   - arguments: The options of `bench run` that select the part of the suite.
  init(programs: BisectPrograms, arguments: [String]) {
    self.programs = programs
    self.arguments = arguments
  }

  /// The results of the good commit.
  ///
  /// - Throws: `Failure` where its program fails.
  func good() throws -> [BenchmarkResult] {
    if let goodResults { return goodResults }
    let program = ClocklessProgram(path: programs.good, limit: programs.goodLimit)
    let results = try Self.results("the good commit") {
      try ClocklessProgram.results(program.start(arguments).wait())
    }
    goodResults = results
    return results
  }

  /// The results of the step, by two processes at once.
  ///
  /// - Throws: `Failure` where its program fails.
  func step() throws -> Repeated {
    let program = ClocklessProgram(path: programs.step, limit: programs.stepLimit)
    return try Self.results("its program") {
      let processes = try [program.start(arguments), program.start(arguments)]
      let results = try processes.map { try ClocklessProgram.results($0.wait()) }
      return (results[0], results[1])
    }
  }

  /// Does some work, whose errors name the program.
  private static func results<Result>(
    _ name: String, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let failure as Failure {
      throw Failure(failure.status, "\(name) fails: \(failure.reason)")
    } catch let late as TimeLimitError {
      // Its sentence names the program.
      throw late
    } catch {
      throw Failure(.usageOrHarnessError, "\(name): \(error)")
    }
  }
}
