import BenchHarness
import LayoutCore

/// The part of a trace in which sizes turn up and items come, go and move, while a view looks at
/// what happens.
struct TraceChanges<Strategy: LayoutStrategy> {
  private var strategy: Strategy
  private let workload: Workload
  private var random: SeededRandom
  private var view: Frame
  private(set) var recorder: TraceRecorder

  /// Goes on with a strategy that lays the upright input out.
  init(_ strategy: Strategy, _ workload: Workload, into recorder: TraceRecorder) {
    self.strategy = strategy
    self.workload = workload
    self.recorder = recorder
    random = workload.random(for: 8)
    view = workload.view(at: 0.4)
  }

  /// Makes all changes.
  mutating func run() throws {
    guard workload.upright.sections.contains(where: { $0.itemCount > 0 }) else { return }
    try settle("sizes of what is seen")
    for round in 1...2 {
      try fit(revision: round)
      try changeItems(round: round)
      try settle("sizes of what is seen")
    }
    try land()
    try update(size: Vector(horizontal: view.width, vertical: view.height - 40), "lower view")
    let (width, height) = (workload.viewport.horizontal, workload.viewport.vertical)
    try update(size: Vector(horizontal: height, vertical: width), "other width")
    try update(size: Vector(horizontal: width, vertical: height), "first width again")
    recorder.sizes(strategy)
    recorder.frames(strategy)
  }

  /// What is to stay in place; nothing where rows scroll across, whose items come and go sideways.
  private func place(atEnd isEnd: Bool = false) -> ScreenPlace? {
    workload.rows.isEmpty ? ScreenPlace(strategy, in: view, atEnd: isEnd) : nil
  }

  // MARK: Sizes

  private mutating func settle(_ action: String) throws {
    guard workload.scenario.content != nil else { return }
    let report = try strategy.settle(in: view, measure: workload.measure)
    view.offset = report.offset
    recorder.query(&strategy, view, action)
    recorder.note(report)
  }

  private mutating func fit(revision: Int) throws {
    guard workload.scenario.content != nil else { return }
    var sizes: [FittedSize] = []
    for _ in 0..<20 {
      let id = randomItem()
      if let size = workload.contentSize(
        section: id.section, item: id.item, revision: revision,
        offered: strategy.frame(section: id.section, item: id.item) ?? .zero)
      {
        sizes.append(FittedSize(id, size: size))
      }
    }
    let place = place()
    let change = try strategy.fit(sizes, in: view, anchor: .first)
    view.offset = change.offset
    recorder.query(
      &strategy, view, "\(sizes.count) sizes", drift: place?.drift(strategy, in: view))
    for size in sizes.prefix(4) {
      recorder.item(
        strategy, section: size.element.section, item: size.element.item, "after sizes")
    }
  }

  // MARK: Items

  private mutating func changeItems(round: Int) throws {
    let some = randomItem()
    try apply(.insertItems(section: some.section, at: some.item, count: round), "insert")
    try apply(.insertItems(section: 0, at: 0, count: 2), "insert")
    let other = randomItem()
    let rest = strategy.input.sections[other.section].itemCount - other.item
    try apply(
      .removeItems(section: other.section, other.item..<other.item + min(rest, round)), "delete")
    let from = randomItem()
    let last = strategy.input.sections[from.section].itemCount - 1
    try apply(
      .moveItem(
        section: from.section, item: from.item, toSection: from.section,
        toItem: random.next(in: 0..<last + 1)), "move")
  }

  private mutating func apply(_ change: LayoutChange, _ name: String) throws {
    let isLast = random.next(in: 0..<2) == 0
    let place = place(atEnd: isLast)
    let result = try strategy.apply([change], in: view, anchor: isLast ? .last : .first)
    view.offset = result.offset
    var drift: Double?
    if let place, let now = place.element.after(change) {
      drift = place.drift(strategy, in: view, asNow: now)
    }
    let action = "\(name): \(change.summary)"
    recorder.query(&strategy, view, action, drift: drift)
    // What it was about need not be seen.
    for id in change.edges {
      recorder.item(strategy, section: id.section, item: id.item, action)
    }
  }

  /// An item that is there.
  private mutating func randomItem() -> ElementID {
    let sections = strategy.input.sections
    let filled = sections.indices.filter { sections[$0].itemCount > 0 }
    guard !filled.isEmpty else { return ElementID(section: 0, item: 0) }
    let section = filled[random.next(in: 0..<filled.count)]
    return ElementID(section: section, item: random.next(in: 0..<sections[section].itemCount))
  }

  // MARK: Views

  private mutating func land() throws {
    for target in [ScrollTarget.start, .center, .end] {
      let id = randomItem()
      let report = try strategy.scroll(
        toSection: id.section, item: id.item, at: target, in: view, measure: workload.measure)
      guard let report else { continue }
      view.offset = report.offset
      recorder.query(
        &strategy, view,
        "landing: item \(id.item) of section \(id.section) at the \(target.rawValue)")
    }
  }

  /// Goes over to a view of another size, with the items that there are now.
  private mutating func update(size: Vector, _ action: String) throws {
    var input =
      size.horizontal == workload.viewport.horizontal ? workload.upright : workload.turned
    input.container.size = size
    for (section, record) in strategy.input.sections.enumerated() {
      input.setItemCount(record.itemCount, ofSection: section)
    }
    let place = place()
    let change = try strategy.update(to: input, in: view, anchor: .first)
    view.offset = change.offset
    recorder.query(&strategy, view, action, drift: place?.drift(strategy, in: view))
    view.size = size
    let axis = workload.axis
    view.offset[axis] = min(
      view.start(axis), input.container.scrollRange(over: strategy.contentSize))
    try settle("\(action), sizes of what is seen")
  }
}

extension LayoutChange {
  /// What becomes of items, for a person.
  fileprivate var summary: String {
    switch self {
    case .insertItems(let section, let item, let count):
      "\(count) before item \(item) of section \(section)"
    case .removeItems(let section, let items):
      "items \(items.lowerBound)..<\(items.upperBound) of section \(section)"
    case .moveItem(let section, let item, _, let toItem):
      "item \(item) of section \(section) to \(toItem)"
    default: "\(self)"
    }
  }

  /// The items at the edges of the change, by where they are afterwards.
  fileprivate var edges: [ElementID] {
    switch self {
    case .insertItems(let section, let item, let count):
      [item - 1, item, item + count - 1, item + count].map { ElementID(section: section, item: $0) }
    case .removeItems(let section, let items):
      [items.lowerBound - 1, items.lowerBound].map { ElementID(section: section, item: $0) }
    case .moveItem(let section, let item, let toSection, let toItem):
      [ElementID(section: section, item: item), ElementID(section: toSection, item: toItem)]
    default: []
    }
  }
}
