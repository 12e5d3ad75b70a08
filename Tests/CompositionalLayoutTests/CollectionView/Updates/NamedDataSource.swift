import CompositionalLayout

/// A data source of named sections and items, whose cells display the item's name and version.
final class NamedDataSource: NSObject, UICollectionViewDataSource {
  var sections: [NamedChange.Section]

  /// The number of changes of each item; the cell of a changed item is out of date.
  var versions: [Int: Int] = [:]

  private(set) var askedPaths: [IndexPath] = []
  private(set) var askedHeaders: [Int] = []

  init(_ sections: [NamedChange.Section]) {
    self.sections = sections
  }

  /// Creates one section for each list of items, with the names -1, -2, and so on.
  convenience init(_ items: [[Int]]) {
    self.init(items.enumerated().map { (-1 - $0.offset, $0.element) })
  }

  /// Returns a view of 320 × 480 points showing the data, after its first pass.
  func view(
    _ layout: UICollectionViewLayout, beforeFirstPass: (UICollectionView) -> Void = { _ in }
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      RecordingCell.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "header")
    view.dataSource = self
    beforeFirstPass(view)
    view.layoutIfNeeded()
    return view
  }

  func forgetQuestions() {
    askedPaths = []
    askedHeaders = []
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedPaths.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let name = sections[indexPath.section].items[indexPath.item]
    (cell as? RecordingCell)?.text = "\(name).\(versions[name] ?? 0)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    askedHeaders.append(indexPath.section)
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? RecordingCell)?.text = "\(sections[indexPath.section].name)"
    return header
  }
}

extension UICollectionView {
  /// The texts of the visible cells, in the order of their index paths.
  var visibleTexts: [String] {
    visibleCells.compactMap { ($0 as? RecordingCell)?.text }
  }
}
