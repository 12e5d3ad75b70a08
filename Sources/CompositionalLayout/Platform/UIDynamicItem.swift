/// An item with an animatable place.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the element, in points.
  var center: CGPoint { get set }

  /// The rectangle of the element in its own coordinates, in points.
  var bounds: CGRect { get }

  /// How the element is turned, scaled and shifted about its centre.
  var transform: CGAffineTransform { get set }
}
