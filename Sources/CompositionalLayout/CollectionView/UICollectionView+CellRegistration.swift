extension UICollectionView {
  /// Registration of a cell class, with the handler to configure its cells for items of one type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler

    /// Different registrations never share their cells, even registrations of one class.
    let identifier = UUID().uuidString

    /// Creates a registration from a handler to configure a cell for an item.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}
