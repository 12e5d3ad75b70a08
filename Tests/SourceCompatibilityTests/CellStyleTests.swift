import CompositionalLayout
import Testing

// Cells as apps write them: an initialiser that creates subviews, the initialiser for archives,
// which traps, and cell classes with a common superclass.

private class CardCell: UICollectionViewCell {
  static let reuseIdentifier = "card"
  let title: String
  private(set) var steps: [String] = []

  override init(frame: CGRect) {
    title = "card"
    super.init(frame: frame)
    steps.append("card")
    configure()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure() { steps.append("configured") }
}

private final class PriceCell: CardCell {
  private(set) var price: Int

  override init(frame: CGRect) {
    price = 3
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func configure() {
    super.configure()
    price += 1
  }
}

/// A cell without an initialiser, because all its properties have default values.
private final class PlainCell: UICollectionViewCell {
  var count = 7
}

private final class TitleView: UICollectionReusableView {
  let text: String

  override init(frame: CGRect) {
    text = "title"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class CellSource: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = ["card", "price", "plain"][indexPath.item]
    return collectionView.dequeueReusableCell(withReuseIdentifier: name, for: indexPath)
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
struct CellStyleTests {
  /// **D-81**: views are created by the `init(frame:)` of their class.
  @Test func cellsAreMadeByTheirOwnInitialiser() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "header", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(CardCell.self, forCellWithReuseIdentifier: "card")
    view.register(PriceCell.self, forCellWithReuseIdentifier: "price")
    view.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
    view.register(
      TitleView.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "title")
    let source = CellSource()
    view.dataSource = source
    view.layoutIfNeeded()
    let card = try #require(view.cellForItem(at: [0, 0]) as? CardCell)
    #expect(card.title == "card" && card.steps == ["card", "configured"])
    let price = try #require(view.cellForItem(at: [0, 1]) as? PriceCell)
    #expect(price.price == 4 && price.steps == ["card", "configured"])
    #expect((view.cellForItem(at: [0, 2]) as? PlainCell)?.count == 7)
    let title = view.supplementaryView(forElementKind: "header", at: [0, 0]) as? TitleView
    #expect(title?.text == "title")
    #expect(PriceCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
  }
}
