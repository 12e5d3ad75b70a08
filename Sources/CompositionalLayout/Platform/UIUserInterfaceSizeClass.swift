/// A size class: a description of the space available along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// No size class is set.
  case unspecified = 0

  /// A compact space, such as the width of an iPhone.
  case compact = 1

  /// A regular space, such as the width of an iPad.
  case regular = 2
}
