/// The arguments of runs that are over in a moment, even without optimisation.
///
/// The budget is far more than they need, so that a busy machine cuts nothing off.
enum SmallRun {
  /// One strategy on one scenario.
  static let one = ["run"] + part + ["--strategy", "default"]

  /// The default strategies on one scenario.
  static let several = ["run"] + part

  /// The same without the verb.
  static let part = selection + ["--budget", "200s"]

  /// One strategy on one scenario without a clock, and so without a budget.
  static let clockless = ["run", "--counters-only"] + selection + ["--strategy", "default"]

  private static let selection = [
    "--quick", "--scenario", "list-fixed", "--items", "100", "--operation", "item,scroll",
  ]
}
