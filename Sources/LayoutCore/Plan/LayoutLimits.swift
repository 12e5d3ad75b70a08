/// Bounds for absurd input, far beyond any real layout.
public enum LayoutLimits {
  /// The largest number of items of a group instance.
  public static let itemsPerGroup = 1 << 22

  /// The greatest nesting depth of groups.
  public static let nestingDepth = 256

  /// The largest number of groups that are solved for one group instance.
  public static let solvedGroups = 1 << 20
}
