import CompositionalLayout
import LayoutCore
import Trials

/// A view and a model of its data, undergoing the same operations, each followed by checks.
package final class World {
  var setting: WorldSetting
  let screen: WorldScreen
  private(set) var reach = WorldReach()
  private var problems: [String] = []
  private var calls = (left: 0, random: SeededRandom(seed: 0))
  /// Whether callbacks have called the view since the operation began.
  private(set) var wasCalled = false

  var view: UICollectionView { screen.view }
  var data: WorldData { screen.data }

  /// Creates a world.
  init(_ setting: WorldSetting, fault: WorldFault? = nil) {
    self.setting = setting
    screen = WorldScreen(setting, WorldData(counts: setting.counts), fault: fault)
    screen.onCallback = { [unowned self] callback, paths in noteCall(callback, paths) }
    reach.count(setting)
  }

  func count(_ check: WorldReach.Check, if happened: Bool = true) {
    reach.count(check, if: happened)
  }

  /// The number of section descriptions requested by the layout.
  var providerCalls: Int { reach.counts[.callback(.provider), default: 0] }

  var hasProblems: Bool { !problems.isEmpty }

  func report(_ problem: @autoclosure () -> String, isWrong: Bool) {
    if isWrong { problems.append(problem()) }
  }

  /// Performs a step, and then checks the view.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - isThorough: Whether to compare the view with newly created views.
  /// - Returns: Descriptions of the problems found.
  func perform(_ step: WorldStep, isThorough: Bool) -> [String] {
    problems = []
    calls = (setting.callsBack ? step.calls : 0, SeededRandom(seed: step.seed))
    wasCalled = false
    reach.count(.operation(step.operation.name))
    let before = StepStart(self)
    let change = perform(step.operation)
    view.layoutIfNeeded()
    calls.left = 0
    view.layoutIfNeeded()
    checkCells()
    checkPlaces()
    if !wasCalled, setting.answers != .odd { before.check(step.operation, change, in: self) }
    if isThorough, problems.isEmpty { compareWithFreshViews() }
    return problems
  }

  // MARK: Calls from within calls

  private func noteCall(_ callback: WorldCallback, _ paths: [IndexPath]) {
    reach.count(.callback(callback))
    checkPaths(paths, of: callback)
    guard calls.left > 0, calls.random.next(in: 0..<4) == 0 else { return }
    calls.left -= 1
    wasCalled = true
    reach.count(.reentrantCall(callback))
    callView()
    checkPaths([], of: callback)
  }

  /// Checks every index path passed or reported by the view: it must exist at the time.
  private func checkPaths(_ paths: [IndexPath], of callback: WorldCallback) {
    let named = paths + view.indexPathsForVisibleItems + (view.indexPathsForSelectedItems ?? [])
    for path in named where !data.hasItem(section: path.section, item: path.item) {
      report("\(callback) finds \(path) of \(data.lists.map(\.count))", isWrong: true)
    }
    count(.paths, if: !named.isEmpty)
  }

  /// The names of the calls made by callbacks.
  package static let acts = [
    "reload", "scroll", "land", "select", "invalidate", "lay out", "resize", "measure", "tap",
  ]

  private func callView() {
    let visible = view.indexPathsForVisibleItems
    let chosen = visible.isEmpty ? nil : visible[calls.random.next(in: 0..<visible.count)]
    let path = chosen.flatMap { path in
      data.hasItem(section: path.section, item: path.item) ? path : nil
    }
    let act = calls.random.next(in: 0..<Self.acts.count)
    switch act {
    case 0:
      // Snapshots cannot be applied within a pass; other data can be reloaded.
      if setting.source == .batches { screen.data = change(calls.random.next() >> 40, 2).after }
      view.reloadData()
    case 1: setOffset(Double(calls.random.next(in: -20..<600)))
    case 2:
      guard let path else { return }
      let place = WorldOperation.Place.allCases[path.item % 4]
      view.scrollToItem(at: path, at: position(place), animated: false)
    case 3:
      guard let path else { return }
      view.selectItem(
        at: path, animated: false, scrollPosition: path.item % 2 == 0 ? [] : .bottom)
    case 4: view.collectionViewLayout.invalidateLayout()
    case 5: view.layoutIfNeeded()
    case 6:
      view.bounds.size = CGSize(
        width: Double(calls.random.next(in: 120..<480)), height: view.bounds.height)
    case 7: if let path { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    default: if let path { view.tapItem(at: path) }
    }
    reach.count(.act(Self.acts[act]))
  }

  // MARK: Places

  var isHorizontal: Bool { setting.axis == .horizontal }

  func position(_ place: WorldOperation.Place) -> UICollectionView.ScrollPosition {
    switch place {
    case .start: isHorizontal ? .left : .top
    case .middle: isHorizontal ? .centeredHorizontally : .centeredVertically
    case .end: isHorizontal ? .right : .bottom
    case .nearest: []
    }
  }

  /// Scrolls along the scroll axis, without regard to the ends of the content.
  func setOffset(_ offset: Double) {
    if isHorizontal { view.contentOffset.x = offset } else { view.contentOffset.y = offset }
  }

  func change(_ seed: UInt64, _ size: Int) -> DataChange {
    DataChange(of: data, seed: seed, size: size)
  }
}
