import CompositionalLayout
import Testing
import _TestSupport

/// Tests identifiers by index path, index paths by identifier, and the cost of finding them.
@Suite(.serialized)
struct IdentifierTests {
  private typealias DataSource = UICollectionViewDiffableDataSource<Int, HashedIdentifier>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, HashedIdentifier>

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout(section: .rows(100)))

  private func identifiers(_ range: Range<Int>) -> [HashedIdentifier] {
    range.map { HashedIdentifier(number: $0) }
  }

  private func dataSource(_ sections: [HashedIdentifier]...) -> DataSource {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, HashedIdentifier> {
      _, _, _ in
    }
    let dataSource = DataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = Snapshot()
    for (section, items) in sections.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    dataSource.apply(snapshot)
    return dataSource
  }

  @Test func findsIdentifiersAndPaths() {
    let screen = SnapshotScreen(.rows(100), .init([10, 11], [], [12]))
    let dataSource = screen.dataSource
    #expect(dataSource.itemIdentifier(for: [2, 0]) == 12)
    #expect(dataSource.indexPath(for: 12) == [2, 0])
    #expect(dataSource.indexPath(for: 11) == [0, 1])
    #expect(dataSource.indexPath(for: 13) == nil)
    #expect(dataSource.sectionIdentifier(for: 2) == 2)
    #expect(dataSource.sectionIdentifier(for: 3) == nil)
    #expect(dataSource.sectionIdentifier(for: -1) == nil)
    #expect(dataSource.index(for: 1) == 1)
    #expect(dataSource.index(for: 9) == nil)
  }

  @Test(arguments: [[0, 2], [1, 0], [3, 0], [-1, 0], [0, -1], [0], [0, 0, 0]] as [IndexPath])
  func pathsWithoutItemHaveNoIdentifier(path: IndexPath) {
    let screen = SnapshotScreen(.rows(100), .init([10, 11], [], [12]))
    #expect(screen.dataSource.itemIdentifier(for: path) == nil)
  }

  @Test func findsEachPathWithOneHash() {
    let items = identifiers(0..<3000)
    let dataSource = dataSource(items)
    var snapshot = dataSource.snapshot()
    for item in items.prefix(500) { snapshot.moveItem(item, afterItem: items[2000]) }
    dataSource.apply(snapshot)
    let count = HashedIdentifier.count {
      for item in items { _ = dataSource.indexPath(for: item) }
    }
    #expect(count == 3000)
    #expect(HashedIdentifier.count { _ = dataSource.itemIdentifier(for: [0, 7]) } == 0)
    #expect(dataSource.indexPath(for: items[500]) == [0, 0])
  }

  @Test func applyingHashesNothing() {
    let items = identifiers(0..<2000)
    let dataSource = dataSource(items)
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([items[3]])
    #expect(HashedIdentifier.count { dataSource.apply(snapshot) } == 0)
    #expect(HashedIdentifier.count { dataSource.apply(snapshot) } == 0)
    #expect(HashedIdentifier.count { view.layoutIfNeeded() } == 0)
  }

  @Test func identifiersAreListedOnce() {
    let dataSource = dataSource(identifiers(0..<100))
    func address() -> Int {
      unsafe dataSource.snapshot().itemIdentifiers.withUnsafeBytes {
        Int(bitPattern: $0.baseAddress)
      }
    }
    let first = address()
    #expect(address() == first)
    dataSource.apply(dataSource.snapshot())
    #expect(address() == first)
  }

  @Test("D-95: cells get the identifiers of the snapshot that was applied last")
  func identifiersOfTheLastSnapshotCount() {
    let dataSource = dataSource([HashedIdentifier(number: 1, title: "old")])
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems([HashedIdentifier(number: 1, title: "new")])
    dataSource.apply(snapshot)
    #expect(dataSource.itemIdentifier(for: [0, 0])?.title == "new")
    // Reloading keeps the identifier that is already in the snapshot.
    snapshot.reloadItems([HashedIdentifier(number: 1, title: "newer")])
    dataSource.apply(snapshot)
    #expect(dataSource.itemIdentifier(for: [0, 0])?.title == "new")
  }
}
