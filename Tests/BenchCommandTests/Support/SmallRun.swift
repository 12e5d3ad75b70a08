/// The arguments of runs short enough to end at once, even without optimisation.
///
/// The budget is far larger than needed, so that a busy machine does not shorten the runs.
enum SmallRun {
  /// A run of one strategy on one scenario.
  static let one = ["run"] + part + ["--strategy", "default"]

  /// A run of the default strategies on one scenario.
  static let several = ["run"] + part

  /// The same arguments without the subcommand.
  static let part = selection + ["--budget", "200s"]

  /// A run of one strategy on one scenario without a clock, and therefore without a budget.
  static let untimed = ["run", "--counters-only"] + selection + ["--strategy", "default"]

  private static let selection = [
    "--quick", "--scenario", "list-fixed", "--items", "100", "--operation", "item,scroll",
  ]
}
