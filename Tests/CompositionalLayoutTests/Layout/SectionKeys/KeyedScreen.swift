import Foundation
import _TestSupport

@testable import CompositionalLayout

/// A view whose sections are described by kinds, with or without section keys, every time or on
/// demand, and the calls of the view to the app.
final class KeyedScreen {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A subclass, whose methods a view has to call.
  final class OwnSource: UICollectionViewDiffableDataSource<Int, Int> {
    /// The number added to each section's identifier.
    var shift = 0

    override func sectionIdentifier(for index: Int) -> Int? {
      super.sectionIdentifier(for: index).map { $0 + shift }
    }
  }

  /// A cell that asks for a height of its item's choice.
  final class Cell: UICollectionViewCell {
    var item = 0

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 20 + CGFloat(item * 7 % 31)
      return layoutAttributes
    }
  }

  let view: UICollectionView
  let layout: UICollectionViewCompositionalLayout
  let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  /// The kinds of sections with a requested description, in order.
  var askedKinds: [Int] = []
  /// The identifiers of sections with a requested description, in order.
  var askedSections: [Int] = []
  /// The identifiers and indices with a requested key, in order.
  private(set) var askedKeys: [AnyHashable] = []
  /// The paths received by handlers, in order.
  private(set) var handled: [String] = []

  /// Makes an empty view.
  ///
  /// - Parameters:
  ///   - hasKeys: Whether the layout has section keys.
  ///   - hasTypedKeys: Whether the section keys have a type and do not depend on the environment.
  ///   - isSubclass: Whether the data source is an instance of a subclass.
  ///   - estimate: The length of a section not asked for; `nil` to ask for every section.
  ///   - kind: Returns the kind of a section.
  init(
    hasKeys: Bool = true, hasTypedKeys: Bool = false, isSubclass: Bool = false,
    estimate: CGFloat? = nil,
    kind: @escaping (Int) -> Int = { $0 % 10 }
  ) {
    weak var screen: KeyedScreen?
    layout = UICollectionViewCompositionalLayout { index, environment in
      let identifier = screen?.dataSource.sectionIdentifier(for: index) ?? 0
      screen?.askedSections.append(identifier)
      return screen?.section(kind(identifier), environment)
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.traitCollection = UITraitCollection(displayScale: 2)
    let registration = UICollectionView.CellRegistration<Cell, Int> { cell, _, item in
      cell.item = item
    }
    let provider: UICollectionViewDiffableDataSource<Int, Int>.CellProvider = { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    dataSource =
      isSubclass
      ? OwnSource(collectionView: view, cellProvider: provider)
      : UICollectionViewDiffableDataSource(collectionView: view, cellProvider: provider)
    dataSource.supplementaryViewProvider = { _, _, _ in UICollectionReusableView(frame: .zero) }
    screen = self
    layout.estimatedSectionLength = estimate
    guard hasKeys else { return }
    if hasTypedKeys {
      layout.setSectionKeys { [unowned self] (section: Int) in
        askedKeys.append(section)
        return kind(section)
      }
      return
    }
    layout.sectionKeys = { [unowned self] section, _ in
      askedKeys.append(section)
      return kind(section.base as? Int ?? 0)
    }
  }

  /// Returns the description of a kind of section, such as rows, columns or a shelf.
  private func section(
    _ kind: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    askedKinds.append(kind)
    let isWide = environment.container.contentSize.width > 400
    let size = NSCollectionLayoutSize.size(
      .fractionalWidth(1), kind % 2 == 0 ? .absolute(30 + CGFloat(kind)) : .estimated(30))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size,
      repeatingSubitem: .item(.fractionalWidth(1 / CGFloat(kind % 3 + 1)), size.heightDimension),
      count: isWide ? 4 : kind % 3 + 1)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = CGFloat(kind)
    if kind == 6 { section.orthogonalScrollingBehavior = .groupPagingCentered }
    if kind == 8 { section.orthogonalScrollingBehavior = .continuous }
    if kind % 4 == 1 || kind == 6 {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .absolute(20)), elementKind: "header \(kind % 3)",
        alignment: .top)
      header.pinToVisibleBounds = kind == 5
      section.boundarySupplementaryItems = [header]
    }
    if kind == 7 { section.decorationItems = [.background(elementKind: "background")] }
    if kind == 3 {
      section.visibleItemsInvalidationHandler = { [unowned self] items, _, _ in
        handled += items.map { "\(kind): \($0.indexPath.section).\($0.indexPath.item)" }
      }
    }
    return section
  }

  func apply(_ snapshot: Snapshot) { dataSource.apply(snapshot) }

  func resize(to width: CGFloat) {
    view.frame.size.width = width
    view.layoutIfNeeded()
  }

  func forgetCalls() {
    askedKinds = []
    askedSections = []
    askedKeys = []
    handled = []
  }

  /// Whether scrolling by a point invalidates the layout.
  var followsScrolling: Bool {
    layout.shouldInvalidateLayout(forBoundsChange: view.bounds.offsetBy(dx: 0, dy: 1))
  }

  /// Everything the layout and the view show, with the offset of the content and of the rows.
  var state: [String] {
    let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    let elements = (layout.layoutAttributesForElements(in: all) ?? []).map { element in
      "\(element.representedElementKind ?? "cell") \(element.indexPath) \(element.frame)"
        + " \(element.zIndex)"
    }
    let rows = (0..<view.numberOfSections).map { layout.orthogonalOffset(inSection: $0) }
    let cells = view.indexPathsForVisibleItems.sorted().map { path in
      "\(path) \((view.cellForItem(at: path) as? Cell)?.item ?? -1)"
        + " \(view.cellForItem(at: path)?.frame ?? .zero)"
    }
    return elements.sorted() + cells
      + ["\(view.contentSize) \(view.contentOffset) \(rows)", "\(layout.diagnostics)"]
  }
}
