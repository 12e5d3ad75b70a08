/// The layout direction of an environment, if specified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is set.
  case unspecified = -1

  /// A direction from left to right, with the leading edge on the left.
  case leftToRight = 0

  /// A direction from right to left, with the leading edge on the right.
  case rightToLeft = 1
}
