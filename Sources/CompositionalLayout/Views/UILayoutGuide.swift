/// Rectangle within a view, without a view of its own, such as the room inside the margins.
///
/// Views make their guides. An app's own guide has no view and no area, as only constraints would
/// place it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The name of the guide.
  open var identifier: String

  /// The owning view.
  public private(set) final weak var owningView: UIView?

  private final let insets: (UIView) -> NSDirectionalEdgeInsets

  /// Creates a guide without a view.
  public override init() {
    identifier = ""
    insets = { _ in .zero }
  }

  /// The rectangle in the bounds of the view, in points, as the view is now; zero without a view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let inner = owningView.bounds.inset(
      by: UIEdgeInsets(insets(owningView), in: owningView.effectiveUserInterfaceLayoutDirection))
    return CGRect(
      x: inner.minX, y: inner.minY, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
  }

  /// Creates the guide of a view by its distance from the edges, in points.
  init(
    _ identifier: String, of view: UIView, insets: @escaping (UIView) -> NSDirectionalEdgeInsets
  ) {
    self.identifier = identifier
    owningView = view
    self.insets = insets
  }
}

extension UIView {
  /// The safe area: the part of the view without bars and notches.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide("UIViewSafeAreaLayoutGuide", of: self) {
      NSDirectionalEdgeInsets($0.safeAreaInsets, in: $0.effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The part of the view within its margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide("UIViewLayoutMarginsGuide", of: self) { $0.directionalLayoutMargins }
  }

  /// The readable part of the view, for lines of good length, as set by the owner.
  public final var readableContentGuide: UILayoutGuide {
    UILayoutGuide("UIViewReadableContentGuide", of: self) {
      $0.readableContentInsets ?? $0.directionalLayoutMargins
    }
  }
}
