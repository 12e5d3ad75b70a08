/// Environment of a layout: its container, and the traits of screen and reader.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the screen, the device and the reader.
  var traitCollection: UITraitCollection { get }
}
