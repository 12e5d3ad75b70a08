import LayoutCore

extension UICollectionView {
  /// Registers a class for cells with a reuse identifier, or unregisters it if the class is `nil`.
  ///
  /// - Precondition: The class is `UICollectionViewCell` or a subclass of it.
  public func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    register(
      cellClass, asKindOf: UICollectionViewCell.self,
      for: ViewReusePool.Name(category: .cell, kind: nil, identifier: identifier))
  }

  /// Registers a class for supplementary views of a kind with a reuse identifier.
  ///
  /// If the class is `nil`, the previous class is unregistered.
  ///
  /// - Precondition: The class is `UICollectionReusableView` or a subclass of it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      viewClass, asKindOf: UICollectionReusableView.self,
      for: ViewReusePool.Name(
        category: .supplementaryView, kind: elementKind, identifier: identifier))
  }

  /// Returns a recycled cell prepared for reuse, or a new one if none is available.
  ///
  /// If the cell at the index path is being reconfigured, that cell is returned.
  ///
  /// - Precondition: A class is registered for the identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeue(
      ViewReusePool.Name(category: .cell, kind: nil, identifier: identifier), for: indexPath)
  }

  /// Returns a recycled supplementary view prepared for reuse, or a new one if none is available.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ViewReusePool.Name(category: .supplementaryView, kind: elementKind, identifier: identifier),
      for: indexPath)
  }

  /// Returns a cell configured for an item by the handler of a registration.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = dequeue(
      ViewReusePool.Name(category: .cell, kind: nil, identifier: registration.identifier),
      for: indexPath, registering: Cell.self)
    if let item {
      registration.handler(cell, indexPath, item)
    }
    return cell
  }

  /// Returns a supplementary view configured by the handler of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = dequeue(
      ViewReusePool.Name(
        category: .supplementaryView, kind: registration.elementKind,
        identifier: registration.identifier),
      for: indexPath, registering: Supplementary.self)
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func register<Base: UICollectionReusableView>(
    _ viewClass: AnyClass?, asKindOf base: Base.Type, for name: ViewReusePool.Name
  ) {
    let reusable = viewClass as? Base.Type
    stopUnless(
      (viewClass == nil) == (reusable == nil),
      "The class for the identifier \(name.identifier) must be a kind of \(base).")
    reusePool.register(reusable, for: name)
  }

  private func dequeue<View: UICollectionReusableView>(
    _ name: ViewReusePool.Name, for indexPath: IndexPath, registering viewClass: View.Type? = nil
  ) -> View {
    if name.category == .cell, let shown = views.reconfigured, shown.indexPath == indexPath,
      shown.view.reuseIdentifier == name.identifier, let view = shown.view as? View
    {
      return view
    }
    guard let view = reusePool.dequeue(name, registering: viewClass) as? View else {
      fatalError(
        "could not dequeue a view of kind: \(name.kind ?? "UICollectionElementKindCell") with"
          + " identifier \(name.identifier) - must register a class for the identifier")
    }
    return view
  }
}
