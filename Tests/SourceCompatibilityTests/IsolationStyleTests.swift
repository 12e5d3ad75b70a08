import CompositionalLayout
import Testing

// UIKit's classes are isolated to the main actor, and so is most of the code that apps build around
// them.

@MainActor
private protocol SectionDescribing: AnyObject {
  func layoutSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
}

@MainActor
private final class RowsDescription: SectionDescribing {
  static let shared = RowsDescription(height: 25)
  static let rowSection = NSCollectionLayoutSection(group: .rows(height: 25))
  private let height: CGFloat

  init(height: CGFloat) {
    self.height = height
  }

  func layoutSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .rows(height: height))
  }
}

extension NSCollectionLayoutGroup {
  fileprivate static func rows(height: CGFloat) -> NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension UICollectionViewCompositionalLayout {
  fileprivate convenience init(rowsOf height: CGFloat) {
    self.init(section: NSCollectionLayoutSection(group: .rows(height: height)))
  }

  fileprivate static func rows(_ heights: [CGFloat]) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      NSCollectionLayoutSection(group: .rows(height: heights[index]))
    }
  }
}

@MainActor
private final class ListController {
  private let descriptions: [any SectionDescribing] = [
    RowsDescription(height: 10), RowsDescription.shared,
  ]

  lazy var layout = UICollectionViewCompositionalLayout { [weak self] index, environment in
    self?.descriptions[index].layoutSection(in: environment)
  }
}

@MainActor
struct IsolationStyleTests {
  @Test func aControllerOnTheMainActor() throws {
    let controller = ListController()
    #expect(try Screen().contentHeight(controller.layout, 3, 1) == 55)
  }

  @Test func extensionsOfTheLayout() throws {
    #expect(try Screen().contentHeight(UICollectionViewCompositionalLayout(rowsOf: 5), 3) == 15)
    #expect(try Screen().contentHeight(.rows([1, 2, 3]), 1, 1, 1) == 6)
  }

  @Test func aSharedSection() throws {
    let layout = UICollectionViewCompositionalLayout(section: RowsDescription.rowSection)
    #expect(try Screen().contentHeight(layout, 2) == 50)
  }
}
