/// The kind of device a user interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not set.
  case unspecified = -1

  /// A telephone.
  case phone = 0

  /// A tablet.
  case pad = 1

  /// A television.
  case tv = 2

  /// The screen of a car.
  case carPlay = 3

  /// A desktop computer.
  case mac = 5

  /// A headset.
  case vision = 6
}
