import CompositionalLayout
import Testing

// Screens as articles about diffable data sources write them: type aliases, lazy data sources,
// subclasses, recreated or changed snapshots, and handlers as closures and methods.

private enum Section: Int, CaseIterable, Hashable {
  case client, own, library
}

private enum Row: Hashable {
  case client(name: String)
  case own(id: Int)
  case empty
  case book(id: Int)
}

private final class TextCell: UICollectionViewCell {
  var text = ""

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.frame.size.height = 30 + CGFloat(text.count)
    return attributes
  }
}

/// A library: the client, the client's books in an orthogonal row or a hint if the client has none,
/// and all other books in a grid.
@MainActor
private final class LibraryScreen {
  private typealias DataSource = UICollectionViewDiffableDataSource<Section, Row>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Row>

  private(set) var ownBooks: [Int] = []
  private var books = Array(1...12)

  let collectionView: UICollectionView
  private lazy var dataSource = makeDataSource()

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 667),
      collectionViewLayout: Self.makeLayout { _ in nil })
    collectionView.collectionViewLayout = Self.makeLayout { [weak self] index in
      self?.dataSource.sectionIdentifier(for: index)
    }
    applySnapshot(animatingDifferences: false)
  }

  func takeBook(_ id: Int) {
    books.removeAll { $0 == id }
    ownBooks.append(id)
    applySnapshot()
  }

  func returnBook(_ id: Int) {
    ownBooks.removeAll { $0 == id }
    books.insert(id, at: 0)
    applySnapshot()
  }

  func frame(_ row: Row) -> CGRect? {
    dataSource.indexPath(for: row)
      .flatMap { collectionView.layoutAttributesForItem(at: $0)?.frame }
  }

  var headerPaths: [IndexPath] {
    collectionView.indexPathsForVisibleSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader)
  }

  var rows: [Row] { collectionView.indexPathsForVisibleItems.compactMap(dataSource.itemIdentifier) }

  func cell(_ row: Row) -> UICollectionViewCell? {
    guard let indexPath = dataSource.indexPath(for: row) else { return nil }
    return collectionView.cellForItem(at: indexPath)
  }

  private func applySnapshot(animatingDifferences: Bool = true) {
    var snapshot = Snapshot()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.client(name: "Ada")], toSection: .client)
    snapshot.appendItems(ownBooks.isEmpty ? [.empty] : ownBooks.map(Row.own), toSection: .own)
    snapshot.appendItems(books.map { .book(id: $0) })
    dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
  }

  private func makeDataSource() -> DataSource {
    let cellRegistration = UICollectionView.CellRegistration<TextCell, Row> { cell, _, row in
      cell.text = "\(row)"
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { _, _, _ in }
    let dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, row in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: row)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: headerRegistration, for: indexPath)
    }
    return dataSource
  }

  private static func makeLayout(
    _ sectionAt: @escaping (Int) -> Section?
  ) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let isRow = sectionAt(index) == .own
      let item = NSCollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(isRow ? 1 : 1 / 3),
          heightDimension: isRow ? .fractionalHeight(1) : .estimated(100)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(
          widthDimension: isRow ? .absolute(100) : .fractionalWidth(1),
          heightDimension: isRow ? .absolute(150) : .estimated(100)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      if isRow {
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
      }
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }
}

/// A subclass, as apps write one to implement more methods of the data source.
private final class MovableDataSource: UICollectionViewDiffableDataSource<Int, String> {
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item > 0 }

  override func indexTitles(for collectionView: UICollectionView) -> [String]? {
    snapshot().sectionIdentifiers.map(String.init)
  }
}

extension NSDiffableDataSourceSnapshot {
  fileprivate mutating func replace(
    _ old: ItemIdentifierType, by new: ItemIdentifierType, in section: SectionIdentifierType
  ) {
    if itemIdentifiers(inSection: section).contains(old) { insertItems([new], afterItem: old) }
    deleteItems([old])
  }
}

extension NSDiffableDataSourceSnapshot where ItemIdentifierType == String {
  fileprivate var text: String { itemIdentifiers.joined(separator: " ") }
}

@MainActor
struct DataSourceStyleTests {
  private func dataSource(
    _ view: UICollectionView
  ) -> UICollectionViewDiffableDataSource<Int, String> {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    return .init(collectionView: view) { view, path, item -> UICollectionViewCell? in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)))

  @Test func booksMoveBetweenSections() throws {
    let screen = LibraryScreen()
    #expect(screen.frame(.client(name: "Ada"))?.minY == 40)
    let hint = try #require(screen.frame(.empty))
    #expect(hint.size == CGSize(width: 100, height: 150))
    let firstBook = try #require(screen.frame(.book(id: 1)))
    #expect(firstBook.minY == hint.maxY + 40)
    #expect(screen.headerPaths == [[0, 0], [1, 0], [2, 0]])
    let cell = screen.cell(.book(id: 4))
    screen.takeBook(3)
    #expect(screen.frame(.empty) == nil, "the hint goes")
    #expect(screen.frame(.own(id: 3)) == hint)
    #expect(screen.frame(.book(id: 4))?.minX == 250, "the grid closes the gap")
    #expect(screen.cell(.book(id: 4)) === cell)
    screen.takeBook(5)
    #expect(screen.frame(.own(id: 5))?.minX == 108)
    screen.returnBook(3)
    screen.returnBook(5)
    #expect(screen.frame(.empty) == hint, "and comes back")
    #expect(screen.frame(.book(id: 5))?.origin == firstBook.origin)
    #expect(screen.rows.count == 14)
    #expect(screen.headerPaths == [[0, 0], [1, 0], [2, 0]])
  }

  @Test func snapshotsAreMadeAndChanged() {
    let dataSource = dataSource(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b"], toSection: 0)
    snapshot.appendItems(["c"])
    dataSource.apply(snapshot)
    snapshot = dataSource.snapshot()
    snapshot.replace("b", by: "d", in: 0)
    snapshot.moveItem("a", afterItem: "c")
    snapshot.reconfigureItems(["c"])
    dataSource.apply(snapshot, animatingDifferences: true) {}
    #expect(dataSource.snapshot().text == "d c a")
    #expect(view.numberOfItems(inSection: 1) == 2)
    if let indexPath = dataSource.indexPath(for: "a") {
      view.selectItem(at: indexPath, animated: false, scrollPosition: [])
    }
    #expect(view.indexPathsForSelectedItems?.compactMap(dataSource.itemIdentifier) == ["a"])
  }

  @Test func tasksWaitForSnapshots() async {
    let dataSource = dataSource(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    await dataSource.apply(snapshot)
    await dataSource.applySnapshotUsingReloadData(snapshot)
    let other = await Task.detached { [snapshot] in
      var other = snapshot
      other.appendItems((1...1000).map(String.init))
      return other
    }.value
    await dataSource.apply(other, animatingDifferences: false)
    #expect(view.numberOfItems(inSection: 0) == 1001)
  }

  @Test func outlinesAreSectionSnapshots() {
    let dataSource = dataSource(view)
    for section in 0..<2 {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["header \(section)"])
      snapshot.append(["a \(section)", "b \(section)"], to: "header \(section)")
      if section == 0 { snapshot.expand(snapshot.items) }
      dataSource.apply(snapshot, to: section, animatingDifferences: false)
    }
    #expect((0..<2).map(view.numberOfItems) == [3, 1])
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = NSDiffableDataSourceSectionSnapshot(children)
      children.append(["late \(parent)"])
      return children
    }
    dataSource.toggleExpansion(of: "header 1")
    #expect(view.numberOfItems(inSection: 1) == 4)
  }

  @Test func dataSourcesAreSubclassed() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let dataSource = MovableDataSource(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var order = ["a", "b", "c"]
    dataSource.reorderingHandlers.didReorder = { transaction in
      if let changed = order.applying(transaction.difference) { order = changed }
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([7])
    snapshot.appendItems(order)
    dataSource.apply(snapshot)
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 2]))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 5, y: 5))
    view.endInteractiveMovement()
    #expect(order == ["c", "a", "b"])
    #expect(dataSource.indexTitles(for: view) == ["7"])
  }

  /// Short lines as apps write them, which only have to compile.
  @Test func shortLinesCompile() {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { v, p, i in
      nil
    }
    source.supplementaryViewProvider = { v, kind, p in nil }
    var whole = NSDiffableDataSourceSnapshot<Int, String>()
    whole.appendSections([0])
    source.apply(whole, animatingDifferences: false)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a"])
    outline.append(["b"], to: "a")
    #expect(outline.visibleItems == ["a"] && source.snapshot().numberOfSections == 1)
    view.dataSource = nil
    view.delegate = nil
    #expect(view.numberOfSections == 0)
  }
}
