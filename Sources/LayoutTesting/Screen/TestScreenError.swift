/// Reason why a screen cannot be tested, or cannot do something.
public enum TestScreenError: Error, Equatable, CustomStringConvertible {
  /// The controller shows no collection view.
  case noCollectionView(controller: String)
  /// The layout of the view counts no work.
  case noCompositionalLayout(layout: String)
  /// Work is measured within work.
  case nestedWork
  /// There is no such item.
  case noItem(section: Int, item: Int)
  /// The data source of the view shows no snapshots of this type.
  case otherSnapshots(dataSource: String, snapshot: String)

  /// A sentence with the remedy.
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
