import CompositionalLayout
import Foundation
import Testing

// Members of controllers used by screens with a collection view.

private final class BookController: UIViewController {
  let name: String
  private(set) var edits: [Bool] = []
  private(set) var coordinators: [ObjectIdentifier?] = []
  private(set) var isCancelled: Bool?

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("no archives") }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    edits.append(editing)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinators = [transitionCoordinator.map { ObjectIdentifier($0) }, .init(coordinator)]
    coordinator.animate(alongsideTransition: { self.isCancelled = $0.isCancelled })
  }
}

private final class PlainController: UIViewController {
  private(set) var isLoadedFromNib = false

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isLoadedFromNib = nibNameOrNil != nil
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
struct ControllerMemberTests {
  /// **D-118**: a controller with an initialiser of its own needs no other initialiser.
  @Test func theNibIsTheDesignatedInitializer() {
    #expect(BookController(name: "a").name == "a")
    #expect(!PlainController().isLoadedFromNib)
    #expect(PlainController(nibName: "Plain", bundle: nil).isLoadedFromNib)
  }

  @Test func aTransitionHasACoordinator() {
    let controller = BookController(name: "a")
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.transitionCoordinator == nil)
    window.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(controller.coordinators.count == 2)
    #expect(controller.coordinators.first == controller.coordinators.last)
    #expect(controller.isCancelled == false && controller.transitionCoordinator == nil)
  }

  /// **D-121**: the collection view of a controller is put in editing mode along with it.
  @Test func editing() {
    let book = BookController(name: "a")
    book.isEditing = true
    #expect(book.isEditing && book.edits == [true])
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let list = UICollectionViewController(collectionViewLayout: layout)
    list.isEditing = true
    #expect(!list.isViewLoaded && list.collectionView.isEditing)
    list.setEditing(false, animated: true)
    #expect(!list.isEditing && !list.collectionView.isEditing)
  }

  @Test func snapshotsAsObjects() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["fruit", "nuts"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "fruit")
    reference.insertItems(withIdentifiers: [3], beforeItemWithIdentifier: 1)
    reference.appendItems(withIdentifiers: [4])
    reference.moveItem(withIdentifier: 4, afterItemWithIdentifier: 1)
    reference.reloadItems(withIdentifiers: [2])
    reference.reloadSections(withIdentifiers: ["nuts"])
    #expect(reference.numberOfItems == 4 && reference.numberOfItems(inSection: "fruit") == 4)
    #expect(reference.index(ofItemIdentifier: 4) == 2)
    #expect(reference.index(ofSectionIdentifier: "veg") == NSNotFound)
    let section = reference.sectionIdentifierForSection(containingItemIdentifier: 4)
    #expect(section as? String == "fruit")

    var snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(snapshot.itemIdentifiers == [3, 1, 4, 2])
    #expect(snapshot.sectionIdentifiers == ["fruit", "nuts"])
    #expect(snapshot.reloadedItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["nuts"])
    snapshot.reconfigureItems([1])
    let changed = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(changed.reconfiguredItemIdentifiers as? [Int] == [1])
    #expect(reference.reconfiguredItemIdentifiers.isEmpty)
    let other: Any = reference
    #expect(other as? NSDiffableDataSourceSnapshot<String, String> == nil)
  }
}
