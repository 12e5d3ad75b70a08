import CompositionalLayout

extension ListScreen {
  /// Creates the screen of a view of rows.
  init(_ view: UICollectionView) {
    var frames: [Int: CGRect] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let cell = view.cellForItem(at: path) as? RowDataSource.Cell else { continue }
      frames[cell.name] = cell.frame.offsetBy(dx: 0, dy: 0 - view.contentOffset.y)
    }
    self.init(offset: view.contentOffset, contentSize: view.contentSize, frames: frames)
  }
}
