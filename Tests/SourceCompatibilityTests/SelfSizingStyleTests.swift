import CompositionalLayout
import Testing

// Cells that measure their text, in a list, a grid and an orthogonal row.

private final class TextCell: UICollectionViewCell {
  static let reuseIdentifier = "text-cell"

  var text = ""
  var fixedWidth = true

  override func prepareForReuse() {
    super.prepareForReuse()
    text = ""
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    var frame = attributes.frame
    if fixedWidth {
      // Letters are 8 points wide, and lines 20 points high.
      let lettersPerLine = max(1, Int(frame.size.width / 8))
      let lines = (text.count + lettersPerLine - 1) / lettersPerLine
      frame.size.height = CGFloat(lines) * 20
    } else {
      frame.size.width = CGFloat(text.count) * 8 + 16
    }
    attributes.frame = frame
    return attributes
  }
}

private final class TitleView: UICollectionReusableView {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = 33
    return layoutAttributes
  }
}

private final class NotesViewController: NSObject, UICollectionViewDataSource {
  enum Section: Int, CaseIterable { case tags, pinned, notes }

  var notes: [[String]] = [
    ["swift", "ui", "compositional", "layout"],
    ["short", String(repeating: "long ", count: 20), "other"],
    (0..<100).map { String(repeating: "word ", count: 1 + $0 % 30) },
  ]

  private(set) lazy var collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: createLayout())

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      switch kind {
      case .tags:
        let size = NSCollectionLayoutSize(
          widthDimension: .estimated(60), heightDimension: .absolute(30))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 8
        return section
      case .pinned:
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100)))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
          subitems: [item, item])
        return NSCollectionLayoutSection(group: group)
      case .notes:
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
      }
    }
  }

  func viewDidLoad() {
    collectionView.register(
      TextCell.self, forCellWithReuseIdentifier: TextCell.reuseIdentifier)
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = self
  }

  func prepend(_ note: String) {
    notes[Section.notes.rawValue].insert(note, at: 0)
    collectionView.performBatchUpdates({
      self.collectionView.insertItems(at: [IndexPath(item: 0, section: Section.notes.rawValue)])
    })
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { notes.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { notes[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: TextCell.reuseIdentifier, for: indexPath)
    if let cell = cell as? TextCell {
      cell.text = notes[indexPath.section][indexPath.item]
      cell.fixedWidth = indexPath.section != Section.tags.rawValue
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

@MainActor
struct SelfSizingStyleTests {
  private let controller = NotesViewController()

  init() {
    controller.viewDidLoad()
    controller.collectionView.layoutIfNeeded()
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    controller.collectionView.layoutAttributesForItem(
      at: IndexPath(item: item, section: section))?.frame
  }

  @Test func sizesFollowTheText() {
    // Five, two, thirteen and six letters of 8 points each, plus 16 points of padding.
    #expect((0..<4).map { frame(0, $0)?.width } == [56, 32, 120, 64])
    #expect(frame(0, 1)?.minX == 64)
    // A hundred letters in half the width take five lines of twenty.
    #expect(frame(1, 0) == CGRect(x: 0, y: 30, width: 160, height: 20))
    #expect(frame(1, 1) == CGRect(x: 160, y: 30, width: 160, height: 100))
    #expect(frame(1, 2) == CGRect(x: 0, y: 130, width: 160, height: 20))
    // The header of the last section is 33 points high.
    #expect(frame(2, 0) == CGRect(x: 0, y: 183, width: 320, height: 20))
  }

  @Test func insertionsKeepVisibleItems() throws {
    let view = controller.collectionView
    view.scrollToItem(at: IndexPath(item: 60, section: 2), at: .top, animated: false)
    let before = try #require(frame(2, 60)).minY - view.contentOffset.y
    controller.prepend("new")
    #expect(frame(2, 61).map { $0.minY - view.contentOffset.y } == before)
    view.contentOffset.y -= 700
    view.layoutIfNeeded()
    view.scrollToItem(at: IndexPath(item: 0, section: 2), at: .top, animated: false)
    #expect(frame(2, 0)?.minY == view.contentOffset.y)
    #expect(frame(2, 0)?.height == 20)
  }
}
