import CompositionalLayout
import LayoutCore
import Testing

/// Lays lists out in 320 by 480 points and says what came of it.
struct ListProbe {
  var sizeClass = UIUserInterfaceSizeClass.compact

  private var environment: HeadlessEnvironment {
    HeadlessEnvironment(
      size: CGSize(width: 320, height: 480),
      traitCollection: UITraitCollection {
        $0.displayScale = 2
        $0.horizontalSizeClass = sizeClass
      })
  }

  /// The section that a provider gets for a configuration.
  func section(
    _ configuration: UICollectionLayoutListConfiguration
  ) throws -> NSCollectionLayoutSection {
    var section: NSCollectionLayoutSection?
    let layout = UICollectionViewCompositionalLayout { _, environment in
      section = .list(using: configuration, layoutEnvironment: environment)
      return section
    }
    _ = try layout.layoutInput(for: environment, itemCounts: [1])
    return try #require(section)
  }

  /// Everything that a layout shows in the first 2,000 points, by section, kind and item.
  func elements(
    of layout: UICollectionViewCompositionalLayout, itemCounts: [Int], bounds: Frame? = nil
  ) throws -> [LayoutElement] {
    var engine = try engine(of: layout, itemCounts: itemCounts)
    engine.setVisibleBounds(bounds)
    var visible = VisibleElements()
    engine.query(Frame(x: 0, y: 0, width: 320, height: 2000), into: &visible)
    visible.sort()
    return Array(visible.elements)
  }

  /// The engine of a layout.
  func engine(
    of layout: UICollectionViewCompositionalLayout, itemCounts: [Int]
  ) throws -> DefaultLayoutEngine {
    try DefaultLayoutEngine(layout.layoutInput(for: environment, itemCounts: itemCounts))
  }
}
