/// The reading direction of an environment, if it has one.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not set.
  case unspecified = -1

  /// Leading is left.
  case leftToRight = 0

  /// Leading is right.
  case rightToLeft = 1
}
