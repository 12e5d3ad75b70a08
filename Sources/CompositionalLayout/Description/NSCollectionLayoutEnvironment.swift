/// Where something is laid out: the room there is, and what is known about screen and reader.
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room there is.
  var container: any NSCollectionLayoutContainer { get }

  /// What is known about screen, device and reader.
  var traitCollection: UITraitCollection { get }
}
