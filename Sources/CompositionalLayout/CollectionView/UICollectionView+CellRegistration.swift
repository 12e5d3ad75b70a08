extension UICollectionView {
  /// Registration of a cell class, with the handler that shows items of one type in its cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler

    /// Different registrations never share their cells, even those of one class.
    let identifier = UUID().uuidString

    /// Creates a registration from a handler that shows an item in a cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}
