import CompositionalLayout
import Testing

struct WindowTests {
  private final class Screen: UIViewController {
    var steps: [String] = []
    var turns: [CGSize] = []

    override func viewDidLoad() { steps.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { steps.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      steps.append("isAppearing \(Int(view.bounds.width)) \(traitCollection.displayScale)")
    }
    override func viewWillLayoutSubviews() { steps.append("willLayout") }
    override func viewDidLayoutSubviews() { steps.append("didLayout") }
    override func viewDidAppear(_ animated: Bool) { steps.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { steps.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { steps.append("didDisappear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [self] _ in
        turns += [size, view.bounds.size]
      } completion: {
        [self] _ in
        turns.append(.zero)
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  /// **D-100**: a controller appears when the window is made visible.
  @Test func aControllerAppears() {
    let screen = Screen()
    window.traitCollection = UITraitCollection(displayScale: 2)
    window.rootViewController = screen
    #expect(screen.steps == [] && !screen.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(
      screen.steps == [
        "didLoad", "willAppear", "isAppearing 100 2.0", "willLayout", "didLayout", "didAppear",
      ])
    #expect(screen.view.frame == window.bounds && screen.view.window === window)
    screen.steps = []
    window.layoutIfNeeded()
    #expect(screen.steps == [])
    let next = Screen()
    window.rootViewController = next
    #expect(screen.steps == ["willDisappear", "didDisappear"] && next.steps.last == "didAppear")
    #expect(screen.view.superview == nil)
  }

  @Test func aTurnedDeviceResizesTheScreen() {
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.steps = []
    window.frame.size = CGSize(width: 200, height: 100)
    window.layoutIfNeeded()
    #expect(screen.turns == [window.bounds.size, window.bounds.size, .zero])
    #expect(screen.steps == ["willLayout", "didLayout"])
  }

  @Test func childrenAppearWithTheirParent() {
    let (screen, child) = (Screen(), Screen())
    screen.addChild(child)
    screen.view.addSubview(child.view)
    child.didMove(toParent: screen)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(child.parent === screen && screen.children == [child])
    #expect(child.steps.contains("willAppear") && child.steps.last == "didAppear")
    child.removeFromParent()
    #expect(child.parent == nil && screen.children.isEmpty)
  }

  @Test func presentedControllersAreStored() {
    let (screen, other) = (Screen(), Screen())
    screen.present(other, animated: true)
    #expect(screen.presentedViewController === other && !other.isViewLoaded)
    other.dismiss(animated: true)
    #expect(screen.presentedViewController == nil && other.presentingViewController == nil)
  }

  /// The collection view of the controller is partly covered by a bar, and scrolls below it.
  @Test func aCollectionViewControllerRuns() {
    final class List: UICollectionViewController {
      private(set) var selected: [IndexPath] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 30 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
      ) { selected.append(indexPath) }
    }
    let list = List(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    window.assignedSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.rootViewController = list
    window.makeKeyAndVisible()
    let view: UICollectionView = list.collectionView
    #expect(view.frame == window.bounds && view !== list.view && view.superview === list.view)
    #expect(view.visibleCells.count == 5 && view.adjustedContentInset.top == 20)
    view.tapItem(at: [0, 2])
    #expect(list.selected == [[0, 2]])
    window.assignedSafeAreaInsets.top = 30
    #expect(view.adjustedContentInset.top == 30)
    window.frame.size.height = 100
    window.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
  }
}
