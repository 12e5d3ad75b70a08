import CompositionalLayout
import Foundation
import Testing

// The list of films from a short tutorial: a controller, its cell and a diffable data source,
// written as published, with frames instead of constraints.

private struct Movie: Hashable {
  let id = UUID()
  let title: String
}

private final class MovieCell: UICollectionViewCell {
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 16, weight: .medium)
    label.textColor = .darkGray
    label.numberOfLines = 1
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .white
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }

  func configure(with movie: Movie) { titleLabel.text = movie.title }

  var label: UILabel { titleLabel }
}

private final class MoviesViewController: UIViewController {
  enum Section { case main }

  private lazy var collectionView: UICollectionView = {
    let v = UICollectionView(frame: .zero, collectionViewLayout: createLayout())
    v.backgroundColor = .white
    v.register(MovieCell.self, forCellWithReuseIdentifier: "MovieCell")
    return v
  }()

  private lazy var dataSource: UICollectionViewDiffableDataSource<Section, Movie> = {
    let source = UICollectionViewDiffableDataSource<Section, Movie>(
      collectionView: collectionView
    ) { collectionView, indexPath, movie in
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "MovieCell", for: indexPath)
        as? MovieCell
      cell?.configure(with: movie)
      return cell
    }
    return source
  }()

  private(set) var steps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("didLoad")
    view.backgroundColor = .systemBackground
    navigationItem.title = "Movies"
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Movie>()
    snapshot.appendSections([.main])
    snapshot.appendItems((0..<20).map { Movie(title: "Movie \($0)") }, toSection: .main)
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    steps.append("willAppear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    steps.append("didLayout")
    collectionView.frame = view.bounds
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    steps.append("didAppear")
  }

  /// Inserts a movie, as a timer does every three seconds.
  func insertMovie(at index: Int) {
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([Movie(title: "New")], beforeItem: snapshot.itemIdentifiers[index])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  var shown: UICollectionView { collectionView }

  private func createLayout() -> UICollectionViewLayout {
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }
}

@MainActor
struct MovieListScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = MoviesViewController()

  init() {
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private var titles: [String] {
    controller.shown.visibleCells.compactMap { ($0 as? MovieCell)?.label.text }
  }

  @Test func theScreenAppears() {
    #expect(controller.steps == ["didLoad", "willAppear", "didLayout", "didAppear"])
    #expect(controller.shown.window === window)
    #expect(titles == (0..<11).map { "Movie \($0)" })
    let cells = controller.shown.visibleCells
    #expect(
      cells.map(\.frame) == (0..<11).map { CGRect(x: 0, y: 44 * $0, width: 320, height: 44) })
    #expect((cells[0] as? MovieCell)?.label.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(controller.navigationItem.title == "Movies")
  }

  @Test func filmsAreInserted() {
    controller.insertMovie(at: 2)
    #expect(titles.prefix(4) == ["Movie 0", "Movie 1", "New", "Movie 2"])
    #expect(controller.shown.numberOfItems(inSection: 0) == 21)
    #expect(controller.shown.contentSize.height == 924)
  }

  @Test func theDeviceIsTurned() {
    window.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
    window.layoutIfNeeded()
    #expect(controller.shown.visibleCells.count == 8)
    #expect(controller.shown.visibleCells.allSatisfy { $0.frame.width == 480 })
  }
}
