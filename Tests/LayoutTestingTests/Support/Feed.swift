import CompositionalLayout
import LayoutTesting

/// The layouts and screens of the tests.
@MainActor
enum Feed {
  /// Returns the layout of a list of rows.
  static func layout(
    height: NSCollectionLayoutDimension = .estimated(60)
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: section(height: height))
  }

  static func section(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size)
    return NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [item]))
  }

  /// Returns the height of a row, different from the estimate and from other rows.
  static func height(_ item: Int) -> CGFloat { CGFloat(44 + item * 7 % 50) }

  /// Returns rows with individual heights.
  static func items(_ count: Int) -> CountedItems {
    CountedItems([count]) {
      CGSize(width: $0.size.width, height: height($0.indexPath.item))
    }
  }

  static func screen(_ count: Int = 1000) throws -> TestScreen {
    try TestScreen(layout(), items(count))
  }
}

/// A controller with its own diffable data source, registrations and cells.
final class FeedController: UIViewController {
  final class PostCell: UICollectionViewCell {
    var post = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = FeedController.height(of: post, traitCollection)
      return layoutAttributes
    }
  }

  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Int>?
  private(set) var appearances: [String] = []
  let posts: Int

  init(posts: Int) {
    self.posts = posts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  static func height(of post: Int, _ traits: UITraitCollection) -> CGFloat {
    let isLarge = traits.preferredContentSizeCategory == .accessibilityLarge
    return Feed.height(post) * (isLarge ? 2 : 1)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    appearances.append("load")
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: Feed.layout())
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let container = UIView(frame: view.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(list)
    view.addSubview(container)
    let registration = UICollectionView.CellRegistration<PostCell, Int> { cell, _, post in
      cell.post = post
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: list) { view, path, post in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: post)
    }
    dataSource?.apply(snapshot(of: 0..<posts))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.append("appear")
  }

  func snapshot(of posts: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(posts))
    return snapshot
  }
}
