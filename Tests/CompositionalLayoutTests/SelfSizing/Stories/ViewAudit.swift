@testable import CompositionalLayout

/// An audit of the cells in a view: there must be exactly one for each visible element, at the
/// position given by the layout.
struct ViewAudit {
  let differences: [String]

  /// Compares the cells with the layout's elements in the bounds of the view.
  init(_ view: UICollectionView, _ data: RowDataSource) {
    var found: [String] = []
    let elements = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let expected = elements.filter { !$0.isHidden }.map(\.indexPath).sorted()
    let paths = view.indexPathsForVisibleItems
    if paths != expected { found.append("shown \(paths), visible \(expected)") }
    for element in elements {
      guard let cell = view.cellForItem(at: element.indexPath) else { continue }
      if cell.frame != element.frame {
        found.append("\(element.indexPath) at \(cell.frame), not \(element.frame)")
      }
      let name = (cell as? RowDataSource.Cell)?.name
      if name != data.names[element.indexPath.item] {
        found.append("\(element.indexPath) shows row \(name ?? -1)")
      }
    }
    let shown = Set(view.visibleCells.map(ObjectIdentifier.init))
    if shown.count != paths.count { found.append("a cell is shown twice") }
    let owned = Set(data.cells.filter { $0.value.collectionView === view }.keys)
    if owned != shown {
      found.append("\(owned.count) cells belong to the view, \(shown.count) are shown")
    }
    differences = found
  }
}
