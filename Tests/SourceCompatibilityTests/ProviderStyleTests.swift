import CompositionalLayout
import Testing

// Section providers in all the forms in which apps write them.

private enum Kind: Int, CaseIterable {
  case banner, grid, list

  var height: CGFloat {
    switch self {
    case .banner: return 120
    case .grid: return 80
    case .list: return 44
    }
  }
}

@MainActor
private final class Controller {
  private var kinds = Kind.allCases
  private(set) var askedFor: [Int] = []

  private func rows(height: CGFloat) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(height))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return NSCollectionLayoutSection(group: group)
  }

  // A method with UIKit's own signature.
  func section(
    for index: Int, environment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard kinds.indices.contains(index) else { return nil }
    return rows(height: kinds[index].height)
  }

  // A method that always returns a section.
  func anySection(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    rows(height: environment.container.contentSize.height / 10)
  }

  func makeLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewCompositionalLayout {
      [weak self] (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let self = self, let kind = Kind(rawValue: sectionIndex) else { return nil }
      self.askedFor.append(sectionIndex)
      switch kind {
      case .banner:
        return self.rows(height: kind.height)
      case .grid, .list:
        let section = self.rows(height: kind.height)
        section.interGroupSpacing = 1
        return section
      }
    }
    return layout
  }

  func makeLayoutFromMethod() -> UICollectionViewCompositionalLayout {
    return UICollectionViewCompositionalLayout(sectionProvider: section(for:environment:))
  }

  func makeLayoutFromMethodThatAlwaysHasOne() -> UICollectionViewCompositionalLayout {
    .init(sectionProvider: anySection)
  }

  lazy var lazyLayout: UICollectionViewCompositionalLayout = .init { [unowned self] index, _ in
    rows(height: kinds[index].height)
  }

  private(set) lazy var layoutInAClosure: UICollectionViewCompositionalLayout = {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 5
    let provider: UICollectionViewCompositionalLayoutSectionProvider = { index, environment in
      self.section(for: index, environment: environment)
    }
    return UICollectionViewCompositionalLayout(
      sectionProvider: provider, configuration: configuration)
  }()
}

private func freeSection(
  index: Int, environment: NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(CGFloat(10 * (index + 1))))
  return .init(group: .horizontal(layoutSize: size, subitems: [.init(layoutSize: size)]))
}

private typealias Layout = UICollectionViewCompositionalLayout

@MainActor
struct ProviderStyleTests {
  private let screen = Screen()

  @Test func aClosureWithAllItsTypes() throws {
    let controller = Controller()
    let layout = try #require(controller.makeLayout() as? UICollectionViewCompositionalLayout)
    #expect(try screen.contentHeight(layout, 1, 2, 2) == 120 + 161 + 89)
    #expect(controller.askedFor == [0, 1, 2])
  }

  @Test func methods() throws {
    let controller = Controller()
    #expect(try screen.contentHeight(controller.makeLayoutFromMethod(), 1, 1, 1) == 244)
    #expect(
      try screen.contentHeight(controller.makeLayoutFromMethodThatAlwaysHasOne(), 1, 1) == 96)
  }

  @Test func lazyProperties() throws {
    let controller = Controller()
    #expect(try screen.contentHeight(controller.lazyLayout, 2) == 240)
    #expect(try screen.contentHeight(controller.layoutInAClosure, 1, 1) == 205)
  }

  @Test func shorthand() throws {
    let layout: UICollectionViewCompositionalLayout = .init { index, environment in
      freeSection(index: index, environment: environment)
    }
    let other = Layout() { freeSection(index: $0, environment: $1) }
    let third = Layout(sectionProvider: freeSection)
    for layout in [layout, other, third] {
      #expect(try screen.contentHeight(layout, 2, 1) == 40)
    }
  }

  @Test func aClosureAndAConfiguration() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment -> NSCollectionLayoutSection? in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(environment.container.contentSize.width),
          heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [item]))
      }, configuration: configuration)
    #expect(
      try screen.frames(layout, 1, 1).flatMap { $0 }.map(\.minX) == [0, 320])
  }

  @Test func aLocalFunction() throws {
    func provider(
      index: Int, environment: NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
      index == 0 ? freeSection(index: index, environment: environment) : nil
    }
    let layout = UICollectionViewCompositionalLayout(sectionProvider: provider)
    #expect(try screen.contentHeight(layout, 1, 0) == 10)
    #expect(throws: SectionDefinitionError.missing(section: 1)) {
      try screen.contentHeight(layout, 1, 1)
    }
  }
}
