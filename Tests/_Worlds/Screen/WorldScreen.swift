import CompositionalLayout
import LayoutCore
import LayoutDescription

/// The view of a world together with its layout, its data source and its delegate.
final class WorldScreen: NSObject {
  var setting: WorldSetting
  var data: WorldData
  let fault: WorldFault?
  /// The number added to a section's name to choose its description; changes of the layout modify
  /// it.
  var shift = 0
  let view: UICollectionView
  /// A closure called on each callback of the view, with the index paths passed by the view.
  var onCallback: (WorldCallback, [IndexPath]) -> Void = { _, _ in }
  /// The cells displayed according to the calls of the delegate.
  private(set) var displayed: Set<ObjectIdentifier> = []
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  /// Creates a view and lays it out.
  ///
  /// - Parameters:
  ///   - setting: The setting of the world.
  ///   - data: The initial data.
  ///   - shift: The number added to a section's name to choose its description.
  ///   - fault: A planted fault; `nil` if there is none.
  ///   - beforeFirstPass: A closure called before the view is first laid out.
  init(
    _ setting: WorldSetting, _ data: WorldData, shift: Int = 0, fault: WorldFault? = nil,
    beforeFirstPass: (WorldScreen) -> Void = { _ in }
  ) {
    (self.setting, self.data, self.shift, self.fault) = (setting, data, shift, fault)
    let frame = CGRect(
      x: 0, y: 0, width: setting.size.horizontal, height: setting.size.vertical)
    view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewLayout())
    super.init()
    adoptSurroundings()
    view.register(WorldCell.self, forCellWithReuseIdentifier: "cell")
    view.allowsMultipleSelection = true
    view.collectionViewLayout = makeLayout(shift: shift)
    view.delegate = self
    view.prefetchDataSource = self
    beforeFirstPass(self)
    if setting.source == .snapshots { makeDiffable() } else { view.dataSource = self }
    view.layoutIfNeeded()
  }

  var layout: UICollectionViewCompositionalLayout? {
    view.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  /// Applies the traits and the insets of the setting to the view.
  func adoptSurroundings() {
    view.traitCollection = UITraitCollection(mutations: {
      $0.displayScale = setting.scale
      $0.layoutDirection = setting.isRightToLeft ? .rightToLeft : .leftToRight
    })
    view.contentInset = insets(setting.contentInset)
    view.assignedSafeAreaInsets = insets(setting.safeArea)
    view.contentInsetAdjustmentBehavior = .init(rawValue: setting.adjustment) ?? .automatic
  }

  private func insets(_ insets: Insets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: insets.top, left: setting.isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: setting.isRightToLeft ? insets.leading : insets.trailing)
  }

  // MARK: Layout

  /// Returns the description of the section at an index.
  func section(at index: Int) -> WorldSection { section(at: index, shift: shift) }

  private func section(at index: Int, shift: Int) -> WorldSection {
    let name = data.sections.indices.contains(index) ? data.sections[index].name : 0
    return setting.section(named: name + shift)
  }

  /// Creates a layout for the setting.
  ///
  /// - Parameter shift: The number added to a section's name to choose its description.
  /// - Returns: The layout.
  func makeLayout(shift: Int) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = setting.axis == .vertical ? .vertical : .horizontal
    configuration.interSectionSpacing = setting.interSectionSpacing
    configuration.contentInsetsReference = .init(rawValue: setting.reference.rawValue) ?? .automatic
    if setting.hasLayoutHeader {
      let isVertical = setting.axis == .vertical
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: isVertical ? .fractionalWidth(1) : .absolute(30),
          heightDimension: isVertical ? .absolute(30) : .fractionalHeight(1)),
        elementKind: "layout header", alignment: isVertical ? .top : .leading)
      header.pinToVisibleBounds = true
      configuration.boundarySupplementaryItems = [header]
    }
    let provider: UICollectionViewCompositionalLayoutSectionProvider = {
      [unowned self] index, environment in
      onCallback(.provider, [])
      return object(section(at: index, shift: shift), in: environment)
    }
    let layout =
      fault.map { FaultyLayout($0, provider, configuration) }
      ?? UICollectionViewCompositionalLayout(
        sectionProvider: provider, configuration: configuration)
    layout.contentAnchor =
      switch setting.anchor {
      case .first: .first
      case .last: .last
      case .end: .end
      case .none: .none
      }
    layout.learnsEstimates = setting.learnsEstimates
    if setting.usesKeys { layout.sectionKeys = keys(shift: shift) }
    return layout
  }

  /// The descriptions that the sections follow, as their keys.
  private func keys(shift: Int) -> UICollectionViewCompositionalLayout.SectionKeys {
    { [unowned self] section, _ in
      let number = section.base as? Int ?? 0
      let names = data.sections.map(\.name)
      let name =
        setting.source == .snapshots || !names.indices.contains(number)
        ? number : names[number]
      return setting.section(named: name + shift)
    }
  }

  private func object(
    _ section: WorldSection, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    let object: NSCollectionLayoutSection
    if section.kind == .list, setting.axis == .vertical {
      var list = UICollectionLayoutListConfiguration(
        appearance: .init(rawValue: Int(section.seed % 5)) ?? .plain)
      list.headerMode = section.hasHeader ? .supplementary : .none
      list.footerMode = section.hasFooter ? .supplementary : .none
      object = .list(using: list, layoutEnvironment: environment)
    } else {
      let described = section.described(along: setting.axis)
      guard
        case .section(let made) = CompositionalLayoutDescription(
          DescribedLayout(sections: .same(described))
        ).source
      else { return nil }
      object = made
    }
    guard section.seed % 2 == 0 else { return object }
    object.visibleItemsInvalidationHandler = { [unowned self] items, _, _ in
      let cells = items.filter { $0.representedElementCategory == .cell }
      onCallback(.handler, cells.map(\.indexPath))
    }
    return object
  }

  // MARK: Data

  private func makeDiffable() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      [unowned self] _, path, _ in cell(at: path)
    }
    source.supplementaryViewProvider = { [unowned self] _, kind, path in
      supplementaryView(ofKind: kind, at: path)
    }
    diffable = source
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in data.sections {
      snapshot.appendSections([section.name])
      snapshot.appendItems(section.items)
    }
    source.applySnapshotUsingReloadData(snapshot)
  }

  func cell(at path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    if let cell = cell as? WorldCell { show(path, in: cell) }
    onCallback(.cell, [path])
    return cell
  }

  /// Makes a cell show the current version of an item.
  func show(_ path: IndexPath, in cell: WorldCell) {
    let name = data.name(section: path.section, item: path.item)
    let version = data.version(of: name) + (fault == .staleCell && name % 5 == 3 ? -1 : 0)
    cell.show(name, version: version) { [unowned self] offered in
      onCallback(.size, [])
      var size = contents.size(of: name, version: version, offered: offered)
      if fault == .forgetfulCell, name % 5 == 3 { size.height += view.contentOffset.y / 8 }
      return size
    }
  }

  func supplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionReusableView {
    view.register(
      WorldCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    let made = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: path)
    guard let made = made as? WorldCell else { return made }
    let isInSection = data.sections.indices.contains(path.section)
    let name = isInSection ? data.sections[path.section].name : 0
    made.show(-1, version: 0) { [unowned self] _ in contents.size(ofKind: kind, in: name) }
    onCallback(.supplementaryView, [])
    return made
  }

  /// The sizes preferred by the contents.
  var contents: WorldContents { WorldContents(setting: setting) }

  func noteDisplay(of cell: UICollectionViewCell, isShown: Bool) {
    if isShown {
      displayed.insert(ObjectIdentifier(cell))
    } else {
      displayed.remove(ObjectIdentifier(cell))
    }
  }
}
