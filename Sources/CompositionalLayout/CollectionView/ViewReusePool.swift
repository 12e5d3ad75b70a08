/// Reuse pool: recycled views, and the registered classes for new ones.
@MainActor
struct ViewReusePool {
  /// Key of a registered class.
  nonisolated struct Name: Hashable {
    let category: UICollectionView.ElementCategory

    /// Nil for cells.
    let kind: String?

    let identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  /// The recycled views, in no order.
  var waitingViews: [UIView] { waiting.values.flatMap { $0 } }

  /// Sets the class of new views, or with nil forgets it.
  ///
  /// Recycled views are of the old class, and are dropped.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for name: Name) {
    classes[name] = viewClass
    waiting[name] = nil
  }

  /// A recycled view prepared for reuse, or else a new view; nil without a registered class.
  ///
  /// If none is registered yet, the given class is from now on.
  mutating func dequeue(
    _ name: Name, registering viewClass: UICollectionReusableView.Type? = nil
  ) -> UICollectionReusableView? {
    classes[name] = classes[name] ?? viewClass
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = classes[name]?.init(registeredAt: .zero)
    ViewWork.current?.viewsMade += 1
    view?.reuseIdentifier = name.identifier
    return view
  }

  /// Lets a view wait for its next use, unless its class is no longer registered.
  mutating func enqueue(_ view: UICollectionReusableView, from key: ElementKey) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(category: key.category, kind: key.kind, identifier: identifier)
    if let viewClass = classes[name], viewClass == type(of: view) {
      waiting[name, default: []].append(view)
    }
  }
}
