/// The rarely changed properties of a view, stored in an object created by the first change.
@MainActor
final class ViewExtras {
  /// An object with the default values, for views whose properties have never been set.
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

  /// The traits set by the app; `nil` to use the superview's traits.
  var baseTraits: UITraitCollection?
  var traitOverrides = UITraitOverrides()
  /// The view's effective traits; `nil` if they are the superview's traits.
  var resolvedTraits: UITraitCollection?
  var traitObservers = TraitObservers()

  /// The controller managing the view, or `nil` if there is none.
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
  /// The rarely changed properties, with default values until the first change.
  final var knownExtras: ViewExtras { extras ?? .initial }

  /// The rarely changed properties, for writing.
  ///
  /// The object that stores them is created on first access.
  final var ownExtras: ViewExtras {
    if let extras { return extras }
    let made = ViewExtras()
    extras = made
    return made
  }
}
