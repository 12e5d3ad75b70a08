import CompositionalLayout
import FeedLayout

/// The feed's view controller, written as it would be in a real app.
final class FeedController: UICollectionViewController {
  /// A cell that sets its own height, because tests have no text engine.
  final class PostCell: UICollectionViewCell {
    var post = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let isLarge = traitCollection.preferredContentSizeCategory == .accessibilityLarge
      return CGSize(
        width: size.width, height: CGFloat(48 + post.magnitude % 60) * (isLarge ? 2 : 1))
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init() { super.init(collectionViewLayout: makeFeedLayout()) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<PostCell, Int> { cell, _, post in
      cell.post = post
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { _, _, _ in }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, post in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: post)
    }
    dataSource?.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    dataSource?.apply(snapshot(of: 0..<10_000))
  }

  func snapshot(of posts: Range<Int>) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(posts))
    return snapshot
  }
}
