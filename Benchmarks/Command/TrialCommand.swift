import ArgumentParser
import BenchHarness
import BenchSuite
import StrategyTrials

/// `bench trial`: makes random calls to a strategy and its parts, and compares the answers with
/// simple models.
struct TrialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trial",
    abstract: "Tests strategies and their parts against simple models, with random calls.",
    discussion: """
      Compares an extent index with an array, a solution cache with the solver, a spatial index \
      with a scan of all items, and a whole strategy with the naive one. If an answer is wrong, \
      prints the shortest sequence of calls that reproduces it, and exits with code 4. Before \
      measuring, bench run and bench compare test everything they time in the same way, with a \
      tenth as many calls.

      Examples:
        bench trial fenwick --runs 100 --seed 1
        bench trial 'extents-*'
      """)

  @Argument(
    help: "The names of the strategies or parts, separated by commas; * and ? are wildcards.")
  var name: String

  @Option(help: "The number of calls, as a multiple of the number that bench run makes.")
  var runs = 10

  @Option(help: "The seed for the random calls.")
  var seed: UInt64 = 7

  /// The maximum number of repetitions, enough for a trial of a few minutes.
  private static let maxRuns = 100_000

  func run() throws {
    guard (1...Self.maxRuns).contains(runs) else {
      throw Failure(
        "--runs \(runs) is out of range: expected 1 to \(ItemCount.grouped(Self.maxRuns))")
    }
    let trials = StrategyEntry.trials(named: name)
    guard !trials.isEmpty else {
      guard StrategyEntry.named(name).isEmpty else {
        throw NoMeasurementsError(
          "\(name) has no layout to test",
          remedy: "test it with: bench run --operation diff")
      }
      throw Failure.unknown("strategy or part", name, among: StrategyEntry.triedNames)
    }
    CrashNote.install()
    var failures: [TrialFailure] = []
    var calls = 0
    for trial in trials {
      if trial.isStrategy, failures.contains(where: { $0.subject.owner == trial.subject.name }) {
        try StandardOutput.print("\(trial.subject): skipped, because one of its parts is wrong\n")
        continue
      }
      let counts = trial.callCounts(seed: seed, repetitions: runs)
      let total = counts.values.reduce(0, +)
      calls += total
      let methods = counts.sorted { $0.key < $1.key }.map {
        "\($0.key) \(ItemCount.grouped($0.value))"
      }
      try StandardOutput.print(
        "\(trial.subject): \(ItemCount.grouped(total)) calls, seed \(seed)"
          + " (\(methods.joined(separator: ", ")))\n")
      guard let failure = trial.failureWithCrashNote(seed: seed, repetitions: runs) else {
        try StandardOutput.print("  ok\n")
        continue
      }
      failures.append(failure)
      try StandardOutput.print(
        "  wrong: \(PrintableText.lines(failure.text).replacing("\n", with: "\n  "))\n")
    }
    if let first = failures.first {
      throw Failure(
        .wrongFrames,
        "wrong: \(first.sentence)" + (failures.count > 1 ? ", and \(failures.count - 1) more" : ""))
    }
    try NoMeasurementsError.require(
      calls, because: NoMeasurementsError("\(name): no calls were made"))
  }
}
