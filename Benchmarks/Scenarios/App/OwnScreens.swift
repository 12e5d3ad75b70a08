import CompositionalLayout
package import LayoutCore

/// A source of an app's screens with the app's own cells, and the record of their work.
@MainActor
final class OwnScreens: ScreenSource {
  private let workload: Workload
  private let maker: ScreenMaker
  /// The record of the work of all screens since the last reset.
  private(set) var work = ViewWork(comparesAnswers: true)
  private var madeViews: MadeViews?
  /// The screens to open; the last screen is opened next.
  private var prepared: [OwnScreen] = []
  /// The opened screens, which are released while the clock is stopped.
  private var opened: [OwnScreen] = []
  private var countsRounds = false

  /// Creates a source without any screen.
  init(_ workload: Workload, _ maker: ScreenMaker) {
    self.workload = workload
    self.maker = maker
  }

  var itemCounts: [Int] { workload.upright.sections.map(\.itemCount) }

  // MARK: Screens

  func reset() {
    (prepared, opened) = ([], [])
    work = ViewWork(comparesAnswers: true)
  }

  func makeScreen() -> any DrivenScreen { make() }

  func prepareScreens(_ count: Int) { prepared = (0..<count).map { _ in make() } }

  func openScreen() -> any DrivenScreen {
    let screen = prepared.popLast() ?? make()
    opened.append(screen)
    screen.show()
    return screen
  }

  private func make() -> OwnScreen {
    do {
      return try OwnScreen(maker, items: workload.items, in: workload.scenario.environment)
    } catch {
      // One was created together with the workload.
      preconditionFailure(
        "\(workload.scenario.name) returned a screen at first, and later \(error)")
    }
  }

  // MARK: Counts

  var isRecording = false {
    didSet { ViewWork.current = isRecording ? work : nil }
  }

  var tally: AppTally {
    var tally = AppTally()
    tally.viewsMade = work.viewsMade
    tally.viewsRequested = work.viewsRequested
    tally.contentsAsked = work.measurements
    tally.needlessMeasurements = work.needlessMeasurements
    tally.countCalls = work.countCalls
    tally.providerCalls = work.providerCalls
    tally.layoutRounds = work.rounds
    if countsRounds {
      tally.rounds = [:]
      for element in work.measured where element.kind == nil {
        let path = element.indexPath
        tally.rounds?[ElementID(section: path.section, item: path.item), default: 0] += 1
      }
    }
    return tally
  }

  func clearTally(countsRounds: Bool) {
    self.countsRounds = countsRounds
    work.clear()
  }

  func countsAlive() {
    let views = MadeViews()
    madeViews = views
    work.didMake = { views.append($0) }
  }

  var aliveViewCount: Int { madeViews?.aliveCount ?? 0 }
}

extension OwnScreen: DrivenScreen {
  /// Always 0, because the record of the work counts the rounds.
  package var roundCount: Int { 0 }

  /// Always `false`, because the layout belongs to the app.
  package var countsAttributes: Bool { false }

  /// The elements as their views last received them or, if the app changes attributes, as the
  /// engine places them.
  package var shownElements: [LayoutElement] {
    guard !layout.changesAttributes else {
      return state.flatMap { try? FreshAnswer(DefaultLayoutEngine.self).answer($0).elements } ?? []
    }
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
      preconditionFailure("A screen was shown at first, and later \(error)")
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

  /// Follows the views of items, because only the app knows how its data changes.
  package func itemsFollowed(through rows: Int) -> FollowedItems {
    let view = view
    var identities: [ElementID: AnyObject] = [:]
    return FollowedItems(
      before: { identities[$0] = view.identityOfShownItem(at: IndexPath($0)) },
      after: { element in
        guard let identity = identities[element] else { return nil }
        return view.indexPathsForVisibleItems
          .first { view.identityOfShownItem(at: $0) === identity }
          .map { ElementID(section: $0.section, item: $0.item) }
      })
  }
}

extension IndexPath {
  /// Creates the path of an item.
  fileprivate init(_ element: ElementID) {
    self.init(item: element.item, section: element.section)
  }
}
