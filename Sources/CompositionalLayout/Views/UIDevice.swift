/// Device, for code in need of its idiom.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device: a telephone.
  public static let current = UIDevice()

  /// The kind of device.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
