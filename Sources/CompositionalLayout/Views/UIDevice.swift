/// Device, for code that reads its kind.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device: a telephone.
  public static let current = UIDevice()

  /// The kind of device.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
