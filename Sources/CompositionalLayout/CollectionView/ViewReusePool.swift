/// The views waiting to be reused, and the classes registered for creating new views.
@MainActor
struct ViewReusePool {
  /// The key under which a view class is registered.
  nonisolated struct Name: Hashable {
    let category: UICollectionView.ElementCategory

    /// The element kind; `nil` for a cell.
    let kind: String?

    let identifier: String
  }

  private var classes: [Name: UICollectionReusableView.Type] = [:]
  private var waiting: [Name: [UICollectionReusableView]] = [:]

  /// The views waiting to be reused, in no particular order.
  var waitingViews: [UIView] { waiting.values.flatMap { $0 } }

  /// Registers a class for new views, or unregisters it if the class is `nil`.
  ///
  /// Waiting views of the previous class are discarded.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for name: Name) {
    classes[name] = viewClass
    waiting[name] = nil
  }

  /// Returns a waiting view prepared for reuse or, if none is waiting, a new view.
  ///
  /// If no class is registered yet, the given class is registered. Without either class, the result
  /// is `nil`.
  mutating func dequeue(
    _ name: Name, registering viewClass: UICollectionReusableView.Type? = nil
  ) -> UICollectionReusableView? {
    classes[name] = classes[name] ?? viewClass
    if let view = waiting[name]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = classes[name]?.init(registeredAt: .zero)
    if let work = ViewWork.current, let view {
      work.viewsMade += 1
      work.didMake?(view)
    }
    view?.reuseIdentifier = name.identifier
    return view
  }

  /// Keeps a view for reuse, unless its class is no longer registered.
  mutating func enqueue(_ view: UICollectionReusableView, from key: ElementKey) {
    guard let identifier = view.reuseIdentifier else { return }
    let name = Name(category: key.category, kind: key.kind, identifier: identifier)
    if let viewClass = classes[name], viewClass == type(of: view) {
      waiting[name, default: []].append(view)
    }
  }
}
