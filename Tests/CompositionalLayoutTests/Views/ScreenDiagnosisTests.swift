import BenchHarness
import CompositionalLayout
import Testing

/// Facts only a device knows are reported, each with the affected element.
struct ScreenDiagnosisTests {
  private final class SizedCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 40) }
  }

  private final class PlainCell: UICollectionViewCell {}

  /// A cell that corrects the inherited size, and a cell with only the inherited size.
  private final class FittingCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
      fitting.frame.size.height = 55
      return fitting
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    let cellClasses: [UICollectionViewCell.Type]

    init(_ cellClasses: [UICollectionViewCell.Type]) {
      self.cellClasses = cellClasses
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { cellClasses.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      cellClasses[indexPath.item].init(registeredAt: .zero)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  private final class MeasuredLabel: UILabel {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 20) }
  }

  private func diagnoses(of work: () -> Void) -> [ScreenDiagnosis] {
    let log = Locked<[ScreenDiagnosis]>([])
    ScreenDiagnosis.withHandler(
      { diagnosis in log.withLock { $0.append(diagnosis) } }, work)
    return log.withLock { $0 }
  }

  private func show(
    _ classes: [UICollectionViewCell.Type], height: NSCollectionLayoutDimension
  ) -> [ScreenDiagnosis] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: "title", alignment: .top)
    ]
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let source = Source(classes)
    view.dataSource = source
    return diagnoses { view.layoutIfNeeded() }
  }

  @Test func estimatedElementsWithoutASizeOfTheirOwn() {
    let classes = [PlainCell.self, SizedCell.self, FittingCell.self, UICollectionViewListCell.self]
    let found = show(classes, height: .estimated(40))
    #expect(
      found.map(\.subject).sorted() == [
        "PlainCell", "UICollectionReusableView", "UICollectionViewListCell",
      ])
    #expect(
      found.contains(.estimateKept(viewClass: "PlainCell", elementKind: nil, indexPath: [0, 0])))
    #expect(
      found.map(\.description).contains {
        $0.hasPrefix("The supplementary view \"title\" at [0, 0] keeps its estimated size")
      })
    #expect(show(classes, height: .absolute(40)).isEmpty)
  }

  @Test func imagesWithoutASize() {
    let image = UIImage(named: "cover")
    #expect(diagnoses { _ = image?.size } == [.imageWithoutSize(name: "cover")])
    image?.size = CGSize(width: 3, height: 2)
    #expect(diagnoses { _ = image?.size }.isEmpty && image?.size.width == 3)
  }

  @Test func measuredLabels() {
    let label = UILabel()
    #expect(diagnoses { label.sizeToFit() }.isEmpty)
    label.text = "Title"
    #expect(diagnoses { label.sizeToFit() } == [.labelWithoutSize(text: "Title")])
    #expect(diagnoses { _ = label.intrinsicContentSize }.map(\.subject) == ["label \"Title\""])
    let measured = MeasuredLabel()
    measured.text = "Title"
    #expect(diagnoses { measured.sizeToFit() }.isEmpty)
  }

  @Test func windowsWithOnePixelToAPoint() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(diagnoses { window.makeKeyAndVisible() } == [.windowAtScaleOne])
    let sharp = UIWindow(frame: window.frame)
    sharp.traitCollection = UITraitCollection(displayScale: 3)
    #expect(diagnoses { sharp.makeKeyAndVisible() }.isEmpty)
  }
}
