/// The outermost view, which shows the view of a controller.
///
/// A window allows a screen to run without a device. The app sets the traits, the safe area and the
/// frame of the window, which then apply to the views inside:
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
/// The controller's view is then loaded, has the size of the window, has appeared and is laid out.
/// After a change, call `layoutIfNeeded()`, because nothing else triggers the next frame. Changing
/// the frame of the window simulates a rotation of the device. (D-100)
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The root view controller, whose view fills the window; `nil` if there is none.
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

  /// The coordinator of the window's current size change, or `nil` if the size is not changing.
  final private(set) var transitionCoordinator: TransitionCoordinator?

  /// The window itself, which counts as its own window.
  open override var window: UIWindow? { self }

  /// Makes the window the key window, and loads, shows and lays out the view of the window's root
  /// view controller.
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

  /// Resizes the controller's view and notifies the controller before and after the change.
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
