import BenchHarness
import BenchReports
import BenchSuite
import Foundation

/// The programs run by the processes of a comparison.
///
/// Each process runs its own copy of the program. A file occupies the same pages of memory until it
/// is deleted. The way these pages share the processor's caches once made one copy of a build up to
/// 3 % slower than the build itself in all rounds. With a new copy for each process, this effect
/// becomes part of the spread.
final class ComparisonPrograms {
  private let base: URL
  private let head: URL
  private let seed: UInt64
  private let layout: String?
  private let timeout: Duration
  /// The temporary folder for the copies of the programs.
  private let folder: TemporaryFolder
  /// The names of the compared sides, each added when its first process starts.
  private var sides: [String] = []

  /// Locates the programs, and checks that they can be executed.
  ///
  /// - Parameters:
  ///   - base: The path of the other build's program, or `nil` for a comparison within one build.
  ///   - head: The path of the program to judge, or `nil` for this program.
  ///   - seed: The seed for random input; the same for all processes.
  ///   - layout: The path of a layout document to use instead of the scenarios.
  ///   - timeout: The time limit for each reply from a process.
  /// - Throws: `Failure` if a program is missing.
  init(
    base: String? = nil, head: String? = nil, seed: UInt64, layout: String? = nil,
    timeout: Duration = WorkerProcess.defaultTimeout
  ) throws {
    guard let head = head ?? Executable.path else {
      throw Failure(.usageOrHarnessError, "this program cannot determine its own path")
    }
    try base.map(Self.requireProgram)
    self.base = URL(fileURLWithPath: base ?? head).resolvingSymlinksInPath()
    self.head = URL(fileURLWithPath: head).resolvingSymlinksInPath()
    self.seed = seed
    self.layout = layout
    self.timeout = timeout
    folder = try TemporaryFolder()
  }

  /// Throws an error unless a file exists and can be executed.
  ///
  /// - Throws: `Failure` if the file is missing or not executable.
  static func requireProgram(_ path: String) throws {
    guard !FileManager.default.isExecutableFile(atPath: path) else { return }
    throw Failure(
      .usageOrHarnessError,
      "\(path) is not an executable program: specify the path of a compiled bench program")
  }

  /// Compares the times of two builds.
  ///
  /// - Parameters:
  ///   - keys: The benchmarks to compare; at least one.
  ///   - options: The number of rounds, the time limit and the other settings of the comparison.
  ///   - cores: The cores to cycle through when starting processes; empty to leave the choice to
  ///     the system.
  ///   - results: The store of the results so far, updated after each round.
  ///   - progress: A closure that receives the name of each step before it begins.
  /// - Returns: The measurements of both builds, round by round.
  /// - Throws: `Failure` if the builds cannot be compared.
  func run(
    _ keys: [BenchmarkKey], options: ComparisonOptions, cores: [Int],
    results: LatestResults<ComparisonRun>, progress: (String) -> Void
  ) throws -> ComparisonRun {
    let rows = keys.map { key in
      ComparedRow(
        key: key,
        sides: [
          ComparedSide(name: "base", strategy: key.strategy, isBase: true),
          ComparedSide(name: "head", strategy: key.strategy),
        ])
    }
    return try run(rows, options: options, cores: cores, results: results, progress: progress)
  }

  /// Measures the strategies of each row alternately, and compares their times.
  ///
  /// If there is not enough time for all rows, the core suite's rows come first.
  ///
  /// - Throws: `Failure` if the strategies cannot be compared.
  func run(
    _ rows: [ComparedRow], options: ComparisonOptions, cores: [Int], since start: Int64? = nil,
    results: LatestResults<ComparisonRun>, progress: (String) -> Void
  ) throws -> ComparisonRun {
    var runner = ComparisonRunner(
      options: options, cores: cores, results: results, since: start,
      preferred: CoreSuite.includes, launch: self.start)
    do {
      return try runner.run(rows, progress: progress)
    } catch let difference as AnswerDifference {
      let remark = "; if that is intended, add --changed-answers"
      throw Failure(.wrongFrames, "\(difference)" + (options.rule.isTwoSided ? "" : remark))
    } catch let error as WorkerError {
      if case .wrongAnswer = error { throw Failure(.wrongFrames, "wrong frames: \(error)") }
      throw Failure(.usageOrHarnessError, "\(error)")
    }
  }

  private func start(_ place: WorkerLocation) throws -> any WorkerChannel {
    try WorkerProcess(
      side: place.side, path: try copy(for: place),
      arguments: ["worker", "--seed", "\(seed)"] + (layout.map { ["--layout", $0] } ?? [])
        + (place.core.map { ["--core", "\($0)"] } ?? []), padding: place.padding,
      timeout: timeout)
  }

  /// Copies the program of one side for the side's next process, replacing the copy made for its
  /// previous process.
  ///
  /// - Parameter place: The round, the position and the side of the process in the comparison.
  /// - Returns: The path of the new copy, in a temporary folder.
  /// - Throws: An error if the copy cannot be written.
  private func copy(for place: WorkerLocation) throws -> String {
    let known = sides.firstIndex(of: place.side)
    if known == nil { sides.append(place.side) }
    // All names are equally long because they are stored on the stacks of the processes.
    let copy = folder.url.appending(path: "bench-\(10 + (known ?? sides.count - 1))")
    _ = try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: place.isBase ? base : head, to: copy)
    return copy.path
  }
}
