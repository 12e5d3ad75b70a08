import BenchHarness
import CompositionalLayout
import LayoutCore
import ScreenPlaces

/// The diffable data source of a screen, alternating between two states of its data.
@MainActor
package final class AppDiff {
  /// A data source that counts the calls asking for its numbers of sections and items.
  private final class CountingDataSource: UICollectionViewDiffableDataSource<Int, Int> {
    weak var contents: SuiteContents?

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
      contents?.tally.countCalls += 1
      return super.numberOfSections(in: collectionView)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      contents?.tally.countCalls += 1
      return super.collectionView(collectionView, numberOfItemsInSection: section)
    }
  }

  private let states: AppDiffStates
  private unowned let screen: SuiteScreen
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  /// The number of items that ``insert(_:)`` has inserted.
  private var insertedCount = 0

  /// Creates the data source of a screen, and applies the first state.
  init(_ screen: SuiteScreen, states: AppDiffStates) {
    self.states = states
    self.screen = screen
    let provider: UICollectionViewDiffableDataSource<Int, Int>.CellProvider = {
      [unowned screen] view, path, id in
      let cell = screen.collectionView(view, cellForItemAt: path)
      (cell as? AppCell)?.content.identifier = id
      return cell
    }
    if screen.contents.question.usesSnapshots {
      // From a subclass, the view would request every section.
      dataSource = UICollectionViewDiffableDataSource(
        collectionView: screen.view, cellProvider: provider)
    } else {
      let counted = CountingDataSource(collectionView: screen.view, cellProvider: provider)
      counted.contents = screen.contents
      dataSource = counted
    }
    dataSource.supplementaryViewProvider = { [unowned screen] view, kind, path in
      screen.collectionView(view, viewForSupplementaryElementOfKind: kind, at: path)
    }
    dataSource.applySnapshotUsingReloadData(states.first)
  }

  /// Applies the other of the two states.
  ///
  /// - Parameter index: The number of previous changes.
  func apply(_ index: Int) { dataSource.apply(states.target(of: index)) }

  /// Inserts the given number of items at the start of the section for new items.
  func insert(_ count: Int) {
    var snapshot = dataSource.snapshot()
    let section = screen.contents.growingSection
    guard let first = snapshot.itemIdentifiers(inSection: section).first else { return }
    let new = (0..<count).map { -1 - insertedCount - $0 }
    insertedCount += count
    snapshot.insertItems(new, beforeItem: first)
    screen.contents.insert(count)
    dataSource.apply(snapshot)
  }

  /// Returns the items moved by a change, identified by their positions before it.
  ///
  /// These are the moves in the update of the view. They can differ from the moves that produced
  /// the state: if two neighbours change places, either of them may be the one to stay.
  func movedItems(by index: Int) -> Set<ElementID> {
    Set(
      states.target(of: index).difference(from: states.target(of: index + 1)).movedItems.map {
        ElementID(section: $0.from.section, item: $0.from.item)
      })
  }

  /// Returns the identifier of the item at the given position, or `nil` if there is none.
  func identifier(of element: ElementID) -> Int? {
    dataSource.itemIdentifier(for: IndexPath(element))
  }

  /// Returns the position of an item, or `nil` if it does not exist.
  func element(of identifier: Int) -> ElementID? {
    dataSource.indexPath(for: identifier).map { ElementID($0) }
  }

  /// A warning about the first visible cell that shows an item other than the one at its index
  /// path, or `nil` if all cells are correct.
  var fault: ResultWarning? {
    for path in screen.view.indexPathsForVisibleItems {
      let shown = (screen.view.cellForItem(at: path) as? AppCell)?.content.identifier
      guard shown != dataSource.itemIdentifier(for: path) else { continue }
      return ResultWarning(.wrongPlaces, "WRONG CELLS: the cell at \(path) shows the wrong item")
    }
    return nil
  }
}
