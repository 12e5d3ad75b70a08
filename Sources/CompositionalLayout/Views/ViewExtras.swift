/// The rarely changed properties of a view, stored in an object created by the first change.
@MainActor
final class ViewExtras {
  /// The default values of the properties.
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
  /// The safe area insets set by the app; `nil` if they follow from the frame in the superview.
  var safeAreaInsets: UIEdgeInsets?

  /// The traits set by the app; `nil` for the superview's.
  var baseTraits: UITraitCollection?
  var traitOverrides = UITraitOverrides()
  /// The view's effective traits; `nil` if they are the superview's.
  var resolvedTraits: UITraitCollection?
  var traitObservers = TraitObservers()

  /// The controller of the view.
  weak var controller: UIViewController?

  /// Computes the view's own traits from the inherited traits and its overrides.
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
  /// The properties for reading, with default values until one has been set.
  final var knownExtras: ViewExtras { extras ?? .initial }

  /// The properties for writing, created if necessary.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
