import CompositionalLayout
import Testing

// Layouts that adapt to their container and traits.

private func columnCount(for environment: NSCollectionLayoutEnvironment) -> Int {
  let isRegular = environment.traitCollection.horizontalSizeClass == .regular
  switch environment.container.effectiveContentSize.width {
  case ..<400: return isRegular ? 2 : 1
  case 400..<800: return 3
  default: return 5
  }
}

@MainActor
private func adaptiveLayout() -> UICollectionViewLayout {
  UICollectionViewCompositionalLayout { _, environment in
    let columns = columnCount(for: environment)
    let itemSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
    let item = NSCollectionLayoutItem(layoutSize: itemSize)
    let groupHeight =
      columns == 1
      ? NSCollectionLayoutDimension.absolute(44)
      : NSCollectionLayoutDimension.fractionalWidth(0.2)
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: groupSize, subitem: item, count: columns)
    return NSCollectionLayoutSection(group: group)
  }
}

@MainActor
struct EnvironmentStyleTests {
  @Test(arguments: [(320.0, 320.0, 44.0), (600, 200, 120), (1000, 200, 200)])
  func theWidthDecides(width: CGFloat, itemWidth: CGFloat, height: CGFloat) throws {
    let layout = try #require(adaptiveLayout() as? UICollectionViewCompositionalLayout)
    #expect(
      try Screen(width: width).frames(layout, 1)
        == [[CGRect(x: 0, y: 0, width: itemWidth, height: height)]])
  }

  @Test func theSizeClassDecides() throws {
    let layout = try #require(adaptiveLayout() as? UICollectionViewCompositionalLayout)
    #expect(try Screen(sizeClass: .regular).frames(layout, 1)[0].first?.width == 160)
  }

  @Test func traitsAreRead() throws {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let traits = environment.traitCollection
      #expect(traits.displayScale == 2)
      #expect(traits.layoutDirection != .rightToLeft)
      #expect(!traits.preferredContentSizeCategory.isAccessibilityCategory)
      #expect(traits.userInterfaceIdiom != .pad)
      #expect(traits.verticalSizeClass == .unspecified)
      #expect(environment.container.contentInsets == .zero)
      #expect(environment.container.effectiveContentInsets == .zero)
      return nil
    }
    #expect(try Screen().contentHeight(layout, 0) == 0)
  }

  @Test func sizesFromPlainArithmetic() throws {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      let available = environment.container.effectiveContentSize.width - 2 * 16 - 8
      let side = floor(available / 2)
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute(side), heightDimension: .absolute(side * 1.5))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(210)),
        subitems: [item])
      group.interItemSpacing = .fixed(8)
      let result = NSCollectionLayoutSection(group: group)
      result.contentInsets = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
      return result
    }
    #expect(
      try Screen().frames(layout, 2) == [
        [
          CGRect(x: 16, y: 0, width: 140, height: 210),
          CGRect(x: 164, y: 0, width: 140, height: 210),
        ]
      ])
  }
}
