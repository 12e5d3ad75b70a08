import CompositionalLayout

/// A cell with a message.
///
/// Its height depends on the number of lines in the message.
final class MessageCell: UICollectionViewCell {
  var message = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(44 + 20 * (message.magnitude % 5)))
  }
}

/// The inbox of the app, with its own cells, registrations, data source and snapshots.
final class InboxController: UICollectionViewController {
  private var messages: [Int]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  init(messages: [Int]) {
    self.messages = messages
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(64))
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
        NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      })
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<MessageCell, Int> { cell, _, message in
      cell.message = message
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, message in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: message)
    }
    showMessages()
  }

  /// Inserts a new message above all others.
  func receive(_ message: Int) {
    messages.insert(message, at: 0)
    showMessages()
  }

  private func showMessages() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(messages)
    dataSource?.apply(snapshot)
  }
}
