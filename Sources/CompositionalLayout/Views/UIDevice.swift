/// A stand-in for the device that provides only its kind.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device, which is always an iPhone.
  public static let current = UIDevice()

  /// The kind of device.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
