extension UICollectionView {
  /// A registration of a class for supplementary views of one kind, with a handler that configures
  /// them.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view for its kind and index path.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String

    let handler: Handler

    /// A unique reuse identifier, which keeps registrations from sharing views.
    let identifier = UUID().uuidString

    /// Creates a registration for a kind, with a handler that configures its views.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }
}
