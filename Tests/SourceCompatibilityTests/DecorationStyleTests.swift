import CompositionalLayout
import Testing

// Backgrounds, registered in various places.

private final class RoundedBackground: UICollectionReusableView {}

// An app moved from UIKit may lack a view class of the right kind.
private final class PlainBackground {
  static let kind = String(describing: PlainBackground.self)
}

@MainActor
private final class SettingsController {
  private(set) lazy var layout = UICollectionViewCompositionalLayout(
    sectionProvider: { [weak self] in self?.section($0, $1) })

  private func section(
    _ index: Int, _ environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .init(top: 4, leading: 4, bottom: 4, trailing: 4)
    background.zIndex = -1
    section.decorationItems = [background]
    layout.register(RoundedBackground.self, forDecorationViewOfKind: "background")
    layout.register(PlainBackground.self, forDecorationViewOfKind: PlainBackground.kind)
    return section
  }
}

@MainActor
struct DecorationStyleTests {
  @Test func registersInsideTheProvider() throws {
    let controller = SettingsController()
    #expect(
      try Screen().otherElements(controller.layout, 2, 1) == [
        CGRect(x: 4, y: 4, width: 312, height: 96), CGRect(x: 4, y: 108, width: 312, height: 52),
      ])
  }
}
