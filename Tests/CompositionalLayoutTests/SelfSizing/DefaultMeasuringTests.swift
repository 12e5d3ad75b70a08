import CompositionalLayout
import Testing

/// Tests cells that do not override `preferredLayoutAttributesFitting`.
struct DefaultMeasuringTests {
  /// A cell measuring itself.
  private final class SizedCell: UICollectionViewCell {
    var proposals: [CGSize] = []
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      proposals.append(size)
      return CGSize(width: 70, height: 33)
    }
  }

  /// A cell whose size depends on a priority along each axis.
  private final class FittingCell: UICollectionViewCell {
    var priorities: [Float] = []
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      priorities = [horizontalFittingPriority.rawValue, verticalFittingPriority.rawValue]
      return CGSize(width: targetSize.width, height: 51)
    }
  }

  private struct TallContent: UIContentConfiguration {
    var height: CGFloat
    func makeContentView() -> any UIView & UIContentView { TallView(self) }
    func updated(for state: any UIConfigurationState) -> TallContent { self }
  }

  private final class TallView: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: any UIContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: (configuration as? TallContent)?.height ?? 0)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      configure(cell, indexPath)
      return cell
    }
  }

  private let source = Source()

  private func view(
    of cellClass: AnyClass, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: NSCollectionLayoutDimension = .estimated(20)
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    view.register(cellClass, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func sizes(_ view: UICollectionView) -> [CGSize] { view.visibleCells.map(\.frame.size) }

  // Behaviour 93
  @Test func cellsMeasureThemselvesAlongEstimatedAxes() {
    let rows = view(of: SizedCell.self)
    #expect(sizes(rows) == Array(repeating: CGSize(width: 100, height: 33), count: 3))
    let proposals = rows.visibleCells.compactMap { ($0 as? SizedCell)?.proposals }
    #expect(proposals == Array(repeating: [CGSize(width: 100, height: 20)], count: 3))
    #expect(
      sizes(view(of: SizedCell.self, width: .estimated(50)))
        == Array(repeating: CGSize(width: 70, height: 33), count: 3))
    let fixed = view(of: SizedCell.self, height: .absolute(20))
    #expect(sizes(fixed) == Array(repeating: CGSize(width: 100, height: 20), count: 3))
    #expect(fixed.visibleCells.allSatisfy { ($0 as? SizedCell)?.proposals == [] })
  }

  @Test func unmeasurableCellsKeepTheEstimate() {
    let rows = view(of: UICollectionViewCell.self)
    #expect(sizes(rows) == Array(repeating: CGSize(width: 100, height: 20), count: 3))
    #expect(rows.layoutLoopDiagnoses.isEmpty)
  }

  @Test func fitsCellsWithPriorities() {
    let rows = view(of: FittingCell.self)
    #expect(sizes(rows) == Array(repeating: CGSize(width: 100, height: 51), count: 3))
    #expect((rows.visibleCells.first as? FittingCell)?.priorities == [1000, 50])
  }

  @Test func contentViewsMeasureTheirCell() {
    source.configure = { cell, path in
      cell.contentConfiguration = TallContent(height: CGFloat(30 + path.item))
    }
    let rows = view(of: UICollectionViewCell.self)
    #expect(sizes(rows).map(\.height) == [30, 31, 32])
    #expect(rows.visibleCells.map(\.contentView.frame.height) == [30, 31, 32])
  }

  /// **D-102**: texts and images are not measured.
  @Test func listContentKeepsTheEstimate() {
    source.configure = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "long ", count: 100)
      cell.contentConfiguration = content
      cell.contentView.addSubview(UILabel())
    }
    #expect(sizes(view(of: UICollectionViewListCell.self)).map(\.height) == [20, 20, 20])
  }

  @Test func cellsAreLaidOutAtTheirMeasuredSize() {
    final class Placed: UICollectionViewCell {
      var layouts: [CGFloat] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 0, height: 44) }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(bounds.height)
      }
    }
    let rows = view(of: Placed.self)
    #expect(rows.visibleCells.map { ($0 as? Placed)?.layouts } == [[44], [44], [44]])
  }

  /// **D-108**: a cell is configured for its state before it is measured.
  @Test func statesAreConfiguredBeforeMeasuring() {
    final class Growing: UICollectionViewCell {
      var height: CGFloat = 0
      var updates = 0
      override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        updates += 1
        height = state.isSelected ? 60 : 30
        invalidateIntrinsicContentSize()
      }
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
      }
    }
    let rows = view(of: Growing.self)
    #expect(sizes(rows).map(\.height) == [30, 30, 30])
    rows.tapItem(at: [0, 1])
    rows.layoutIfNeeded()
    #expect(sizes(rows).map(\.height) == [30, 60, 30])
    #expect((rows.cellForItem(at: [0, 0]) as? Growing)?.updates == 1)
  }

  /// **D-109**: the appearance in an element's layout attributes is applied to its view.
  @Test func attributesSetViewAppearance() {
    let rows = view(of: UICollectionViewCell.self)
    let section = NSCollectionLayoutSection.estimatedRows(20)
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      for item in items {
        item.alpha = 0.5
        item.transform = offset.y > 0 ? .identity : CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    rows.setCollectionViewLayout(
      UICollectionViewCompositionalLayout(section: section), animated: false)
    rows.layoutIfNeeded()
    let cell = rows.visibleCells.first
    #expect(cell?.alpha == 0.5 && cell?.frame == CGRect(x: 25, y: 5, width: 50, height: 10))
    #expect(cell?.bounds.size == CGSize(width: 100, height: 20))
    rows.contentOffset.y = 1
    rows.layoutIfNeeded()
    #expect(rows.visibleCells.first?.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
  }
}
