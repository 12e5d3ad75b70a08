package import CompositionalLayout
package import LayoutCore

/// The screen of an app: a collection view, its data source and its cells, with the layout of a
/// workload.
@MainActor
package final class AppScreen: NSObject {
  /// A layout that counts attributes and queries for visible elements.
  private final class CountedLayout: UICollectionViewCompositionalLayout {
    var queryCount = 0

    override class var layoutAttributesClass: AnyClass { CountedAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      queryCount += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private static let reuseIdentifier = "content"

  /// The contents of the cells.
  package let contents: AppContents
  /// The view, whose bounds are the screen.
  ///
  /// It has no window.
  package let view: UICollectionView
  /// The view's layout.
  package var layout: UICollectionViewCompositionalLayout { countedLayout }
  private let countedLayout: CountedLayout

  /// Creates the view without laying anything out.
  package init(_ contents: AppContents) {
    self.contents = contents
    countedLayout = CountedLayout(contents.makeDescription())
    let environment = contents.workload.scenario.environment
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: environment.size), collectionViewLayout: countedLayout)
    super.init()
    view.traitCollection = environment.traitCollection
    view.directionalLayoutMargins = environment.layoutMargins
    view.readableContentInsets = environment.readableContentInsets
    view.assignedSafeAreaInsets = safeAreaInsets(of: environment)
    register()
    if let keys = contents.sectionKeys { countedLayout.sectionKeys = keys }
    view.dataSource = self
  }

  private func register() {
    view.register(AppCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    for kind in contents.workload.upright.elementKinds {
      view.register(
        AppCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: Self.reuseIdentifier)
      layout.register(AppDecorationView.self, forDecorationViewOfKind: kind)
    }
  }

  private func safeAreaInsets(of environment: HeadlessEnvironment) -> UIEdgeInsets {
    let insets = environment.safeAreaInsets
    let isMirrored = environment.traitCollection.layoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Rotates the view as a device does, and lays out the cells visible afterwards.
  ///
  /// The safe area changes after the size, so the scroll anchor is an item visible before the
  /// rotation.
  package func rotate(to environment: HeadlessEnvironment) {
    contents.container.size = Vector(
      horizontal: environment.size.width, vertical: environment.size.height)
    view.frame.size = environment.size
    view.assignedSafeAreaInsets = safeAreaInsets(of: environment)
    view.layoutIfNeeded()
  }

  /// The number of rounds of layout passes.
  ///
  /// Each round queries the layout once for the visible elements.
  var roundCount: Int { countedLayout.queryCount }

  /// The number of shown cells and supplementary views.
  package var shownViewCount: Int {
    contents.workload.upright.elementKinds.reduce(view.indexPathsForVisibleItems.count) {
      $0 + view.indexPathsForVisibleSupplementaryElements(ofKind: $1).count
    }
  }

  /// The number of items in each section, obtained by the same calls to the data source as the view
  /// makes.
  var calledCounts: [Int] {
    guard let source = view.dataSource else { return [] }
    return (0..<source.numberOfSections(in: view)).map {
      source.collectionView(view, numberOfItemsInSection: $0)
    }
  }

  /// The visible rectangle of the content, in points.
  package var bounds: Frame { frame(view.bounds) }

  /// The visible rectangle without the parts covered by bars, in points.
  var unobscuredBounds: Frame {
    let (bounds, covered) = (view.bounds, view.adjustedContentInset)
    return Frame(
      x: bounds.minX + covered.left, y: bounds.minY + covered.top,
      width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - covered.top - covered.bottom))
  }

  /// The cells and supplementary views currently shown, in content coordinates.
  package var shownElements: [LayoutElement] {
    guard let input = layout.engine?.input else { return [] }
    var elements = view.indexPathsForVisibleItems.compactMap { path in
      (view.cellForItem(at: path) as? AppCell).map {
        element(.cell, at: path, zIndex: $0.content.zIndex, frame: $0.frame)
      }
    }
    for name in input.elementKinds {
      guard let kind = input.knownKind(.supplementary, name) else { continue }
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: name) {
        let shown = view.supplementaryView(forElementKind: name, at: path)
        guard let shown = shown as? AppCell else { continue }
        elements.append(element(kind, at: path, zIndex: shown.content.zIndex, frame: shown.frame))
      }
    }
    return elements.sorted()
  }

  private func element(
    _ kind: ElementKind, at path: IndexPath, zIndex: Int, frame: CGRect
  ) -> LayoutElement {
    LayoutElement(
      kind: kind, section: path.section, item: path.item, zIndex: zIndex,
      frame: self.frame(frame))
  }

  private func frame(_ rect: CGRect) -> Frame {
    Frame(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension AppScreen: UICollectionViewDataSource {
  package func numberOfSections(in collectionView: UICollectionView) -> Int {
    contents.tally.countCalls += 1
    return contents.itemCounts.count
  }

  package func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    contents.tally.countCalls += 1
    return contents.itemCounts[section]
  }

  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (cell as? AppCell)?.adopt(by: contents)
    return cell
  }

  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    (view as? AppCell)?.adopt(by: contents)
    return view
  }
}
