/// Verdict on one step of a bisection.
public enum StepVerdict: Sendable, Equatable {
  /// The step is no worse than the good commit, for the reason.
  case good(String)
  /// The step is worse, by the figure in the sentence.
  case bad(String)
  /// The step cannot be compared, for the reason.
  case undecided(String)
}
