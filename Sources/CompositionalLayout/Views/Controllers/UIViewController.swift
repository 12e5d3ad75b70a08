import LayoutCore

/// Controller of a screen: creates its view, and is notified of the view's appearances and new
/// sizes.
///
/// A `UIWindow` hosts it. Nothing is presented on a screen: a presented controller is only stored.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  /// The title of the screen.
  open var title: String? { didSet { navigationItem.title = title } }

  /// The title as a navigation bar would show it.
  public final let navigationItem = UINavigationItem()

  /// The child controllers, in the order of their addition.
  public private(set) final var children: [UIViewController] = []

  /// The parent controller.
  public private(set) final weak var parent: UIViewController?

  /// The controller presented by this one.
  public private(set) final var presentedViewController: UIViewController?

  /// The presenting controller.
  public private(set) final weak var presentingViewController: UIViewController?

  /// The preferred content size, in points; ignored by other controllers.
  open var preferredContentSize = CGSize.zero

  final var traitObservers = TraitObservers()

  private final var loadedView: UIView?

  /// Creates a controller without a view; nibs do not exist here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller without a view.
  ///
  /// Unlike in UIKit, a type known only at run time has no such initialiser. (D-118)
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Controllers cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// The view, loaded at its first use.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.extras?.controller = nil
      loadedView = newValue
      loadedView?.ownExtras.controller = self
    }
  }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: an empty one, unless a subclass sets `view`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view, if not yet loaded.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    stopUnless(loadedView != nil, "\(type(of: self)).loadView() has to set the view.")
    viewDidLoad()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view has its traits and its size, before it has appeared.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called before the view gets another size, as when a device is turned.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The transition of the window to another size, while it is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transitionCoordinator
  }

  // MARK: Editing

  /// Whether the content is being edited; another value calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isContentEdited }
    set { setEditing(newValue, animated: false) }
  }

  private final var isContentEdited = false

  /// Starts or ends the editing of the content; an override calls the inherited method.
  open func setEditing(_ editing: Bool, animated: Bool) { isContentEdited = editing }

  // MARK: Traits

  /// The traits of the view, or the screen's traits before it is loaded.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .initial }

  /// Traits to replace the inherited ones, for the view and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { loadedView?.traitOverrides ?? UITraitOverrides() }
    set { view.traitOverrides = newValue }
  }

  /// Called when traits have changed, with those before; by UIKit in old versions of the system
  /// only, and here always.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the controller of the traits of its view.
  final func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers.report(from: old, to: new)
  }

  // MARK: Children

  /// Adds a child controller; the caller adds the child's view.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has got another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// Stores a controller as the presented one; its view is not loaded.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Forgets the presented controller, or else has the presenting controller forget this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
      return
    }
    presentedViewController?.presentingViewController = nil
    presentedViewController = nil
    completion?()
  }

  // MARK: Appearance

  /// Lets the view appear: calls the methods before and after its appearance.
  final func appear(_ show: () -> Void) {
    forEachController { $0.viewWillAppear(false) }
    show()
    forEachController { $0.viewIsAppearing(false) }
    viewIfLoaded?.layoutIfNeeded()
    forEachController { $0.viewDidAppear(false) }
  }

  /// Calls the methods before and after the view's disappearance.
  final func disappear() {
    forEachController { $0.viewWillDisappear(false) }
    forEachController { $0.viewDidDisappear(false) }
  }

  private func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children where child.isViewLoaded { child.forEachController(body) }
  }
}
