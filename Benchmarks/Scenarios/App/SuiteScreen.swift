package import CompositionalLayout
package import LayoutCore
package import ScreenPlaces

/// A screen with the suite's data source and cells, and the layout of a workload.
@MainActor
package final class SuiteScreen: NSObject, DrivenScreen {
  /// A layout that counts attributes and queries for visible elements.
  private final class CountingLayout: UICollectionViewCompositionalLayout {
    var queryCount = 0

    override class var layoutAttributesClass: AnyClass { CountingAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      queryCount += 1
      return super.layoutAttributesForElements(in: rect)
    }
  }

  private static let reuseIdentifier = "content"

  /// The contents of the cells.
  package let contents: SuiteContents
  /// The collection view, used without a window; its bounds stand in for the screen.
  package let view: UICollectionView
  /// The compositional layout installed in the collection view.
  package var layout: UICollectionViewCompositionalLayout { countedLayout }
  private let countedLayout: CountingLayout
  /// The diffable data source, or `nil` while the screen itself is the view's data source.
  private(set) var diff: AppDiff?

  /// Creates the view without laying anything out.
  package init(_ contents: SuiteContents) {
    self.contents = contents
    countedLayout = CountingLayout(contents.makeDescription())
    let environment = contents.workload.scenario.environment
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: environment.size), collectionViewLayout: countedLayout)
    super.init()
    view.traitCollection = environment.traitCollection
    view.directionalLayoutMargins = environment.layoutMargins
    view.readableContentInsets = environment.readableContentInsets
    view.assignedSafeAreaInsets = environment.safeAreaEdges
    register()
    if let keys = contents.sectionKeys { countedLayout.setSectionKeys(keys) }
    countedLayout.estimatedSectionLength = contents.estimatedSectionLength.map { CGFloat($0) }
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

  /// Rotates the view as a device does, and lays out the cells visible afterwards.
  ///
  /// The safe area changes after the size, so the scroll anchor is an item visible before the
  /// rotation.
  package func rotate(to environment: HeadlessEnvironment) {
    contents.container.size = Vector(
      horizontal: environment.size.width, vertical: environment.size.height)
    view.frame.size = environment.size
    view.assignedSafeAreaInsets = environment.safeAreaEdges
    view.layoutIfNeeded()
  }

  /// The number of layout rounds so far.
  ///
  /// In each round, the view queries the layout once for the visible elements.
  package var roundCount: Int { countedLayout.queryCount }

  package func show() { view.layoutIfNeeded() }

  /// Scrolls the view before the first layout pass, so that only the cells visible there are
  /// measured.
  package func begin(at offset: Vector) {
    move(to: offset)
    view.layoutIfNeeded()
  }

  /// Gives the view a diffable data source with the first of two states.
  package func useSnapshots(_ states: AppDiffStates) { diff = AppDiff(self, states: states) }

  /// Inserts rows at the start of the section for new items, in one batch update or by applying a
  /// snapshot.
  package func changeData(_ step: Int, rows: Int) {
    if let diff { return diff.insert(rows) }
    view.performBatchUpdates { [contents, view] in
      contents.insert(rows)
      view.insertItems(
        at: (0..<rows).map { IndexPath(item: $0, section: contents.growingSection) })
    }
  }

  package func trackedItems(through rows: Int) -> ItemTracker {
    let insertion = LayoutChange.insertItems(
      section: contents.growingSection, at: 0, count: rows)
    return ItemTracker { $0.after(insertion) }
  }

  /// The cells and supplementary views currently shown, in content coordinates.
  package var shownElements: [LayoutElement] {
    guard let input = layout.engine?.input else { return [] }
    var elements = view.indexPathsForVisibleItems.compactMap { path in
      (view.cellForItem(at: path) as? AppCell).map {
        LayoutElement(.cell, at: path, zIndex: $0.content.zIndex, frame: $0.frame)
      }
    }
    for name in input.elementKinds {
      guard let kind = input.knownKind(.supplementary, name) else { continue }
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: name) {
        let shown = view.supplementaryView(forElementKind: name, at: path)
        guard let shown = shown as? AppCell else { continue }
        elements.append(
          LayoutElement(kind, at: path, zIndex: shown.content.zIndex, frame: shown.frame))
      }
    }
    return elements.sorted()
  }
}

extension SuiteScreen: UICollectionViewDataSource {
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
