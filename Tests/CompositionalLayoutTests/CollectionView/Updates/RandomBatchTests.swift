import CompositionalLayout
import Testing
import _TestSupport

/// After any batch of changes, the view equals a new view of the final data.
struct RandomBatchTests {
  @Test(arguments: 0..<50)
  func viewsFollowTheirData(seed: UInt64) {
    var random = RandomLayout(seed: seed)
    var change = NamedChange(seed: seed)
    change.make()
    let data = NamedDataSource(change.before)
    let view = data.view(Self.layout())
    for batch in 0..<8 {
      if batch > 0 { change.makeAnother() }
      scroll(view, &random)
      let old = cells(in: view, of: change.before)
      let (reloaded, reconfigured) = someStayingItems(of: change, &random)
      perform(change, on: view, reloading: reloaded, reconfiguring: reconfigured)

      let fresh = freshCopy(of: view, data)
      #expect(summary(of: view) == summary(of: fresh), "batch \(batch)")
      let new = cells(in: view, of: change.after)
      for (name, cell) in old where new[name] != nil && !reloaded.contains(name) {
        #expect(new[name] === cell, "batch \(batch), item \(name)")
      }
    }
  }

  /// Returns a layout of rows with headers, orthogonal rows, and columns.
  private static func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      switch index % 3 {
      case 0: .rows(60).withHeader(pinned: index == 0)
      case 1: .shelf(.groupPaging)
      default: NSCollectionLayoutSection(group: .rows(height: 50, itemWidth: 0.25))
      }
    }
  }

  private func scroll(_ view: UICollectionView, _ random: inout RandomLayout) {
    view.contentOffset.y = CGFloat(random.int(0...200))
    if let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout {
      for section in 0..<view.numberOfSections {
        layout.setOrthogonalOffset(CGFloat(random.int(0...400)), inSection: section)
      }
    }
    view.layoutIfNeeded()
  }

  /// Returns the visible cells by the names of their items.
  private func cells(
    in view: UICollectionView, of sections: [NamedChange.Section]
  ) -> [Int: UICollectionViewCell] {
    var cells: [Int: UICollectionViewCell] = [:]
    for path in view.indexPathsForVisibleItems {
      cells[sections[path.section].items[path.item]] = view.cellForItem(at: path)
    }
    return cells
  }

  /// Returns items neither moved nor removed: some to be reloaded, and others to be reconfigured.
  private func someStayingItems(
    of change: NamedChange, _ random: inout RandomLayout
  ) -> (reloaded: Set<Int>, reconfigured: Set<Int>) {
    let staying = Set(change.after.flatMap(\.items)).subtracting(change.movedItems)
    let sections = Set(change.after.map(\.name))
    var (reloaded, reconfigured): (Set<Int>, Set<Int>) = ([], [])
    for section in change.before where sections.contains(section.name) {
      for item in section.items where staying.contains(item) {
        switch random.int(0...9) {
        case 0: reloaded.insert(item)
        case 1: reconfigured.insert(item)
        default: break
        }
      }
    }
    return (reloaded, reconfigured)
  }

  private func perform(
    _ change: NamedChange, on view: UICollectionView, reloading reloaded: Set<Int>,
    reconfiguring reconfigured: Set<Int>
  ) {
    guard let data = view.dataSource as? NamedDataSource else { return }
    let old = NamedChange.paths(change.before)
    view.performBatchUpdates {
      data.sections = change.after
      for item in reloaded.union(reconfigured) { data.versions[item, default: 0] += 1 }
      view.reloadItems(at: reloaded.compactMap { old[$0] })
      view.reconfigureItems(at: reconfigured.compactMap { old[$0] })
      for update in change.updates { view.name(update) }
    }
  }

  private func freshCopy(of view: UICollectionView, _ data: NamedDataSource) -> UICollectionView {
    let layout = Self.layout()
    let old = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    for section in 0..<view.numberOfSections {
      layout.setOrthogonalOffset(old?.orthogonalOffset(inSection: section) ?? 0, inSection: section)
    }
    return data.view(layout) { $0.contentOffset = view.contentOffset }
  }

  /// Returns the visible elements and their positions.
  private func summary(of view: UICollectionView) -> [String] {
    let cells = view.indexPathsForVisibleItems.map { path in
      "\(path) \((view.cellForItem(at: path) as? RecordingCell)?.text ?? "")"
        + " \(view.cellForItem(at: path)?.frame ?? .null)"
    }
    let headers = view.indexPathsForVisibleSupplementaryElements(ofKind: "header").map { path in
      let header = view.supplementaryView(forElementKind: "header", at: path)
      return "\(path) \((header as? RecordingCell)?.text ?? "") \(header?.frame ?? .null)"
    }
    return cells + headers + ["\(view.contentSize)", "\(view.contentOffset)"]
  }
}
