/// A rectangular area of a view, such as the area inside its margins.
///
/// Views create their own guides. A guide created by the app has no view and no area, because only
/// constraints could position it.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The app's own name for the guide.
  open var identifier: String

  /// The view the guide belongs to; `nil` for a guide created by the app.
  public private(set) final weak var owningView: UIView?

  private final let insets: (UIView) -> NSDirectionalEdgeInsets

  /// Creates a guide without a view.
  public override init() {
    identifier = ""
    insets = { _ in .zero }
  }

  /// The current frame of the guide in its view's bounds, in points; zero without a view.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let inner = owningView.bounds.inset(
      by: UIEdgeInsets(insets(owningView), in: owningView.effectiveUserInterfaceLayoutDirection))
    return CGRect(
      x: inner.minX, y: inner.minY, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
  }

  /// Creates a guide for a view from the distances to the view's edges, in points.
  init(
    _ identifier: String, of view: UIView, insets: @escaping (UIView) -> NSDirectionalEdgeInsets
  ) {
    self.identifier = identifier
    owningView = view
    self.insets = insets
  }
}

extension UIView {
  /// The layout guide of the safe area, the part of the view not covered by bars and notches.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide("UIViewSafeAreaLayoutGuide", of: self) {
      NSDirectionalEdgeInsets($0.safeAreaInsets, in: $0.effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The layout guide of the area inside the view's margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide("UIViewLayoutMarginsGuide", of: self) { $0.directionalLayoutMargins }
  }

  /// The layout guide of the area where lines of text are easy to read.
  ///
  /// The app sets this area with `readableContentInsets`.
  public final var readableContentGuide: UILayoutGuide {
    UILayoutGuide("UIViewReadableContentGuide", of: self) {
      $0.readableContentInsets ?? $0.directionalLayoutMargins
    }
  }
}
