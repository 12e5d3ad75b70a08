/// A stand-in for the device, which provides the kind of device.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device, which is always an iPhone.
  public static let current = UIDevice()

  /// The kind of device.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
