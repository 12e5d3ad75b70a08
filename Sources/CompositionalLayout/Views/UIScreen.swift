/// Screen of a telephone, for code in need of its size.
///
/// Views have their sizes and traits from their owner, not from here.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the device.
  public static let main = UIScreen()

  /// The rectangle of the screen, in points.
  public final let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// The traits of views without others set by an owner.
  public final var traitCollection: UITraitCollection { .initial }

  /// Pixels in a point.
  public final var scale: CGFloat { traitCollection.displayScale }
}
