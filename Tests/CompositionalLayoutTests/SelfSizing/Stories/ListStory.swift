import _TestSupport

@testable import CompositionalLayout

/// A view of a list and its model, both performing the same random steps.
final class ListStory {
  /// The kind of the view's layout.
  enum Kind: Hashable {
    /// A compositional layout, or a subclass moving its cells horizontally.
    case compositional, movedFrames
    /// A layout that stacks its rows itself.
    case table
  }

  private(set) var random: RandomLayout
  let setting: ListSetting
  let data: RowDataSource
  let view: UICollectionView
  var model: any ListModel
  /// The steps so far, for reporting differences.
  private var log: [String] = []
  /// The number of times the height of each row has changed.
  private var versions: [Int: Int] = [:]
  private var nextName: Int

  init(_ kind: Kind, seed: UInt64) {
    var random = RandomLayout(seed: seed)
    var setting = ListSetting(&random)
    if kind == .movedFrames { setting.shift = 3 }
    let names = Array(0..<random.int(0...24))
    let heights = Dictionary(uniqueKeysWithValues: names.map { ($0, setting.height(of: $0)) })
    data = RowDataSource(names, heights: heights)
    let layout: UICollectionViewLayout
    switch kind {
    case .compositional, .movedFrames:
      layout = Self.compositionalLayout(setting)
      model = AnchoredListModel(setting, names, heights: heights)
    case .table:
      layout = TableLayout(setting)
      model = TableModel(setting, names, heights: heights)
    }
    view = data.view(layout, setting)
    model.layOut()
    nextName = names.count
    (self.setting, self.random) = (setting, random)
  }

  /// Returns the compositional layout of a list.
  static func compositionalLayout(_ setting: ListSetting) -> FrameMovingLayout {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(setting.estimate))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = setting.spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: setting.top, leading: setting.side, bottom: setting.bottom, trailing: setting.side)
    let layout = FrameMovingLayout(section: section)
    layout.distance.x = setting.shift
    layout.contentAnchor =
      switch setting.anchor {
      case .none: .none
      case .first: .first
      case .last: .last
      case .end: .end
      }
    return layout
  }

  /// Performs random steps and compares the view with the model after each of them.
  ///
  /// - Parameter count: The number of steps.
  /// - Returns: The differences after the first step with differences, together with the steps so
  ///   far; empty if there are none.
  func run(_ count: Int) -> [String] {
    var found = ListScreen(view).differences(from: model.screen)
    for _ in 0..<count where found.isEmpty {
      step()
      found = differences
    }
    guard found.isEmpty else { return ["\(setting)"] + log.suffix(12) + found }
    return finalDifferences
  }

  /// The differences between the view and the prediction.
  var differences: [String] {
    ListScreen(view).differences(from: model.screen)
      + view.layoutLoopDiagnoses.map { "\($0)" }
      + (model.shown == Set(model.screen.frames.keys) ? [] : ["the model shows hidden rows"])
  }

  /// The differences checked only at the end of a story: heights, and lost views.
  private var finalDifferences: [String] {
    var found = ViewAudit(view, data).differences
    if let anchored = model as? AnchoredListModel {
      let heights = Dictionary(
        uniqueKeysWithValues: (view.collectionViewLayout as? FrameMovingLayout)?.measuredSizes
          .elements.map { (data.names[$0.indexPath.item], $0.size.height) } ?? [])
      if heights != anchored.measured.filter({ anchored.names.contains($0.key) }) {
        found.append("measured \(heights), not \(anchored.measured)")
      }
    }
    return found.isEmpty ? [] : ["\(setting)"] + log.suffix(12) + found
  }

  // MARK: Steps

  private func step() {
    switch random.int(0...99) {
    case 0..<42: scroll()
    case 42..<50: jump()
    case 50..<66: land()
    case 66..<80: edit()
    case 80..<85: reloadRows()
    case 85..<92: changeHeight()
    case 92..<95: resize(to: CGSize(width: view.bounds.width, height: randomHeight))
    case 95..<97: resize(to: CGSize(width: CGFloat(random.int(80...120)), height: randomHeight))
    case 97..<98: invalidate()
    case 98..<99: reload()
    default: pull()
    }
  }

  private var randomHeight: CGFloat {
    random.int(0...1) == 0 ? view.bounds.height : CGFloat(random.int(60...240))
  }

  private var randomName: Int? {
    data.names.isEmpty ? nil : data.names[random.int(0...data.names.count - 1)]
  }

  /// The last valid offset of the current content.
  private var lastOffset: CGFloat {
    max(0, view.contentSize.height - view.bounds.height)
  }

  private func scroll(to offset: CGFloat) {
    log.append("scroll to \(offset)")
    view.contentOffset.y = offset
    view.layoutIfNeeded()
    model.scroll(to: offset)
  }

  private func scroll() {
    let distance = (CGFloat(random.int(-200...200)) / setting.scale * setting.step).rounded()
    scroll(to: max(0, min(view.contentOffset.y + distance * setting.step, lastOffset)))
  }

  private func jump() {
    let share = CGFloat(random.int(0...8)) / 8
    scroll(to: (lastOffset * share).rounded())
  }

  /// Pulls the content beyond one of its ends.
  private func pull() {
    scroll(to: random.int(0...1) == 0 ? -20 : (lastOffset + 30).rounded())
  }

  private func land() {
    guard let name = randomName, let item = data.names.firstIndex(of: name) else { return }
    let place = RowPlacement.allCases[random.int(0...3)]
    log.append("land on row \(name) at \(place)")
    view.scrollToItem(at: [0, item], at: place.position, animated: false)
    model.land(on: name, place)
  }

  private func edit() {
    perform(ListEdit(of: data.names, nextName: &nextName, &random))
  }

  private func reloadRows() {
    let shown = data.names.indices.filter { model.shown.contains(data.names[$0]) }
    let others = data.names.indices.filter { _ in random.int(0...9) == 0 }
    let chosen = random.int(0...1) == 0 ? others : Array(shown.prefix(random.int(0...3)))
    for item in chosen { changeHeight(of: data.names[item]) }
    perform(ListEdit(reloading: chosen, of: data.names))
  }

  private func perform(_ edit: ListEdit) {
    log.append("\(edit)")
    for item in edit.inserted {
      let name = edit.after[item]
      data.heights[name] = setting.height(of: name)
    }
    model.heights = data.heights
    edit.perform(on: view, data)
    model.perform(edit)
  }

  private func changeHeight(of name: Int) {
    versions[name, default: 0] += 1
    data.heights[name] = setting.height(of: name, version: versions[name] ?? 0)
    model.heights = data.heights
  }

  /// Changes the height of a row, and either invalidates its cell or reconfigures its item.
  private func changeHeight() {
    guard let name = randomName, let item = data.names.firstIndex(of: name) else { return }
    changeHeight(of: name)
    log.append("row \(name) is \(data.heights[name] ?? 0) high")
    if random.int(0...1) == 0 {
      view.cellForItem(at: [0, item])?.invalidateIntrinsicContentSize()
      view.layoutIfNeeded()
    } else {
      view.reconfigureItems(at: [[0, item]])
    }
    model.requestRemeasurement(name)
  }

  private func resize(to size: CGSize) {
    log.append("resize to \(size)")
    view.bounds.size = size
    view.layoutIfNeeded()
    model.resize(to: size)
  }

  private func invalidate() {
    log.append("invalidate")
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    model.invalidate()
  }

  private func reload() {
    log.append("reload")
    view.reloadData()
    view.layoutIfNeeded()
    model.reload()
  }
}
