/// The container of a layout and the traits that apply to it.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container the section is laid out in.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the screen and the device, and the preferences of the user.
  var traitCollection: UITraitCollection { get }
}
