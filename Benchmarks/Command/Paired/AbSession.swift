import BenchHarness

/// Comparison of two builds whose pairs so far survive a signal.
struct AbSession: Sendable {
  /// The pairs so far.
  let results = LatestResults<BuildRun>()
  /// The cores that processes take turns on.
  let cores: [Int]
  private let right = WritingRight()
  private let options: BuildOptions
  private let base: ComparedBuild
  private let head: ComparedBuild
  private let environment: RunEnvironment
  private let seed: UInt64
  private let json: String?

  /// Begins a comparison: from now on signals are answered.
  ///
  /// - Parameters:
  ///   - options: How the builds are compared.
  ///   - base: The build that is compared with.
  ///   - seed: The seed of all random input.
  ///   - isPlaced: Whether processes are kept on cores.
  ///   - json: The file that every number goes to.
  init(options: BuildOptions, base: String, seed: UInt64, isPlaced: Bool, json: String?) {
    cores = isPlaced ? ProcessorCores.allowed : []
    self.options = options
    self.base = ComparedBuild(name: base, commit: nil)
    environment = .capture()
    head = ComparedBuild(name: "this build", commit: environment.commit)
    self.seed = seed
    self.json = json
    EarlyEnd.answerSignals(right, extent: { [self] in extent }, write: write(interrupted:))
  }

  private var extent: String {
    let pairs = results.current?.pairs ?? 0
    return "after \(pairs) \(pairs == 1 ? "pair" : "pairs")"
  }

  /// Writes the results of some work, or those so far where it fails.
  ///
  /// - Parameter work: The measurement.
  /// - Returns: The comparison.
  /// - Throws: What the work throws.
  func writeResults(of work: () throws -> BuildRun) throws -> BuildComparison {
    let run: BuildRun
    do {
      run = try work()
    } catch {
      right.claimOrWait()
      _ = try write(interrupted: "\(error)")
      throw error
    }
    right.claimOrWait()
    let comparison = comparison(of: run)
    try write(comparison)
    return comparison
  }

  private func comparison(of run: BuildRun, interruption: String? = nil) -> BuildComparison {
    BuildComparison(
      run, options: options, base: base, head: head, cores: cores, seed: seed,
      command: Array(CommandLine.arguments.dropFirst()), environment: environment,
      interruption: interruption)
  }

  private func write(interrupted reason: String) throws -> String? {
    guard let run = results.current else { return EarlyEnd.remarkWithoutResults(json) }
    try write(comparison(of: run, interruption: reason))
    return nil
  }

  private func write(_ comparison: BuildComparison) throws {
    try Attempts.all([
      { if let json { try StandardOutput.write(try comparison.json(), to: json) } },
      { if json != "-" { try StandardOutput.write(BuildTable(comparison).text()) } },
    ])
  }
}
