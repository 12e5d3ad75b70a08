/// Bounds for absurd input, far beyond any real layout.
public enum LayoutLimits {
  /// How many items one group instance may hold.
  public static let itemsPerGroup = 1 << 22

  /// How deep groups may be nested.
  public static let nestingDepth = 256

  /// How many groups may be solved for one group instance.
  public static let solvedGroups = 1 << 20
}
