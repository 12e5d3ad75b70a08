import LayoutCore

/// The controller of a screen, which creates its view and is notified when the view appears or
/// changes size.
///
/// A `UIWindow` displays the view. Presenting a controller only stores the controller, without
/// displaying anything.
@preconcurrency @MainActor
open class UIViewController: NSObject {
  /// The title of the screen; `nil` if the screen has no title.
  open var title: String? { didSet { navigationItem.title = title } }

  /// The controller's item in a navigation bar.
  public final let navigationItem = UINavigationItem()

  /// The child controllers, in the order they were added.
  public private(set) final var children: [UIViewController] = []

  /// The parent controller, or `nil` if there is none.
  public private(set) final weak var parent: UIViewController?

  /// The controller presented by this controller, or `nil` if there is none.
  public private(set) final var presentedViewController: UIViewController?

  /// The controller presenting this controller, or `nil` if there is none.
  public private(set) final weak var presentingViewController: UIViewController?

  /// The preferred size of the content, in points.
  ///
  /// The value is stored, but no other controller reads it.
  open var preferredContentSize = CGSize.zero

  final var traitObservers = TraitObservers()

  private final var loadedView: UIView?

  /// Creates a controller.
  ///
  /// The arguments are ignored, because nib files are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

  /// Creates a controller without loading its view.
  ///
  /// Unlike in UIKit, this initialiser cannot be called on a type known only at run time. (D-118)
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because controllers cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// The view of the controller, which is loaded on first access.
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

  /// The view of the controller; `nil` if it has not been loaded.
  public final var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view of the controller.
  ///
  /// The default implementation creates an empty view. An override must set `view`.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Loads the view unless it has already been loaded.
  public final func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    stopUnless(loadedView != nil, "\(type(of: self)).loadView() must set the view.")
    viewDidLoad()
  }

  /// Called after the view has been loaded.
  open func viewDidLoad() {}

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the view has received its traits and its size, before it has appeared.
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

  /// Called before the size of the view changes, for example when the device is rotated.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// The coordinator of the window's current size change, or `nil` if the size is not changing.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    viewIfLoaded?.window?.transitionCoordinator
  }

  // MARK: Editing

  /// Whether the content is being edited.
  ///
  /// Setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { isContentEdited }
    set { setEditing(newValue, animated: false) }
  }

  private final var isContentEdited = false

  /// Starts or ends editing.
  ///
  /// An override must call `super`.
  open func setEditing(_ editing: Bool, animated: Bool) { isContentEdited = editing }

  // MARK: Traits

  /// The traits of the view or, before it is loaded, of the screen.
  open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .initial }

  /// The traits that override the inherited ones, for the view and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { loadedView?.traitOverrides ?? UITraitOverrides() }
    set { view.traitOverrides = newValue }
  }

  /// Called after traits have changed, with the traits before the change.
  ///
  /// Unlike recent versions of UIKit, this library always calls this method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Notifies the controller of a change in the traits of its view.
  final func traitsDidChange(from old: UITraitCollection, to new: UITraitCollection) {
    traitCollectionDidChange(old)
    traitObservers.report(from: old, to: new)
  }

  // MARK: Children

  /// Adds a child controller.
  ///
  /// The caller must also add the child's view to the view hierarchy.
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

  /// Called before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the controller has been added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// Stores a controller as the presented one, without loading its view.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Dismisses the presented controller or, if there is none, this controller itself.
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

  /// Shows the view by calling a closure, and calls the appearance methods of the controller and
  /// its children.
  final func appear(_ show: () -> Void) {
    forEachController { $0.viewWillAppear(false) }
    show()
    forEachController { $0.viewIsAppearing(false) }
    viewIfLoaded?.layoutIfNeeded()
    forEachController { $0.viewDidAppear(false) }
  }

  /// Calls the disappearance methods of the controller and its children.
  final func disappear() {
    forEachController { $0.viewWillDisappear(false) }
    forEachController { $0.viewDidDisappear(false) }
  }

  private func forEachController(_ body: (UIViewController) -> Void) {
    body(self)
    for child in children where child.isViewLoaded { child.forEachController(body) }
  }
}
