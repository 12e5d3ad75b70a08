/// Rarely changed properties of a view, in one object created with the first change.
@MainActor
final class ViewExtras {
  /// The default properties.
  static let initial = ViewExtras()

  var transform3D = CATransform3DIdentity {
    didSet { isTransformed = transform3D != CATransform3DIdentity }
  }
  private(set) var isTransformed = false
  var alpha: CGFloat = 1
  var isHidden = false
  var isOpaque = true
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var contentMode = UIView.ContentMode.scaleToFill
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var tag = 0
  var layer: CALayer?

  var accessibilityLabel: String?
  var accessibilityValue: String?
  var accessibilityHint: String?
  var accessibilityIdentifier: String?
  var isAccessibilityElement = false

  var translatesAutoresizingMaskIntoConstraints = true
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var directionalLayoutMargins =
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var insetsLayoutMarginsFromSafeArea = true
  var preservesSuperviewLayoutMargins = false
  var readableContentInsets: NSDirectionalEdgeInsets?
  /// Nil if the place in the superview decides.
  var safeAreaInsets: UIEdgeInsets?

  /// The traits set by the owner; nil for the superview's.
  var baseTraits: UITraitCollection?
  var traitOverrides = UITraitOverrides()
  /// The traits of the view itself; nil for the superview's traits.
  var resolvedTraits: UITraitCollection?
  var traitObservers = TraitObservers()

  /// The view's controller.
  weak var controller: UIViewController?

  /// Computes the view's own traits, within the superview's.
  func resolveTraits(in inherited: UITraitCollection) {
    guard baseTraits != nil || !traitOverrides.isEmpty else {
      resolvedTraits = nil
      return
    }
    let base = baseTraits ?? inherited
    resolvedTraits = traitOverrides.isEmpty ? base : base.overridden(by: traitOverrides.values)
  }
}

extension UIView {
  /// The properties to read.
  final var knownExtras: ViewExtras { extras ?? .initial }

  /// The properties to change.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
