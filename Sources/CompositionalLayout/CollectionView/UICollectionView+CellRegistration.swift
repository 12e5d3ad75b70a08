extension UICollectionView {
  /// A registration of a cell class, with a handler that configures its cells for items of one
  /// type.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let handler: Handler

    /// A unique reuse identifier, which keeps registrations from sharing cells.
    let identifier = UUID().uuidString

    /// Creates a registration with a handler that configures cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }
}
