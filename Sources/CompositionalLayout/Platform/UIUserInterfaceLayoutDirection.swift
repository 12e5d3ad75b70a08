/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// A direction from left to right, with the leading edge on the left.
  case leftToRight = 0

  /// A direction from right to left, with the leading edge on the right.
  case rightToLeft = 1
}
