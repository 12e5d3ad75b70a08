import CompositionalLayout

extension ListEdit {
  /// Makes the change to the rows of a view.
  func perform(on view: UICollectionView, _ data: RowDataSource) {
    view.performBatchUpdates {
      data.names = after
      view.deleteItems(at: deleted.map { [0, $0] })
      view.reloadItems(at: reloaded.map { [0, $0] })
      for move in moved { view.moveItem(at: [0, move.from], to: [0, move.to]) }
      view.insertItems(at: inserted.map { [0, $0] })
    }
  }
}
