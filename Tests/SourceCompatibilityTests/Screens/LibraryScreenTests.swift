import CompositionalLayout
import Foundation
import Testing

// The library from an article about complex layouts and diffable data sources: books move between a
// row of current books and a list of all others, and a section without books displays why.

private struct Book: Hashable {
  let title: String
}

private enum Kind {
  static let header = UICollectionView.elementKindSectionHeader
  static let empty = "empty-view"
  static let badge = "badge"
  static let background = "background"
}

private enum Shelf: Int, CaseIterable {
  case reading, library
}

private final class BookCell: UICollectionViewCell {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  var book: Book? { didSet { title.text = book?.title } }

  override func prepareForReuse() {
    super.prepareForReuse()
    book = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }
}

private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }
}

private final class EmptyView: UICollectionReusableView {}
private final class BadgeView: UICollectionReusableView {}
private final class BackgroundView: UICollectionReusableView {}

private final class LibraryViewController: UIViewController, UICollectionViewDelegate {
  typealias DataSource = UICollectionViewDiffableDataSource<Shelf, Book>
  typealias Snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>

  private(set) lazy var collectionView = UICollectionView(
    frame: view.bounds, collectionViewLayout: makeLayout())
  private(set) lazy var dataSource = makeDataSource()
  private(set) var displayed: Set<IndexPath> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = Snapshot()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems((0..<6).map { Book(title: "Book \($0)") }, toSection: .library)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  /// Moves a book to the other shelf, as the article does after a tap.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    let target = indexPath.section == Shelf.reading.rawValue ? Shelf.library : .reading
    snapshot.deleteItems([book])
    snapshot.appendItems([book], toSection: target)
    UIView.animate(withDuration: 0.5) { self.dataSource.apply(snapshot) }
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displayed.insert(indexPath) }

  // MARK: Data

  private func makeDataSource() -> DataSource {
    let book = UICollectionView.CellRegistration<BookCell, Book> { cell, _, book in
      cell.book = book
    }
    let title = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: Kind.header) {
      view, _, path in
      view.label.text = Shelf(rawValue: path.section) == .reading ? "Reading" : "Library"
    }
    let empty = UICollectionView.SupplementaryRegistration<EmptyView>(elementKind: Kind.empty) {
      _, _, _ in
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: Kind.badge) {
      _, _, _ in
    }
    let source = DataSource(collectionView: collectionView) { view, path, item in
      view.dequeueConfiguredReusableCell(using: book, for: path, item: item)
    }
    source.supplementaryViewProvider = { view, kind, path in
      switch kind {
      case Kind.header: view.dequeueConfiguredReusableSupplementary(using: title, for: path)
      case Kind.empty: view.dequeueConfiguredReusableSupplementary(using: empty, for: path)
      default: view.dequeueConfiguredReusableSupplementary(using: badge, for: path)
      }
    }
    return source
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard let self, let shelf = Shelf(rawValue: index) else { return nil }
        let snapshot = dataSource.snapshot()
        if snapshot.numberOfItems(inSection: shelf) == 0 { return emptySection() }
        return shelf == .reading ? readingSection() : librarySection()
      }, configuration: configuration)
    layout.register(BackgroundView.self, forDecorationViewOfKind: Kind.background)
    return layout
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: Kind.header, alignment: .top)
    header.pinToVisibleBounds = true
    return header
  }

  /// Returns a section with only an empty-state view.
  private func emptySection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: Kind.empty, alignment: .top)
    ]
    return section
  }

  /// Returns a row whose middle book is the largest.
  private func readingSection() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [header()]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let middle = offset.x + environment.container.contentSize.width / 2
        let distance = abs(item.center.x - middle)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.5)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  /// Returns rows on a background, with badges.
  private func librarySection() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: Kind.badge,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [header()]
    section.decorationItems = [.background(elementKind: Kind.background)]
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return section
  }
}

@MainActor
struct LibraryScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = LibraryViewController()
  private var view: UICollectionView { controller.collectionView }

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func titles(_ shelf: Shelf) -> [String] {
    controller.dataSource.snapshot().itemIdentifiers(inSection: shelf).map(\.title)
  }

  private func cell(_ section: Int, _ item: Int) -> BookCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? BookCell
  }

  @Test func theFirstShelfIsEmpty() {
    let empty = view.supplementaryView(forElementKind: Kind.empty, at: [0, 0])
    #expect(empty?.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    // The header below has requested 28 points instead of its estimate of 44 points.
    let header = view.supplementaryView(forElementKind: Kind.header, at: [1, 0]) as? TitleView
    #expect(header?.frame == CGRect(x: 8, y: 116, width: 304, height: 28))
    #expect(header?.label.text == "Library")
    #expect(cell(1, 0)?.frame == CGRect(x: 8, y: 152, width: 304, height: 50))
    let badge = view.supplementaryView(forElementKind: Kind.badge, at: [1, 0])
    #expect(badge?.frame == CGRect(x: 292, y: 152, width: 20, height: 20))
    #expect(view.subviews.contains { $0 is BackgroundView })
    #expect(controller.displayed.count == 6)
  }

  @Test func booksMoveBetweenShelves() throws {
    let moved = try #require(cell(1, 2))
    view.tapItem(at: [1, 2])
    #expect(titles(.reading) == ["Book 2"])
    #expect(titles(.library) == ["Book 0", "Book 1", "Book 3", "Book 4", "Book 5"])
    // The cell moves with its book, and the empty state has disappeared.
    #expect(cell(0, 0) === moved && moved.book?.title == "Book 2")
    #expect(view.visibleSupplementaryViews(ofKind: Kind.empty).isEmpty)
    let header = view.supplementaryView(forElementKind: Kind.header, at: [0, 0])
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 28))
    // The first group of a centred row starts in the middle: 80 points from the edge.
    let layout = try #require(view.collectionViewLayout as? UICollectionViewCompositionalLayout)
    #expect(layout.orthogonalOffset(inSection: 0) == -80)
    #expect(moved.bounds.size == CGSize(width: 160, height: 120))
    #expect(moved.transform.isIdentity)
    view.tapItem(at: [1, 0])
    #expect(titles(.reading) == ["Book 2", "Book 0"])
    #expect(cell(0, 1).map { $0.frame.size } == CGSize(width: 80, height: 60))
  }

  @Test func theEmptyStateComesBack() {
    view.tapItem(at: [1, 0])
    #expect(view.visibleSupplementaryViews(ofKind: Kind.empty).isEmpty)
    view.tapItem(at: [0, 0])
    #expect(titles(.reading).isEmpty && titles(.library).last == "Book 0")
    #expect(view.visibleSupplementaryViews(ofKind: Kind.empty).count == 1)
    #expect(cell(1, 0)?.frame.minY == 152)
  }

  @Test func headersStayInView() {
    window.frame.size.height = 200
    window.layoutIfNeeded()
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    let header = view.supplementaryView(forElementKind: Kind.header, at: [1, 0])
    #expect(header?.frame.minY == 200)
  }
}
