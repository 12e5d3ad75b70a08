import CompositionalLayout
import Testing

// Apps build on the layout classes: a subclass with its own defaults, created by a convenience
// initialiser, and shorthands in extensions.

extension NSCollectionLayoutSize {
  static func square(_ side: CGFloat) -> Self {
    Self(widthDimension: .absolute(side), heightDimension: .absolute(side))
  }

  static var whole: NSCollectionLayoutSize {
    .init(widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0))
  }

  convenience init(fullWidth height: NSCollectionLayoutDimension) {
    self.init(widthDimension: .fractionalWidth(1), heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  convenience init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    self.init(layoutSize: NSCollectionLayoutSize(widthDimension: width, heightDimension: height))
  }

  func padded(_ inset: CGFloat) -> Self {
    contentInsets = .init(top: inset, leading: inset, bottom: inset, trailing: inset)
    return self
  }
}

private final class TileSize: NSCollectionLayoutSize, @unchecked Sendable {
  convenience init(columns: Int) {
    self.init(
      widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .absolute(40))
  }
}

private class Tile: NSCollectionLayoutItem {
  convenience init(columns: Int) {
    self.init(layoutSize: TileSize(columns: columns))
    contentInsets.bottom = 4
  }
}

private final class FeatureGroup: NSCollectionLayoutGroup {
  var isFeatured = false

  convenience init(height: CGFloat) {
    self.init(layoutSize: NSCollectionLayoutSize(fullWidth: .absolute(height)))
  }

  class func tiles(_ columns: Int) -> FeatureGroup {
    let group = FeatureGroup.horizontal(
      layoutSize: .init(fullWidth: .absolute(40)), subitems: [Tile(columns: columns)])
    group.isFeatured = columns == 1
    return group
  }

  class func staircase() -> FeatureGroup {
    let group: FeatureGroup = .custom(layoutSize: .init(fullWidth: .absolute(60))) { environment in
      let step = environment.container.contentSize.width / 3
      return (0..<3).map { index in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat(index) * step, y: CGFloat(index) * 20, width: step, height: 20))
      }
    }
    group.isFeatured = true
    return group
  }
}

// The compiler requires the conformance, although a class isolated to the main actor has it anyway.
// (D-116)
private final class TileSection: NSCollectionLayoutSection, @unchecked Sendable {
  private(set) var columns = 0

  convenience init(columns: Int, environment: NSCollectionLayoutEnvironment) {
    self.init(group: FeatureGroup.tiles(columns))
    self.columns = columns
    interGroupSpacing = environment.container.effectiveContentSize.width / 32
    contentInsets = .init(top: 8, leading: 0, bottom: 0, trailing: 0)
  }
}

private final class Header: NSCollectionLayoutBoundarySupplementaryItem {
  convenience init(height: CGFloat = 30) {
    self.init(
      layoutSize: .init(fullWidth: .absolute(height)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    pinToVisibleBounds = true
  }
}

private class SpacedLayout: UICollectionViewCompositionalLayout {
  private(set) var preparedCount = 0

  override func prepare() {
    super.prepare()
    preparedCount += 1
  }

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    size.height += 100
    return size
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    attributes?.forEach { $0.zIndex = $0.indexPath.item }
    return attributes
  }
}

private final class TileLayout: SpacedLayout {
  let columns: Int

  init(columns: Int) {
    self.columns = columns
    super.init(sectionProvider: { _, environment in
      TileSection(columns: columns, environment: environment)
    })
  }

  init(section: NSCollectionLayoutSection, spacing: CGFloat) {
    columns = 1
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    super.init(section: section, configuration: configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is of no use here")
  }
}

private final class AnimatedLayout: UICollectionViewCompositionalLayout {
  final class Attributes: UICollectionViewLayoutAttributes {
    var parallax: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Attributes)?.parallax = parallax
      return copy
    }
  }

  override class var layoutAttributesClass: AnyClass { Attributes.self }

  convenience init(rowHeight: CGFloat) {
    self.init { _, _ in
      let size = NSCollectionLayoutSize(fullWidth: .absolute(rowHeight))
      return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    attributes?.alpha = 0
    attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    return attributes
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    context.contentOffsetAdjustment.y = 1
    return context
  }
}

@MainActor
struct SubclassStyleTests {
  @Test func convenienceInitialisersOfSubclasses() throws {
    let layout = TileLayout(columns: 2)
    #expect(
      try Screen().frames(layout, 3) == [
        [
          CGRect(x: 0, y: 8, width: 160, height: 36), CGRect(x: 160, y: 8, width: 160, height: 36),
          CGRect(x: 0, y: 58, width: 160, height: 36),
        ]
      ])
  }

  @Test func classMethodsReturnTheSubclass() throws {
    let staircase = FeatureGroup.staircase()
    #expect(staircase.isFeatured)
    #expect(!FeatureGroup.tiles(2).isFeatured)
    let section = NSCollectionLayoutSection(group: staircase)
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(
      try Screen(width: 300).frames(layout, 4)[0].last
        == CGRect(x: 0, y: 60, width: 100, height: 20))
    #expect(FeatureGroup(height: 30).layoutSize.heightDimension.dimension == 30)
  }

  @Test func shorthandInExtensions() throws {
    let item = NSCollectionLayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
      .padded(2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .square(100), subitems: [item, .init(layoutSize: .whole)])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [Header(), Header(height: 10)]
    let frames = try Screen().frames(.init(section: section), 1)
    #expect(frames == [[CGRect(x: 2, y: 32, width: 46, height: 96)]])
  }

  @Test func subclassesOfTheLayout() throws {
    let section = NSCollectionLayoutSection(group: FeatureGroup.tiles(1))
    let layout = TileLayout(section: section, spacing: 10)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    #expect(view.collectionViewLayout === layout)
    #expect(layout.configuration.interSectionSpacing == 10)
    layout.prepare()
    #expect(layout.preparedCount == 1)
    #expect(layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(try Screen().contentHeight(layout, 1, 1) == 90)
  }

  @Test func aConvenienceInitialiserOfALayout() throws {
    let layout = AnimatedLayout(rowHeight: 33)
    #expect(try Screen().contentHeight(layout, 2) == 66)
    #expect(layout.invalidationContext(forBoundsChange: .zero).contentOffsetAdjustment.y == 1)
    #expect(
      layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func aSubclassTakesAClosureAfterItsName() throws {
    let layout = SpacedLayout { _, environment in
      TileSection(columns: 4, environment: environment)
    }
    #expect(try Screen().frames(layout, 8)[0].last?.origin == CGPoint(x: 240, y: 58))
  }
}
