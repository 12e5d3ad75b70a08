/// The reason why a screen cannot be tested or cannot perform an action.
public enum TestScreenError: Error, Equatable, CustomStringConvertible {
  /// The controller's view contains no collection view.
  case noCollectionView(controller: String)
  /// The view's layout is not a compositional layout, so it has no work counters.
  case noCompositionalLayout(layout: String)
  /// A measurement was started inside another one.
  case nestedWork
  /// The item does not exist.
  case noItem(section: Int, item: Int)
  /// The view's data source does not accept snapshots of this type.
  case otherSnapshots(dataSource: String, snapshot: String)

  /// A sentence about the problem and its remedy.
  public var description: String {
    switch self {
    case .noCollectionView(let controller):
      "\(controller) has no collection view after loading its view: pass the collection view itself"
    case .noCompositionalLayout(let layout):
      "\(layout) does not count its work: use a UICollectionViewCompositionalLayout"
    case .nestedWork:
      "a measurement is already in progress: use the screen passed to the closure"
    case .noItem(let section, let item):
      "there is no item \(item) in section \(section): the data source has fewer items"
    case .otherSnapshots(let dataSource, let snapshot):
      "\(dataSource) does not accept a \(snapshot): apply a snapshot of the type it expects"
    }
  }
}
