import CompositionalLayout
package import LayoutCore
package import ScreenPlaces

/// A source of an app's own screens, with the app's cells.
///
/// It also records the work done by the screens.
@MainActor
final class HostedScreens: ScreenSource {
  private let workload: Workload
  private let maker: ScreenFactory
  /// The work recorded for all screens since the last reset.
  private(set) var work = ViewWork(comparesReplies: true)
  private var madeViews: CreatedViews?
  /// The screens to open; the last screen is opened next.
  private var prepared: [HostedScreen] = []
  /// The opened screens, which are released while the clock is stopped.
  private var opened: [HostedScreen] = []
  private var countsRounds = false

  /// Creates a source without any screen.
  init(_ workload: Workload, _ maker: ScreenFactory) {
    self.workload = workload
    self.maker = maker
  }

  var itemCounts: [Int] { workload.upright.sections.map(\.itemCount) }

  // MARK: Screens

  func reset() {
    (prepared, opened) = ([], [])
    work = ViewWork(comparesReplies: true)
    if madeViews != nil { startCountingLiveViews() }
  }

  func makeScreen() -> any DrivenScreen { make() }

  func prepareScreens(_ count: Int) { prepared = (0..<count).map { _ in make() } }

  func openScreen() -> any DrivenScreen {
    let screen = prepared.popLast() ?? make()
    opened.append(screen)
    screen.show()
    return screen
  }

  private func make() -> HostedScreen {
    do {
      return try HostedScreen(maker, items: workload.items, in: workload.scenario.environment)
    } catch {
      // One was created together with the workload.
      preconditionFailure(
        "\(workload.scenario.name) returned a screen at first, but failed later: \(error)")
    }
  }

  // MARK: Counts

  var isRecording = false {
    didSet { ViewWork.current = isRecording ? work : nil }
  }

  var tally: AppTally {
    var tally = AppTally(
      viewsMade: work.viewsMade, viewsRequested: work.viewsRequested,
      contentsAsked: work.measurements, needlessMeasurements: work.needlessMeasurements,
      countCalls: work.countCalls, providerCalls: work.providerCalls)
    if countsRounds {
      let cells = work.measured.filter { $0.kind == nil }
      tally.rounds = Dictionary(cells.map { (ElementID($0.indexPath), 1) }, uniquingKeysWith: +)
    }
    return tally
  }

  func clearTally(countsRounds: Bool) {
    self.countsRounds = countsRounds
    work.clear()
  }

  func startCountingLiveViews() {
    let views = CreatedViews()
    madeViews = views
    work.didMake = { views.append($0) }
  }

  var aliveViewCount: Int { madeViews?.aliveCount ?? 0 }
}

extension HostedScreen: DrivenScreen {
  /// The number of layout rounds recorded so far, or 0 if work is not being recorded.
  package var roundCount: Int { ViewWork.current?.rounds ?? 0 }

  /// The shown elements, with the attributes last applied to their views.
  ///
  /// If handlers change attributes, the frames come from the engine instead. If the layout is a
  /// subclass, all elements come from the engine, because a subclass may show arbitrary elements.
  package var shownElements: [LayoutElement] {
    guard layout.changesAttributes else { return elementsOfViews }
    let placed = state.flatMap { try? FreshAnswer(DefaultLayoutEngine.self).answer($0).elements }
    guard let placed, type(of: layout) == UICollectionViewCompositionalLayout.self else {
      return placed ?? []
    }
    let places = Dictionary(uniqueKeysWithValues: placed.map { (Key($0), $0) })
    return elementsOfViews.map { places[Key($0)] ?? $0 }.sorted()
  }

  /// The kind and the identifier of an element, without its frame.
  private struct Key: Hashable {
    let kind: ElementKind
    let id: ElementID

    init(_ element: LayoutElement) { (kind, id) = (element.kind, element.id) }
  }

  private var elementsOfViews: [LayoutElement] {
    guard let input = layout.engine?.input else { return [] }
    return view.shownContents.compactMap { _, attributes in
      let name = attributes.representedElementKind
      let kind = name.map { input.knownKind(.supplementary, $0) } ?? .cell
      return kind.map {
        LayoutElement(
          $0, at: attributes.indexPath, zIndex: attributes.zIndex, frame: attributes.frame)
      }
    }.sorted()
  }

  package func show() {
    do { try load() } catch {
      preconditionFailure("A screen could be shown at first, but not later: \(error)")
    }
  }

  /// Shows the screen as the app does, and then scrolls it.
  package func begin(at offset: Vector) {
    show()
    move(to: offset)
    view.layoutIfNeeded()
  }

  /// Changes the data as the app does, ignoring the number of rows.
  package func changeData(_ step: Int, rows: Int) { change(step) }

  /// Returns a rule that finds items again by the views that show them.
  ///
  /// Only the app knows how its data changes.
  package func trackedItems(through rows: Int) -> ItemTracker { .shown(in: view) }
}
