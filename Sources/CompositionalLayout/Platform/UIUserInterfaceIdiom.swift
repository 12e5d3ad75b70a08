/// The kind of device a user interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No idiom is set.
  case unspecified = -1

  /// An iPhone.
  case phone = 0

  /// An iPad.
  case pad = 1

  /// An Apple TV.
  case tv = 2

  /// The screen of a car.
  case carPlay = 3

  /// A Mac.
  case mac = 5

  /// An Apple Vision Pro.
  case vision = 6
}
