import CompositionalLayout

/// The views created by a data source, recorded to count the views that are still alive.
@MainActor
package final class CreatedViews {
  private struct Entry {
    weak var view: UICollectionReusableView?
  }

  private var entries: [Entry] = []

  package init() {}

  /// Records a newly created view.
  func append(_ view: UICollectionReusableView) { entries.append(Entry(view: view)) }

  /// The number of views that have not been deallocated.
  package var aliveCount: Int {
    entries.removeAll { $0.view == nil }
    return entries.count
  }
}
