import CompositionalLayout

/// Existing views of a data source.
@MainActor
package final class MadeViews {
  private struct Entry {
    weak var view: UICollectionReusableView?
  }

  private var entries: [Entry] = []

  package init() {}

  /// Records a view.
  func append(_ view: UICollectionReusableView) { entries.append(Entry(view: view)) }

  /// The number of existing views.
  package var aliveCount: Int {
    entries.removeAll { $0.view == nil }
    return entries.count
  }
}
