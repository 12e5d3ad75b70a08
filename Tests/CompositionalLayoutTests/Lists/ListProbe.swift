import CompositionalLayout
import LayoutCore
import Testing

/// Lays out lists in 320 × 480 points and reports the results.
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

  /// Returns the section a provider receives for a configuration.
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

  /// Returns all elements in the first 2,000 points of a layout, ordered by section, kind and item.
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

  /// Returns the engine of a layout.
  func engine(
    of layout: UICollectionViewCompositionalLayout, itemCounts: [Int]
  ) throws -> DefaultLayoutEngine {
    try DefaultLayoutEngine(layout.layoutInput(for: environment, itemCounts: itemCounts))
  }
}
