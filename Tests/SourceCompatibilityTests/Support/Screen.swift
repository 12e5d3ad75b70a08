import CompositionalLayout
import LayoutCore

/// A screen that lays out descriptions without a view.
@MainActor
struct Screen {
  var width: CGFloat = 320
  var height: CGFloat = 480
  var sizeClass = UIUserInterfaceSizeClass.compact
  var layoutMargins = NSDirectionalEdgeInsets.zero

  /// Returns the engine for sections with the given numbers of items.
  func engine(
    _ layout: UICollectionViewCompositionalLayout, _ itemCounts: [Int]
  ) throws -> DefaultLayoutEngine {
    let traits = UITraitCollection {
      $0.displayScale = 2
      $0.horizontalSizeClass = sizeClass
    }
    let environment = HeadlessEnvironment(
      size: CGSize(width: width, height: height), traitCollection: traits,
      layoutMargins: layoutMargins)
    return try DefaultLayoutEngine(layout.layoutInput(for: environment, itemCounts: itemCounts))
  }

  /// Returns the frames of all items with a frame, section by section.
  func frames(
    _ layout: UICollectionViewCompositionalLayout, _ itemCounts: Int...
  ) throws -> [[CGRect]] {
    let engine = try engine(layout, itemCounts)
    return itemCounts.enumerated().map { section, count in
      (0..<count).compactMap { engine.frame(section: section, item: $0) }.map(CGRect.init)
    }
  }

  /// Returns the height of the content.
  func contentHeight(
    _ layout: UICollectionViewCompositionalLayout, _ itemCounts: Int...
  ) throws -> Double {
    try engine(layout, itemCounts).contentSize.vertical
  }

  /// Returns the elements other than items and hidden elements, from top to bottom.
  func otherElements(
    _ layout: UICollectionViewCompositionalLayout, _ itemCounts: Int...
  ) throws -> [CGRect] {
    var visible = VisibleElements()
    try engine(layout, itemCounts).query(
      Frame(x: -10_000, y: -10_000, width: 20_000, height: 20_000), into: &visible)
    return visible.elements.filter { $0.kind != .cell }.map { CGRect($0.frame) }
  }
}

extension CGRect {
  init(_ frame: Frame) {
    self.init(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }
}
