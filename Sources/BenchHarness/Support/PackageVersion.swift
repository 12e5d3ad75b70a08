/// The version of this package.
public enum PackageVersion {
  /// The semantic version: before 1.0, a minor version may change what compiles.
  public static let current = "0.9.0"
}
