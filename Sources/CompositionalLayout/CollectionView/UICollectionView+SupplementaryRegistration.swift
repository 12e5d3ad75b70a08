extension UICollectionView {
  /// Registration of a class of supplementary views for one kind, with the handler to configure
  /// them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view for its kind and path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String

    let handler: Handler

    /// Different registrations never share their views, even registrations of one class.
    let identifier = UUID().uuidString

    /// Creates a registration for a kind from a handler to configure its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
