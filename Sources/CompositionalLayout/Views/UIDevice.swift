/// A stand-in for the device, with only its user interface idiom.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device, which is always an iPhone.
  public static let current = UIDevice()

  /// The kind of device, always a phone.
  public final let userInterfaceIdiom = UIUserInterfaceIdiom.phone
}
