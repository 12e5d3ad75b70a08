import ArgumentParser
import BenchHarness
import BenchScenarios

/// `bench growth`: checks that counters do not grow with the number of items.
struct GrowthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "growth",
    abstract: "Checks that the work of a screen does not depend on the number of items behind it.",
    discussion: """
      Counts the work of first-screen, query, scroll, resize, insert, delete and scroll-to at \
      several sizes, without a clock, and prints every counter whose exponent is above 0.1. Those \
      that are no exception with a reason fail (exit code 2).

      Examples:
        bench growth
        bench growth --scenario 'list-*'

      bench list says which names there are.
      """)

  @Option(help: "Numbers of items.")
  var items = "1k,10k,100k,1m"

  @Option(help: "Scenarios by name; * and ? stand for anything, commas separate.")
  var scenario = "*"

  @Option(help: "The number of seeds of random input, over which counts are averaged.")
  var seeds: UInt64 = 4

  @OptionGroup var time: TimeoutOption

  func run() throws {
    let scenarios = try PartOptions.pick(Scenario.all, scenario, "scenario", \.name)
    let sizes = try PartOptions.requireFew(ItemCount.parseList(items))
    guard sizes.count > 1, seeds > 0 else {
      throw Failure(
        .usageOrHarnessError, "growth needs two numbers of items or more, and a seed")
    }
    let limit = try time.duration()
    let progress = ProgressLine()
    defer { progress.clear() }
    CrashNote.install()
    EarlyEnd.answerSignals(progress)
    TimeoutOption.watch(limit)
    let check = try GrowthSuite.check(scenarios, items: sizes, seeds: Array(1...seeds)) {
      CrashNote.setWork("the counting of \($0.key)")
      progress.update("[\($0.position)/\($0.total)] \($0.key)")
    }
    progress.clear()
    try StandardOutput.write(check.text)
    guard check.violations.isEmpty else { throw Failure(.regression, check.summary) }
  }
}
