import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutViewport
import ScreenPlaces

/// A player that performs the actions of a trace on one strategy and records its answers.
///
/// An action on a missing item or section is skipped, since a shortened trace may no longer contain
/// its insertion.
///
/// The type is not generic, because nothing here is timed and specialising it for each strategy
/// would take minutes to compile.
struct TracePlayer {
  private var strategy: any LayoutStrategy
  private let workload: Workload
  private var isUpright = true
  private var view: Frame
  private var recorder = TraceRecorder()

  /// Creates a player and lays out the upright input of a workload.
  ///
  /// - Throws: `LayoutError` if the strategy cannot lay the workload out.
  init(_ type: any LayoutStrategy.Type, _ workload: Workload) throws {
    strategy = try type.init(workload.upright)
    self.workload = workload
    view = workload.viewport(at: 0)
  }

  /// Performs actions on a new instance of a strategy.
  ///
  /// - Returns: The recorded steps of each action.
  /// - Throws: `LayoutError` if the strategy cannot perform an action.
  static func replay(
    _ type: any LayoutStrategy.Type, _ actions: [TraceAction], on workload: Workload
  ) throws -> [[TraceStep]] {
    var player = try TracePlayer(type, workload)
    return try actions.map { action in
      try player.play(action)
      return player.recorder.drainSteps()
    }
  }

  private mutating func play(_ action: TraceAction) throws {
    switch action {
    case .query(let fraction): query(at: fraction)
    case .look(let rectangle): query(in: rectangle)
    case .scrollSlowly(let fraction, let step, let count):
      scrollSlowly(from: fraction, by: step, count: count)
    case .item(let id):
      recorder.item(strategy, id, state, hasSiblings: workload.scenario.content != nil)
    case .scrollRow(let section, let fraction, let place):
      let range = workload.rowRange(ofSection: section)
      let offset =
        (range.lowerBound + fraction * (range.upperBound - range.lowerBound)).rounded()
      strategy.setRowOffset(offset, section: section)
      recorder.query(
        &strategy, workload.viewport(at: place), "row \(section) scrolled to \(offset)")
    case .turn(let isUpright):
      self.isUpright = isUpright
      try strategy.update(to: isUpright ? workload.upright : workload.turned)
    case .frames: recorder.frames(strategy)
    case .sizes: recorder.sizes(strategy)
    case .moveView(let fraction): view = workload.viewport(at: fraction)
    case .settle: try settle()
    case .fit(let items, let revision): try fit(items, revision: revision)
    case .measure(let share, let revision): try measure(oneIn: share, revision: revision)
    case .change(let changes, let keepsLast): try apply(changes, keepsLast: keepsLast)
    case .land(let id, let target): try land(on: id, at: target)
    case .resize(let size): try resize(to: size)
    }
  }

  /// The orientation of the view, for messages.
  private var state: String { isUpright ? "upright" : "turned" }

  private mutating func query(at fraction: Double?) {
    let container = strategy.input.container
    let contentSize = strategy.contentSize
    let start = fraction.map { container.scrollRange(over: contentSize) * $0 } ?? -20
    recorder.query(
      &strategy, container.viewport(from: start, over: contentSize), "\(state), view at \(start)")
  }

  private mutating func query(in rectangle: TraceView) {
    let frame = rectangle.frame(
      in: strategy.input.container, over: strategy.contentSize)
    recorder.query(
      &strategy, frame, "\(state), \(rectangle.name)", movesBounds: rectangle.isView)
  }

  private mutating func scrollSlowly(from fraction: Double, by step: Double, count: Int) {
    let container = strategy.input.container
    let contentSize = strategy.contentSize
    let first = container.scrollRange(over: contentSize) * fraction
    for number in 0..<count {
      let start = first + step * Double(number)
      recorder.query(
        &strategy, container.viewport(from: start, over: contentSize),
        "\(state), scrolled slowly to \(start)")
    }
  }

  /// Returns the visible element that must stay in place, at the start or at the end of the view.
  private func place(atEnd isEnd: Bool = false) -> ScreenPlace? {
    ScreenPlace(strategy, in: view, atEnd: isEnd)
  }

  private mutating func settle() throws {
    let measure = workload.measure(in: strategy.input.container)
    let report = try strategy.settle(in: view, measure: measure)
    view.offset = report.offset
    recorder.query(&strategy, view, "measuring")
    recorder.note(report)
  }

  private mutating func fit(_ items: [ElementID], revision: Int) throws {
    let sizes = items.compactMap { id -> FittedSize? in
      guard let frame = strategy.frame(section: id.section, item: id.item) else { return nil }
      return workload.contentSize(
        section: id.section, item: id.item, revision: revision, offered: frame,
        in: strategy.input.container
      ).map { FittedSize(id, size: $0) }
    }
    let place = place()
    let change = try strategy.fit(sizes, in: view, anchor: .first)
    view.offset = change.offset
    recorder.query(
      &strategy, view, "\(sizes.count) sizes", drift: place?.drift(strategy, in: view))
  }

  /// Applies the sizes that items have in the upright view, which do not depend on the strategy's
  /// answers.
  private mutating func measure(oneIn share: Int, revision: Int) throws {
    var sizes: [FittedSize] = []
    for (section, record) in strategy.input.sections.enumerated() {
      for item in stride(from: revision % share, to: record.itemCount, by: share) {
        let size = workload.fittedSize(section: section, likeItem: item, revision: revision)
        if let size { sizes.append(size) }
      }
    }
    let place = place()
    let change = try strategy.fit(sizes, in: view, anchor: .first)
    view.offset = change.offset
    recorder.query(
      &strategy, view, "\(sizes.count) sizes at once",
      drift: place?.drift(strategy, in: view))
  }

  private mutating func apply(_ changes: [LayoutChange], keepsLast: Bool) throws {
    guard strategy.input.allows(changes) else { return }
    let place = place(atEnd: keepsLast)
    let result = try strategy.apply(changes, in: view, anchor: keepsLast ? .last : .first)
    view.offset = result.offset
    var drift: Double?
    if let place {
      let now = changes.reduce(Optional(place.element)) { $0?.after($1) }
      if let now { drift = place.drift(strategy, in: view, asNow: now) }
    }
    recorder.query(&strategy, view, changes.summary, drift: drift)
  }

  private mutating func land(on id: ElementID, at target: ScrollTarget) throws {
    let measure = workload.measure(in: strategy.input.container)
    let report = try strategy.scroll(
      toSection: id.section, item: id.item, at: target, in: view, measure: measure)
    guard let report else { return }
    view.offset = report.offset
    recorder.query(
      &strategy, view,
      "landing: item \(id.item) of section \(id.section) is shown at the \(target.rawValue) of the "
        + "view")
  }

  /// Replaces the view with a view of another size, keeping the current items.
  private mutating func resize(to size: Vector) throws {
    let axis = workload.axis
    var input =
      size[axis.other] == workload.viewport[axis.other] ? workload.upright : workload.turned
    input.container.size = size
    for (section, record) in strategy.input.sections.enumerated() {
      input.setItemCount(record.itemCount, ofSection: section)
    }
    let place = place()
    let change = try strategy.update(to: input, in: view, anchor: .first)
    view.offset = change.offset
    recorder.query(
      &strategy, view, "view of \(size.horizontal) × \(size.vertical)",
      drift: place?.drift(strategy, in: view))
    view.size = size
    view.offset[axis] = input.container.wholePixels(
      min(view.start(axis), input.container.scrollRange(over: strategy.contentSize)))
  }
}
