/// A screen with the size of an iPhone's screen, for code that reads the screen size.
///
/// It does not affect views, because the app sets their sizes and traits.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The bounds of the screen, in points.
  public final let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The traits that views have unless the app sets others.
  public final var traitCollection: UITraitCollection { .initial }

  /// The number of pixels per point.
  public final var scale: CGFloat { traitCollection.displayScale }
}
