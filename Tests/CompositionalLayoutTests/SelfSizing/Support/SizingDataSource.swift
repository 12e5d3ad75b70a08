import CompositionalLayout

/// Named items whose cells, headers and badges ask for sizes that a test decides.
final class SizingDataSource: NSObject, UICollectionViewDataSource {
  /// Asks for a size and says so.
  final class Cell: UICollectionViewCell {
    /// The size it would like instead of one that it is offered.
    var answer: (CGSize) -> CGSize = { $0 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size = answer(layoutAttributes.size)
      return layoutAttributes
    }
  }

  var sections: [NamedChange.Section]

  /// The size that an item asks for, from its name and what it is offered.
  var itemSize: (_ name: Int, _ offered: CGSize) -> CGSize = { $1 }

  /// The size that a supplementary view asks for, from its kind, the name of its section and what
  /// it is offered.
  var supplementarySize: (_ kind: String, _ section: Int, _ offered: CGSize) -> CGSize = { $2 }

  /// The names of the items whose cells have been made, in order.
  private(set) var madeItems: [Int] = []
  /// How often each item has been asked for its size.
  private(set) var questions: [Int: Int] = [:]

  init(_ sections: [NamedChange.Section]) {
    self.sections = sections
  }

  /// Sections of so many items, which are called 0, 1, and so on throughout.
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

  /// The name of an item.
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
