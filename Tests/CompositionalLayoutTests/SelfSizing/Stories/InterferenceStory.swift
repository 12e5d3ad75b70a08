import _TestSupport

@testable import CompositionalLayout

/// A view whose cells call it during their measurement.
///
/// No model predicts the scroll offset, because it depends on the moment of each call. Instead the
/// invariants are checked: the pass ends, the cells equal the cells of a new layout with the same
/// sizes at the same offset, every visible row has the height it requests, another pass changes
/// nothing, and an item is in its place after scrolling to it.
final class InterferenceStory {
  /// The kind of the view's layout.
  enum Kind: Int, CaseIterable {
    case list, grid, movedFrames, table
  }

  private var random: RandomLayout
  private let kind: Kind
  /// Whether cells make calls that forget the measured sizes.
  private let forgets: Bool
  /// Whether every visible row must have the height it requests.
  private let checksHeights: Bool
  private let setting: ListSetting
  /// The distance and inset for moving frames in overrides.
  private let (distance, inset): (CGPoint, CGSize)
  let data: RowDataSource
  let view: UICollectionView
  private var nextName: Int
  private var version = 0
  private var log: [String] = []
  /// The item last scrolled to within this step, and its placement.
  private var request: (item: Int, place: RowPlacement)?
  /// The number of calls that cells may still make during this step.
  private var callsLeft = 0
  /// The number of calls made by cells.
  private(set) var callCount = 0

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - kind: The kind of its layout.
  ///   - seed: The seed of all random numbers.
  ///   - forgets: Whether cells make calls that forget the measured sizes.
  ///   - checksHeights: Whether every visible row must have the height it requests.
  init(_ kind: Kind, seed: UInt64, forgets: Bool, checksHeights: Bool = true) {
    var random = RandomLayout(seed: seed)
    var setting = ListSetting(&random)
    // Heights less than a pixel apart count as equal, so the order of measurements would matter.
    (setting.step, setting.estimate) = (1, setting.estimate.rounded())
    var (distance, inset) = (CGPoint.zero, CGSize.zero)
    if kind == .movedFrames {
      distance = CGPoint(x: 3, y: CGFloat(random.int(-15...15)))
      inset = CGSize(width: CGFloat(random.int(0...5)), height: 0)
    }
    let names = Array(0..<random.int(1...24))
    let heights = Dictionary(uniqueKeysWithValues: names.map { ($0, setting.height(of: $0)) })
    data = RowDataSource(names, heights: heights)
    view = data.view(Self.layout(kind, setting, distance, inset), setting)
    nextName = names.count
    (self.kind, self.setting, self.random) = (kind, setting, random)
    (self.distance, self.inset) = (distance, inset)
    (self.forgets, self.checksHeights) = (forgets, checksHeights)
    data.beforeAnswer = { [unowned self] _ in self.interfere() }
  }

  private static func layout(
    _ kind: Kind, _ setting: ListSetting, _ distance: CGPoint, _ inset: CGSize
  ) -> UICollectionViewLayout {
    switch kind {
    case .table: return TableLayout(setting)
    case .grid: return UICollectionViewCompositionalLayout(section: .estimatedGrid(30, columns: 3))
    case .list: return ListStory.compositionalLayout(setting)
    case .movedFrames:
      let layout = ListStory.compositionalLayout(setting)
      (layout.distance, layout.inset) = (distance, inset)
      return layout
    }
  }

  /// Performs random steps and checks the view after each of them.
  ///
  /// - Parameter count: The number of steps.
  /// - Returns: The differences after the first step with differences, together with the steps so
  ///   far; empty if there are none.
  func run(_ count: Int) -> [String] {
    for _ in 0..<count {
      callsLeft = random.int(0...3)
      let found = step() + differences
      guard found.isEmpty else { return ["\(kind) \(setting)"] + log.suffix(12) + found }
    }
    return []
  }

  // MARK: Calls from cells

  /// Calls the view while a cell is being measured.
  private func interfere() {
    guard callsLeft > 0, random.int(0...2) == 0 else { return }
    callsLeft -= 1
    callCount += 1
    let item = random.int(0...data.names.count - 1)
    switch random.int(forgets ? 0...9 : 3...9) {
    case 0...1:
      log.append("  a cell calls reloadData")
      view.reloadData()
    case 2:
      log.append("  a cell calls invalidateLayout")
      view.collectionViewLayout.invalidateLayout()
    case 3...4:
      let place = RowPlacement.allCases[random.int(0...3)]
      log.append("  a cell scrolls to item \(item) at \(place)")
      request = (item, place)
      view.scrollToItem(at: [0, item], at: place.position, animated: false)
    case 5:
      log.append("  a cell calls setNeedsLayout and layoutIfNeeded")
      view.setNeedsLayout()
      view.layoutIfNeeded()
    case 6:
      log.append("  a cell sets the offset")
      view.contentOffset.y = CGFloat(random.int(0...400))
    case 7:
      log.append("  a cell resizes the view")
      view.bounds.size = CGSize(
        // Rows moved into view only by the overrides are not measured in every round, and would
        // miss a width that changes temporarily within a pass.
        width: kind == .movedFrames ? view.bounds.width : CGFloat(random.int(80...120)),
        height: CGFloat(random.int(80...220)))
    case 8:
      log.append("  a cell invalidates the size of item \(item)")
      view.cellForItem(at: [0, item])?.invalidateIntrinsicContentSize()
    default:
      log.append("  a cell invalidates item \(item)")
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [[0, item]])
      view.collectionViewLayout.invalidateLayout(with: context)
    }
  }

  // MARK: Steps

  /// Performs a random step.
  ///
  /// - Returns: The deviations from the rules for this step.
  private func step() -> [String] {
    request = nil
    switch random.int(0...9) {
    case 0...3: scroll(to: view.contentOffset.y + CGFloat(random.int(-150...150)))
    case 4: scroll(to: CGFloat(random.int(0...max(0, Int(view.contentSize.height)))))
    case 5...6: return land()
    case 7: edit()
    case 8: changeHeights()
    default:
      log.append("reload")
      if random.int(0...1) == 0 { view.reloadData() }
      view.bounds.size.width = CGFloat(random.int(80...120))
      view.layoutIfNeeded()
    }
    return []
  }

  private func scroll(to offset: CGFloat) {
    log.append("scroll to \(offset)")
    view.contentOffset.y = view.clampedOffset(CGPoint(x: 0, y: offset.rounded())).y
    view.layoutIfNeeded()
  }

  private func land() -> [String] {
    let item = random.int(0...data.names.count - 1)
    let place = RowPlacement.allCases[random.int(0...2)]
    log.append("land on item \(item) at \(place)")
    request = (item, place)
    view.scrollToItem(at: [0, item], at: place.position, animated: false)
    return landingDifferences
  }

  /// The distance from its place of the item last scrolled to, including scrolling by a cell during
  /// its measurement.
  private var landingDifferences: [String] {
    guard let (item, place) = request, place != .nearest else { return [] }
    guard let frame = view.collectionViewLayout.layoutAttributesForItem(at: [0, item])?.frame
    else { return ["item \(item) is nowhere"] }
    let insets = view.contentInset
    let wanted = place.offset(
      of: (frame.minY, frame.maxY), from: view.contentOffset.y,
      covered: (insets.top, view.bounds.height - insets.bottom))
    let limited = view.clampedOffset(CGPoint(x: 0, y: wanted)).y
    return view.contentOffset.y == limited
      ? [] : ["landed on \(item) at \(view.contentOffset.y), not \(limited)"]
  }

  private func edit() {
    let edit = ListEdit(of: data.names, nextName: &nextName, &random)
    // Calls refer to random items, so there has to be at least one.
    guard !edit.after.isEmpty else { return }
    log.append("\(edit)")
    for item in edit.inserted {
      data.heights[edit.after[item]] = setting.height(of: edit.after[item])
    }
    edit.perform(on: view, data)
  }

  private func changeHeights() {
    log.append("change visible heights")
    version += 1
    let cells = view.visibleCells
    for case let cell as RowDataSource.Cell in cells where random.int(0...2) == 0 {
      data.heights[cell.name] = setting.height(of: cell.name, version: version)
      cell.invalidateIntrinsicContentSize()
    }
    view.layoutIfNeeded()
  }

  // MARK: Invariants

  /// The deviations from the invariants.
  var differences: [String] {
    callsLeft = 0
    var found = ViewAudit(view, data).differences
    found += view.layoutLoopDiagnoses.map { "\($0)" }
    let screen = ListScreen(view)
    if checksHeights {
      found += screen.differences(from: freshScreen()).map { "unlike a fresh view: \($0)" }
      found += wrongHeights(in: screen)
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    return found + ListScreen(view).differences(from: screen).map { "not at rest: \($0)" }
  }

  /// Returns the rows without the height they request.
  private func wrongHeights(in screen: ListScreen) -> [String] {
    screen.frames.compactMap { name, frame in
      let height = data.heights[name] ?? 0
      guard frame.height + 2 * inset.height != height else { return nil }
      return "row \(name) is \(frame.height) high, not \(height)"
    }
  }

  /// Returns the screen of a new view and a new layout with the same measured sizes and offset.
  private func freshScreen() -> ListScreen {
    let layout = Self.layout(kind, setting, distance, inset)
    let copy = RowDataSource(data.names, heights: data.heights)
    var size = setting
    size.size = view.bounds.size
    let fresh = copy.view(layout, size) { fresh in
      fresh.contentOffset = view.contentOffset
      if let old = view.collectionViewLayout as? UICollectionViewCompositionalLayout {
        (layout as? UICollectionViewCompositionalLayout)?.setMeasuredSizes(old.measuredSizes)
      } else if let old = view.collectionViewLayout as? TableLayout {
        (layout as? TableLayout)?.measured = old.measured
      }
    }
    return ListScreen(fresh)
  }
}
