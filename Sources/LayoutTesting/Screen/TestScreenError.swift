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
      "\(controller) has no collection view once its view is loaded: pass the collection view"
    case .noCompositionalLayout(let layout):
      "\(layout) counts no work: a test needs a UICollectionViewCompositionalLayout"
    case .nestedWork:
      "work is being measured already: call the screen that is passed to the closure"
    case .noItem(let section, let item):
      "there is no item \(item) in section \(section): the data source has fewer"
    case .otherSnapshots(let dataSource, let snapshot):
      "\(dataSource) does not show a \(snapshot): apply one of its own type"
    }
  }
}
