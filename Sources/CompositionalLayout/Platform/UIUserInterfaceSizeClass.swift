/// How much room there is along one axis of the screen.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not set.
  case unspecified = 0

  /// Little room, as across a telephone.
  case compact = 1

  /// Much room, as on a tablet.
  case regular = 2
}
