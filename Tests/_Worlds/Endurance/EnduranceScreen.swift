import CompositionalLayout
import LayoutCore
import Trials

/// A screen of many items, scrolled and changed for a long time.
final class EnduranceScreen {
  /// The kind of a screen.
  enum Kind: String, CaseIterable {
    /// A list of rows, changed in batches.
    case rows
    /// Sections of every plain kind, changed in batches.
    case mix
    /// A list of rows, changed by snapshots.
    case snapshots

    var setting: WorldSetting {
      var setting = WorldSetting()
      setting.answers = .text
      setting.source = self == .snapshots ? .snapshots : .batches
      guard self == .mix else { return setting }
      setting.sections = WorldSection.Kind.allCases.filter { $0 != .any }.map { kind in
        var section = WorldSection()
        (section.kind, section.columns, section.spacing) = (kind, 3, 3)
        if kind == .shelf { section.row = .groupPaging }
        section.hasHeader = kind == .rows
        return section
      }
      return setting
    }
  }

  let kind: Kind
  /// The number of items at the beginning and at each checkpoint.
  let itemCount: Int
  private(set) var screen: WorldScreen
  private(set) var operationCount = 0
  private var random: SeededRandom
  /// Whether to leak memory in each operation, as a planted fault.
  private let leaks: Bool
  private var leaked: [[Int]] = []

  init(_ kind: Kind, itemCount: Int, seed: UInt64, leaks: Bool = false) {
    (self.kind, self.itemCount, self.leaks) = (kind, itemCount, leaks)
    random = SeededRandom(seed: seed)
    let setting = kind.setting
    let share = itemCount / setting.sections.count
    var counts = Array(repeating: share, count: setting.sections.count)
    counts[0] += itemCount - share * counts.count
    screen = WorldScreen(setting, WorldData(counts: counts))
  }

  var view: UICollectionView { screen.view }

  private var surplus: Int { screen.data.itemCount - itemCount }

  // MARK: Operations

  /// Performs a random operation.
  ///
  /// - Returns: The differences between the view and the data.
  func perform() -> [String] {
    operationCount += 1
    if leaks { leaked.append(Array(repeating: operationCount, count: 1_024)) }
    let limits = OffsetLimits(view)
    switch random.next(in: 0..<20) {
    case 0..<9: scroll(to: view.contentOffset.y + Double(random.next(in: -900..<900)))
    case 9: scroll(to: limits.highest.y * Double(random.next(in: 0..<1000)) / 1000)
    case 10..<12:
      let path = anyPath
      view.scrollToItem(at: path, at: [.top, .bottom, []][path.item % 3], animated: false)
      if view.cellForItem(at: path) == nil { return ["\(path) is not where the view landed"] }
    case 12..<15: insert(random.next(in: 1..<8))
    case 15..<18: delete(random.next(in: 1..<8))
    case 18: view.bounds.size.width = Double(random.next(in: 280..<420))
    default: changeContents()
    }
    view.layoutIfNeeded()
    return differences
  }

  private func scroll(to offset: Double) {
    view.contentOffset = OffsetLimits(view).limited(CGPoint(x: 0, y: offset.rounded()))
  }

  /// The index path of the first visible item or of any item, chosen at random.
  private var anyPath: IndexPath {
    if random.next(in: 0..<2) == 0, let path = view.indexPathsForVisibleItems.first { return path }
    let section = random.next(in: 0..<screen.data.sections.count)
    let count = screen.data.sections[section].items.count
    return IndexPath(item: random.next(in: 0..<count), section: section)
  }

  private func insert(_ count: Int) {
    let path = anyPath
    let items = screen.data.names(count)
    let section = screen.data.sections[path.section]
    change(.insert(items, section: section.name, index: path.item)) { snapshot in
      snapshot.insertItems(items, beforeItem: section.items[path.item])
    } naming: { view in
      view.insertItems(at: items.indices.map { [path.section, path.item + $0] })
    }
  }

  private func delete(_ count: Int) {
    let path = anyPath
    let items = screen.data.sections[path.section].items
    let range = path.item..<min(path.item + count, items.count - 1)
    let names = Array(items[range])
    change(.deleteRange(range, section: path.section)) {
      $0.deleteItems(names)
    } naming: { view in
      view.deleteItems(at: range.map { [path.section, $0] })
    }
  }

  private func change(
    _ edit: DataEdit, _ apply: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void,
    naming name: @escaping (UICollectionView) -> Void
  ) {
    if let source = screen.diffable {
      var snapshot = source.snapshot()
      apply(&snapshot)
      screen.data.apply(edit)
      source.apply(snapshot)
    } else {
      view.performBatchUpdates { [self] in
        screen.data.apply(edit)
        name(view)
      }
    }
  }

  private func changeContents() {
    for path in view.indexPathsForVisibleItems.prefix(3) {
      let name = screen.data.name(section: path.section, item: path.item)
      // Versions are never discarded, so only a few items have them.
      guard name < 1000, let cell = view.cellForItem(at: path) as? WorldCell else { continue }
      screen.data.changeContent(of: [name])
      screen.show(path, in: cell)
      cell.invalidateIntrinsicContentSize()
    }
    view.reloadItems(at: Array(view.indexPathsForVisibleItems.prefix(2)))
  }

  /// Descriptions of the visible cells that show something other than the data, or lie elsewhere
  /// than the layout says.
  private var differences: [String] {
    let elements = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let cells = elements.filter { $0.representedElementCategory == .cell }
    var found: [String] = []
    if cells.count != view.visibleCells.count || cells.isEmpty {
      found.append("\(view.visibleCells.count) cells, \(cells.count) visible")
    }
    for element in cells {
      let path = element.indexPath
      let cell = view.cellForItem(at: path) as? WorldCell
      if cell?.frame != element.frame { found.append("\(path) is not at \(element.frame)") }
      let name = screen.data.name(section: path.section, item: path.item)
      if cell?.name != name { found.append("\(path) shows \(cell?.name ?? -1), not \(name)") }
    }
    return found
  }

  // MARK: Checkpoints

  /// Descriptions of the differences from a new view with the same sizes, compared bit for bit.
  var drift: [String] {
    guard let layout = screen.layout else { return [] }
    let sizes = layout.measuredSizes
    var setting = screen.setting
    setting.size = Vector(horizontal: view.bounds.width, vertical: view.bounds.height)
    let fresh = WorldScreen(setting, screen.data) { fresh in
      fresh.layout?.setMeasuredSizes(sizes)
      fresh.view.contentOffset = view.contentOffset
      for section in screen.data.sections.indices
      where layout.orthogonalMaxOffset(inSection: section) != nil {
        fresh.layout?.setOrthogonalOffset(
          layout.orthogonalOffset(inSection: section), inSection: section)
      }
    }
    var found: [String] = []
    if fresh.view.contentOffset != view.contentOffset {
      found.append("offset \(view.contentOffset), fresh \(fresh.view.contentOffset)")
    }
    if fresh.view.contentSize != view.contentSize {
      found.append("content \(view.contentSize), fresh \(fresh.view.contentSize)")
    }
    let paths = (0..<2000).map { _ in anyPath } + view.indexPathsForVisibleItems
    for path in paths {
      let frames = [layout, fresh.layout].map { $0?.layoutAttributesForItem(at: path)?.frame }
      if frames[0] != frames[1] { found.append("\(path) at \(frames)") }
    }
    return found + extentDifferences(sizes)
  }

  /// Returns the difference between the content's length and the sum of all rows of the list.
  private func extentDifferences(_ sizes: MeasuredSizes) -> [String] {
    guard kind != .mix else { return [] }
    let estimate = screen.setting.sections[0].estimate
    let measured = sizes.elements.reduce(0.0) { $0 + $1.size.height }
    let sum = measured + estimate * Double(screen.data.itemCount - sizes.elements.count)
    return view.contentSize.height == sum ? [] : ["content \(view.contentSize.height), sum \(sum)"]
  }

  /// The number of measured elements.
  var measuredCount: Int { screen.layout?.measuredSizes.elements.count ?? 0 }

  /// Restores the state for comparing memory: the original number of items, no measured sizes, and
  /// the view at the start of the content.
  func settle() {
    while surplus > 0 {
      let section = largestSection
      let range = 0..<min(surplus, screen.data.sections[section].items.count - 1)
      let names = Array(screen.data.sections[section].items[range])
      change(.deleteRange(range, section: section)) {
        $0.deleteItems(names)
      } naming: { view in
        view.deleteItems(at: range.map { [section, $0] })
      }
    }
    if surplus < 0 {
      let items = screen.data.names(0 - surplus)
      let index = largestSection
      let section = screen.data.sections[index]
      change(.insert(items, section: section.name, index: 0)) { snapshot in
        snapshot.insertItems(items, beforeItem: section.items[0])
      } naming: { view in
        view.insertItems(at: items.indices.map { [index, $0] })
      }
    }
    view.bounds.size.width = screen.setting.size.horizontal
    screen.data.trim()
    view.contentOffset = OffsetLimits(view).lowest
    view.reloadData()
    view.layoutIfNeeded()
  }

  private var largestSection: Int {
    screen.data.sections.indices.max {
      screen.data.sections[$0].items.count < screen.data.sections[$1].items.count
    } ?? 0
  }
}
