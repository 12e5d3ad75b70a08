import CompositionalLayout

/// A data source of named items whose cells, headers and badges request sizes chosen by a test.
final class SizingDataSource: NSObject, UICollectionViewDataSource {
  /// A cell that requests a size and records it.
  final class Cell: UICollectionViewCell {
    /// Returns the requested size for a proposed size.
    var answer: (CGSize) -> CGSize = { $0 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = answer(layoutAttributes.size)
      return layoutAttributes
    }
  }

  var sections: [NamedChange.Section]

  /// Returns the size requested by an item, from its name and the proposed size.
  var itemSize: (_ name: Int, _ offered: CGSize) -> CGSize = { $1 }

  /// Returns the size requested by a supplementary view, from its kind, the name of its section and
  /// the proposed size.
  var supplementarySize: (_ kind: String, _ section: Int, _ offered: CGSize) -> CGSize = { $2 }

  /// The names of the items whose cells have been created, in order.
  private(set) var madeItems: [Int] = []
  /// The number of times each item has been asked for its size.
  private(set) var questions: [Int: Int] = [:]

  init(_ sections: [NamedChange.Section]) {
    self.sections = sections
  }

  /// Creates sections with the given numbers of items, numbered 0, 1, and so on throughout.
  convenience init(counts: [Int]) {
    var next = 0
    self.init(
      counts.enumerated().map { section, count in
        defer { next += count }
        return (-1 - section, Array(next..<next + count))
      })
  }

  func forgetQuestions() {
    madeItems = []
    questions = [:]
  }

  /// Returns the name of an item.
  func name(_ path: IndexPath) -> Int { sections[path.section].items[path.item] }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = name(indexPath)
    madeItems.append(name)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.answer = { [unowned self] offered in
      self.questions[name, default: 0] += 1
      return self.itemSize(name, offered)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = Cell(frame: .zero)
    let name = sections.indices.contains(indexPath.section) ? sections[indexPath.section].name : 0
    view.answer = { [unowned self] in self.supplementarySize(kind, name, $0) }
    return view
  }
}
