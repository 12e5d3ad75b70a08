import _TestSupport

@testable import CompositionalLayout

/// View that everything it calls calls back: data source, delegate, cells, layout and handlers.
///
/// Wherever the scrolling ends up, no call stops the process, each path that the view names is one
/// of the data at that moment, and after each operation the cells are those of the layout.
final class ReentrantStory: NSObject {
  /// Occasion at which the view is called back.
  enum Callback: String, CaseIterable {
    case cell, supplementaryView, size, display, departure, scroll, provider, handler, prefetch
    case tap
  }

  /// Cell that knows its item, and calls back when it is measured.
  final class Cell: UICollectionViewCell {
    fileprivate weak var story: ReentrantStory?
    fileprivate(set) var name = -1

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let name = name
      story?.reenter(.size)
      layoutAttributes.size.height = CGFloat(20 + name * 7 % 50)
      return layoutAttributes
    }
  }

  private var random: RandomLayout
  /// The names of the items of each section, whose own names decide about their layout.
  private var sections: [(name: Int, items: [Int])] = []
  private var nextName = 0
  /// The number of calls that may still be made during this operation.
  private var callsLeft = 0
  private(set) var callCounts: [Callback: Int] = [:]
  private var log: [String] = []
  private var mistakes: [String] = []
  private(set) lazy var view = makeView()

  init(seed: UInt64) {
    random = RandomLayout(seed: seed)
    super.init()
    for _ in 0..<random.int(1...4) { sections.append(newSection()) }
    view.layoutIfNeeded()
  }

  private func makeView() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { [unowned self] index, _ in
      reenter(.provider)
      return section(named: sections.indices.contains(index) ? sections[index].name : 0)
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.allowsMultipleSelection = random.int(0...1) == 0
    view.dataSource = self
    view.prefetchDataSource = self
    view.delegate = self
    return view
  }

  private func section(named name: Int) -> NSCollectionLayoutSection {
    let section: NSCollectionLayoutSection
    switch name % 3 {
    case 0: section = NSCollectionLayoutSection.estimatedRows().withEstimatedHeader()
    case 1: section = NSCollectionLayoutSection(group: .rows(height: 60, itemWidth: 0.3))
    default:
      section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: .size(.absolute(150), .absolute(90)), subitems: [.filling()]))
      section.orthogonalScrollingBehavior = .groupPaging
    }
    if name % 2 == 0 {
      section.visibleItemsInvalidationHandler = { [unowned self] items, _, _ in
        require(items.map(\.indexPath), "a handler's")
        reenter(.handler)
      }
    }
    return section
  }

  /// Does random operations and checks the view after each of them.
  ///
  /// - Returns: The mistakes of the first operation that makes some, with the steps up to there.
  func run(_ count: Int) -> [String] {
    for _ in 0..<count {
      callsLeft = random.int(0...4)
      log.append("operation")
      act()
      view.layoutIfNeeded()
      callsLeft = 0
      view.layoutIfNeeded()
      mistakes += differences
      guard mistakes.isEmpty else { return log.suffix(20) + mistakes }
    }
    return []
  }

  // MARK: Calls

  /// Calls the view from within one of its calls.
  private func reenter(_ callback: Callback) {
    checkPaths(callback)
    guard callsLeft > 0, random.int(0...3) == 0 else { return }
    callsLeft -= 1
    callCounts[callback, default: 0] += 1
    log.append("  from \(callback)")
    act()
    checkPaths(callback)
  }

  private func act() {
    let visible = view.indexPathsForVisibleItems
    let path = visible.isEmpty ? nil : visible[random.int(0...visible.count - 1)]
    switch random.int(0...9) {
    case 0:
      log.append("  reloadData with other data")
      _ = changes()
      view.reloadData()
    case 1:
      log.append("  scrolls")
      view.contentOffset.y = CGFloat(random.int(-20...600))
    case 2: if let path { scroll(to: path) }
    case 3: if let path { select(path) }
    case 4: if let path { view.deselectItem(at: path, animated: false) }
    case 5:
      log.append("  invalidateLayout")
      view.collectionViewLayout.invalidateLayout()
    case 6: view.layoutIfNeeded()
    case 7:
      let point = CGPoint(x: random.int(0...320), y: Int(view.contentOffset.y) + 200)
      if let path = view.indexPathForItem(at: point) { select(path) }
    case 8: if let path { tap(path) }
    default: update()
    }
  }

  private func scroll(to path: IndexPath) {
    log.append("  scrollToItem \(path)")
    let places: [UICollectionView.ScrollPosition] = [[], .top, .bottom, .centeredVertically]
    view.scrollToItem(at: path, at: places[random.int(0...3)], animated: false)
  }

  private func select(_ path: IndexPath) {
    log.append("  selectItem \(path)")
    view.selectItem(
      at: path, animated: false, scrollPosition: random.int(0...1) == 0 ? [] : .bottom)
  }

  private func tap(_ path: IndexPath) {
    log.append("  tapItem \(path)")
    view.tapItem(at: path)
  }

  /// Shows changes as a batch, unless a pass goes on, in which data may only be reloaded.
  private func update() {
    guard !view.pass.isRunning else { return }
    log.append("  performBatchUpdates")
    view.performBatchUpdates { [self] in for change in changes() { change(view) } }
    if let path = view.indexPathsForVisibleItems.first, !view.pass.isRunning {
      log.append("  reconfigureItems \(path)")
      view.reconfigureItems(at: [path])
    }
  }

  // MARK: Data

  private func newNames(_ count: Int) -> [Int] {
    nextName += count
    return Array(nextName - count..<nextName)
  }

  private func newSection() -> (name: Int, items: [Int]) {
    (newNames(1)[0], newNames(random.int(0...20)))
  }

  /// Changes the data.
  ///
  /// - Returns: Calls that name the change in a batch.
  private func changes() -> [(UICollectionView) -> Void] {
    guard !sections.isEmpty, random.int(0...3) > 0 else { return sectionChanges() }
    let section = random.int(0...sections.count - 1)
    let count = sections[section].items.count
    let first = random.int(0...count)
    if random.int(0...1) == 0 {
      let names = newNames(random.int(1...9))
      sections[section].items.insert(contentsOf: names, at: first)
      let paths = names.indices.map { IndexPath(item: first + $0, section: section) }
      return [{ $0.insertItems(at: paths) }]
    }
    let range = first..<min(count, first + random.int(1...12))
    let paths = range.map { IndexPath(item: $0, section: section) }
    if random.int(0...1) == 0 { return [{ $0.reloadItems(at: paths) }] }
    sections[section].items.removeSubrange(range)
    return [{ $0.deleteItems(at: paths) }]
  }

  private func sectionChanges() -> [(UICollectionView) -> Void] {
    let place = random.int(0...sections.count)
    guard sections.count > 1, place < sections.count, random.int(0...2) > 0 else {
      sections.insert(newSection(), at: place)
      return [{ $0.insertSections([place]) }]
    }
    if random.int(0...1) == 0 {
      sections[place].items = newNames(random.int(0...20))
      return [{ $0.reloadSections([place]) }]
    }
    sections.remove(at: place)
    return [{ $0.deleteSections([place]) }]
  }

  // MARK: Invariants

  private func exists(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].items.indices.contains(path.item)
  }

  private func require(_ paths: [IndexPath], _ owner: String) {
    for path in paths where path.item != Int.max && !sections.indices.contains(path.section) {
      mistakes.append("\(owner) path \(path) of \(sections.map(\.items.count))")
    }
  }

  /// Each path that the view names is one of the data.
  private func checkPaths(_ callback: Callback) {
    let selected = view.indexPathsForSelectedItems ?? []
    let point = view.indexPathForItem(at: CGPoint(x: 20, y: view.contentOffset.y + 100))
    for path in view.indexPathsForVisibleItems + selected + [point].compactMap({ $0 })
    where !exists(path) {
      mistakes.append("\(callback) finds \(path) of \(sections.map(\.items.count))")
    }
    require(view.indexPathsForVisibleSupplementaryElements(ofKind: "header"), "\(callback)'s")
  }

  private var differences: [String] {
    var found: [String] = []
    let elements = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let expected = elements.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    let paths = view.indexPathsForVisibleItems
    if paths != expected.sorted() { found.append("shown \(paths), visible \(expected.sorted())") }
    for path in paths where exists(path) {
      let name = (view.cellForItem(at: path) as? Cell)?.name
      if name != sections[path.section].items[path.item] {
        found.append("\(path) shows \(name ?? -1)")
      }
    }
    if Set(view.visibleCells.map(ObjectIdentifier.init)).count != paths.count {
      found.append("a cell is shown twice")
    }
    return found
  }
}

extension ReentrantStory: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].items.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let name = sections[indexPath.section].items[indexPath.item]
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? Cell { (cell.story, cell.name) = (self, name) }
    reenter(.cell)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    require([indexPath], "a supplementary view's")
    reenter(.supplementaryView)
    return UICollectionReusableView(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) {
    if !indexPaths.allSatisfy(exists) { mistakes.append("prefetches \(indexPaths)") }
    reenter(.prefetch)
  }
}

extension ReentrantStory: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if !exists(indexPath) { mistakes.append("displays \(indexPath)") }
    reenter(.display)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { reenter(.departure) }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { reenter(.departure) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { reenter(.scroll) }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    reenter(.tap)
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    reenter(.tap)
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if !exists(indexPath) { mistakes.append("selects \(indexPath)") }
    reenter(.tap)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    if !exists(indexPath) { mistakes.append("deselects \(indexPath)") }
    reenter(.tap)
  }
}
