/// The container of a layout and the traits that apply to it.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container in which the section is laid out.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the screen and the device, and the preferences of the user.
  var traitCollection: UITraitCollection { get }
}
