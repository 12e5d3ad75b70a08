import ArgumentParser
import BenchHarness
import BenchSuite
import StrategyTrials

/// `bench trial`: random calls of a strategy and its parts against plain models.
struct TrialCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trial",
    abstract: "Tries a strategy and its parts by random calls against plain models.",
    discussion: """
      Tries an extent index against an array, a solution cache against the solver, a spatial index \
      against a comparison of all items, and a whole strategy against naive. A wrong answer is \
      shortened to the fewest calls that lead to one, and ends with exit code 4. run and compare \
      make a tenth of these calls first, of everything that they time.

      Examples:
        bench trial fenwick --runs 100 --seed 1
        bench trial 'extents-*'
      """)

  @Argument(
    help: "Strategies or parts of them by name; * and ? stand for anything, commas separate.")
  var name: String

  @Option(help: "How many times as many calls are made as before a run.")
  var runs = 10

  @Option(help: "The seed of all calls.")
  var seed: UInt64 = 7

  /// The most repetitions: some minutes.
  private static let mostRuns = 100_000

  func run() throws {
    guard (1...Self.mostRuns).contains(runs) else {
      throw Failure("\(runs) runs cannot be made: 1 to \(ItemCount.grouped(Self.mostRuns)) can")
    }
    let trials = StrategyEntry.trials(named: name)
    guard !trials.isEmpty else {
      guard StrategyEntry.named(name).isEmpty else {
        throw NothingMeasured(
          "\(name) lays nothing out, so no call can be tried",
          remedy: "bench run --operation diff compares its answers with those of a plain model")
      }
      throw Failure.unknown("strategy or part", name, among: StrategyEntry.triedNames)
    }
    CrashNote.install()
    var failures: [TrialFailure] = []
    var calls = 0
    for trial in trials {
      if trial.isStrategy, failures.contains(where: { $0.subject.owner == trial.subject.name }) {
        try StandardOutput.print("\(trial.subject): not tried, as a part of it is wrong\n")
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
      guard let failure = trial.noted(seed: seed, repetitions: runs) else {
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
    try NothingMeasured.require(calls, because: NothingMeasured("no call of \(name) was made"))
  }
}
