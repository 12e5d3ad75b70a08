import CompositionalLayout
import Foundation
import Testing

// The controllers from a tutorial about grids: sections with one, three and five columns, which are
// doubled if there is room.

private final class SectionsViewController: UIViewController, UICollectionViewDelegate {
  enum SectionLayoutKind: Int, CaseIterable {
    case list, grid3, grid5

    func columnCount(for width: CGFloat) -> Int {
      let wideMode = width > 800
      switch self {
      case .grid3: return wideMode ? 6 : 3
      case .grid5: return wideMode ? 10 : 5
      case .list: return wideMode ? 2 : 1
      }
    }
  }

  final class TextCell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.frame = contentView.bounds
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from an archive") }
  }

  private(set) var collectionView = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private var dataSource: UICollectionViewDiffableDataSource<SectionLayoutKind, Int>?
  private(set) var selected: [IndexPath] = []
  private(set) var sizes: [CGSize] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Adaptive Sections"
    configureHierarchy()
    configureDataSource()
  }

  private func createLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      guard let layoutKind = SectionLayoutKind(rawValue: sectionIndex) else { return nil }
      let columns = layoutKind.columnCount(
        for: layoutEnvironment.container.effectiveContentSize.width)
      let itemSize = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1.0))
      let item = NSCollectionLayoutItem(layoutSize: itemSize)
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let isList = layoutKind == .list || layoutEnvironment.traitCollection.isShort
      let groupHeight =
        isList
        ? NSCollectionLayoutDimension.absolute(44) : .fractionalWidth(0.2)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: groupHeight),
        subitem: item, count: columns)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 20, leading: 20, bottom: 20, trailing: 20)
      return section
    }
  }

  private func configureHierarchy() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    view.addSubview(collectionView)
    collectionView.delegate = self
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<TextCell, Int> {
      (cell, indexPath, identifier) in
      cell.label.text = "\(identifier)"
      cell.contentView.backgroundColor = .systemTeal
      cell.contentView.layer.borderColor = UIColor.black.cgColor
      cell.contentView.layer.borderWidth = 1
      cell.contentView.layer.cornerRadius =
        SectionLayoutKind(rawValue: indexPath.section) == .grid5 ? 8 : 0
      cell.label.textAlignment = .center
      cell.label.font = UIFont.preferredFont(forTextStyle: .title1)
    }
    dataSource = UICollectionViewDiffableDataSource<SectionLayoutKind, Int>(
      collectionView: collectionView
    ) {
      (collectionView: UICollectionView, indexPath: IndexPath, identifier: Int)
        -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: identifier)
    }
    var snapshot = NSDiffableDataSourceSnapshot<SectionLayoutKind, Int>()
    SectionLayoutKind.allCases.forEach { kind in
      snapshot.appendSections([kind])
      snapshot.appendItems(Array((kind.rawValue * 10)..<(kind.rawValue * 10 + 10)))
    }
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in
      self.sizes.append(self.view.bounds.size)
      self.collectionView.collectionViewLayout.invalidateLayout()
    })
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    selected.append(indexPath)
  }
}

extension UITraitCollection {
  fileprivate var isShort: Bool { verticalSizeClass == .compact }
}

@MainActor
struct SectionsScreenTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let controller = SectionsViewController()

  init() {
    window.traitCollection = UITraitCollection { $0.displayScale = 2 }
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    controller.collectionView.layoutAttributesForItem(
      at: IndexPath(item: item, section: section))?.frame
  }

  @Test func oneThreeAndFiveColumns() {
    #expect(frame(0, 0) == CGRect(x: 22, y: 22, width: 276, height: 40))
    // Ten rows of 44 points and insets of 20 points on both sides, so the next section begins at
    // 480.
    #expect([0, 1, 2].map { frame(1, $0)?.minX } == [22, 115, 208])
    #expect(frame(1, 0).map { [$0.minY, $0.width, $0.height] } == [502, 89, 52])
    #expect(frame(1, 3)?.minY == 558)
    #expect((0..<5).map { frame(2, $0)?.minX } == [22, 78, 134, 190, 246])
    #expect(frame(2, 0).map { [$0.width, $0.height] } == [52, 52])
    let shown = controller.collectionView.cellForItem(at: [0, 0])
    #expect(shown?.frame == frame(0, 0))
    #expect((shown as? SectionsViewController.TextCell)?.label.text == "0")
    #expect((shown as? SectionsViewController.TextCell)?.label.frame.width == 276)
  }

  @Test func doublesColumnsIfRoomAllows() {
    window.frame.size = CGSize(width: 1000, height: 480)
    window.layoutIfNeeded()
    #expect(controller.sizes == [CGSize(width: 1000, height: 480)])
    #expect(controller.collectionView.frame.width == 1000)
    #expect((0..<2).map { frame(0, $0)?.minX } == [22, 502])
    window.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(frame(1, 0)?.height == 40)
  }

  @Test func tapsReachTheController() {
    let view = controller.collectionView
    #expect(view.tapItem(at: [0, 3]))
    #expect(controller.selected == [[0, 3]] && view.indexPathsForSelectedItems == [])
  }
}
