/// Outermost view: hosts the screen of a controller.
///
/// This is how a screen runs without a device. The owner sets the traits, the safe area and the
/// frame of the window, for the views within it:
///
///     let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
///     window.traitCollection = UITraitCollection {
///       $0.displayScale = 3
///       $0.horizontalSizeClass = .compact
///     }
///     window.assignedSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
///     window.rootViewController = LibraryViewController()
///     window.makeKeyAndVisible()
///
/// The view is loaded then, has the size of the window, has appeared and is laid out. After a
/// change call `layoutIfNeeded()`, as nothing else draws the next frame. Another frame of the
/// window stands for a turned device. (D-100)
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The root controller; its view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if isVisible { oldValue?.disappear() }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      if isVisible { show() }
    }
  }

  /// Whether the window is the key window.
  open private(set) var isKeyWindow = false

  private var isVisible = false

  /// The transition to another size under way.
  final private(set) var transitionCoordinator: TransitionCoordinator?

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window: the view of the controller is loaded, appears and is laid out.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    guard !isVisible else { return }
    isVisible = true
    show()
  }

  private func show() {
    if traitCollection.displayScale == 1 { ScreenDiagnosis.report(.windowAtScaleOne) }
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    controller.appear { [self] in addSubview(view) }
  }

  /// Another size turns the controller's view, with notifications before and after.
  override func sizeDidChange(from oldSize: CGSize) {
    super.sizeDidChange(from: oldSize)
    guard isVisible, let controller = rootViewController, let view = controller.view else { return }
    let coordinator = TransitionCoordinator()
    transitionCoordinator = coordinator
    defer { transitionCoordinator = nil }
    controller.viewWillTransition(to: bounds.size, with: coordinator)
    view.frame = bounds
    coordinator.run()
  }
}
