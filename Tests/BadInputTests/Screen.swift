import CompositionalLayout
import _TestSupport

/// A view of 320 × 480 points at 2 pixels per point, with some items in each section.
final class Screen: NSObject, UICollectionViewDataSource {
  /// A cell requesting a height.
  final class Cell: UICollectionViewCell {
    var height: CGFloat?

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  let view: UICollectionView
  var counts: [Int]
  /// The height requested by each cell.
  var cellHeight: CGFloat?
  /// A closure called when the data source is asked for a number of items.
  var onCount: () -> Void = {}
  var onCell: (UICollectionViewCell) -> Void = { _ in }

  init(_ layout: UICollectionViewLayout, counts: [Int] = [2]) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.traitCollection = UITraitCollection(displayScale: 2)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
  }

  convenience init(_ section: NSCollectionLayoutSection, counts: [Int] = [2]) {
    self.init(UICollectionViewCompositionalLayout(section: section), counts: counts)
  }

  /// Creates a screen with rows of 40 points.
  convenience init(counts: [Int] = [2]) { self.init(.rows(), counts: counts) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    onCount()
    return counts[section]
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.height = cellHeight
    onCell(cell)
    return cell
  }

  /// The size of the content and the frames of all elements, after layout.
  var shown: String {
    view.layoutIfNeeded()
    return Self.text(of: view.collectionViewLayout, showsOrder: false)
  }

  private static func text(of layout: UICollectionViewLayout, showsOrder: Bool) -> String {
    let size = layout.collectionViewContentSize
    let elements = layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? []
    let frames = elements.map { element in
      let name = element.representedElementKind.map { "\"\($0)\"" } ?? "cell"
      return "\(name) \(element.frame.text)" + (showsOrder ? " of order \(element.zIndex)" : "")
    }
    let list = frames.isEmpty ? "nothing" : frames.sorted().joined(separator: ", ")
    return "\(list) in \(size.text)"
  }

  /// Returns the size of the content and the frames of all elements of a section.
  static func shown(_ section: NSCollectionLayoutSection, counts: [Int] = [2]) -> String {
    Screen(section, counts: counts).shown
  }

  /// Returns the frames of all elements of a layout with elements other than cells.
  static func elements(
    _ layout: UICollectionViewLayout, counts: [Int] = [1], showsOrder: Bool = false
  ) -> String {
    // The view would request the elements.
    let screen = Screen(layout, counts: counts)
    layout.prepare()
    return withExtendedLifetime(screen) { text(of: layout, showsOrder: showsOrder) }
  }

  /// Returns the frames of all elements of a section.
  static func elements(
    _ section: NSCollectionLayoutSection, counts: [Int] = [1], showsOrder: Bool = false
  ) -> String {
    elements(
      UICollectionViewCompositionalLayout(section: section), counts: counts, showsOrder: showsOrder)
  }

  /// Returns the size of the content and the frames of all elements of a section with rows of one
  /// group.
  static func shown(_ group: NSCollectionLayoutGroup) -> String {
    shown(NSCollectionLayoutSection(group: group))
  }
}

extension NSCollectionLayoutSection {
  /// Returns rows of the section's width and a single height.
  static func rows(
    height: NSCollectionLayoutDimension = .absolute(40),
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.fractionalWidth(1), height),
        subitems: [.item(.fractionalWidth(1), height.isEstimated ? height : .fractionalHeight(1))]))
    change(section)
    return section
  }
}

extension CGFloat {
  /// The number as text, without a fraction if it is zero.
  var text: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)"
  }
}

extension CGSize {
  var text: String { "\(width.text) × \(height.text)" }
}

extension CGPoint {
  var text: String { "(\(x.text), \(y.text))" }
}

extension CGRect {
  var text: String { "(\(minX.text), \(minY.text), \(width.text), \(height.text))" }
}
