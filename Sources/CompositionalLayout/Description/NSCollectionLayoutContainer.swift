/// The room something is laid out in.
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before any inset, in points.
  var contentSize: CGSize { get }

  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }

  /// The insets as described.
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
