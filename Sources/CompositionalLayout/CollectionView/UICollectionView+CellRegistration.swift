extension UICollectionView {
  /// A registration of a cell class, with a handler to configure cells for items of one type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler

    /// A unique identifier, so registrations never share cells.
    let identifier = UUID().uuidString

    /// Creates a registration with a handler to configure cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}
