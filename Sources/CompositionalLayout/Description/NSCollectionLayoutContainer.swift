/// The size and the content insets of the area available to a section, group or item.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container before its insets are applied, in points.
  var contentSize: CGSize { get }

  /// The size of the container minus its insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets of the container, as described by the app.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets of the container after they have been resolved, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
