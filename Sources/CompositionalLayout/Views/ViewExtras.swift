/// Properties of a view that most views leave as they are, in one object that is made when the
/// first one is set.
@MainActor
final class ViewExtras {
  /// Properties that have never been changed.
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

  /// The traits that the owner has set; nil if they are those of the superview.
  var baseTraits: UITraitCollection?
  var traitOverrides = UITraitOverrides()
  /// The traits of the view itself; nil if they are those of the superview.
  var resolvedTraits: UITraitCollection?
  var traitObservers = TraitObservers()

  /// The controller whose view this is.
  weak var controller: UIViewController?

  /// Computes the traits of the view itself, within those of the superview.
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
