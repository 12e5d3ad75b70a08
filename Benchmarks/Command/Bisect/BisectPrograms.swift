/// The two programs that a step of a bisection compares.
struct BisectPrograms {
  /// The path of that of the good commit.
  let good: String
  /// The path of that of the step.
  let step: String
}
