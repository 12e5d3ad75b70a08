import BenchHarness

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
