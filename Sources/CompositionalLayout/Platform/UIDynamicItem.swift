/// An item whose position, size and transform can be animated.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre of the item, in points.
  var center: CGPoint { get set }

  /// The bounds of the item in its own coordinates, in points.
  var bounds: CGRect { get }

  /// The transform of the item about its centre.
  var transform: CGAffineTransform { get set }
}
