import BenchHarness
import BenchScenarios
import LayoutCore
import LayoutViewport

/// The actions replayed on a workload by every strategy before any timing.
///
/// A trace queries visible rectangles and items, scrolls rows, rotates the view, rotates it back,
/// and reads all frames. Then it applies sizes, inserts, deletes and moves items, scrolls to items,
/// resizes the view, and reads all frames again. A full trace also includes unusual visible
/// rectangles and batches of item changes.
struct Trace {
  /// The actions of the trace, in order.
  var actions: [TraceAction] = []
  let workload: Workload
  var random: SeededRandom
  /// The number of items in each section after the actions so far.
  private(set) var counts: [Int]

  /// Creates the trace of a workload.
  ///
  /// - Parameters:
  ///   - workload: The scenario and its size; the actions depend on both.
  ///   - isBrief: Whether to omit unusual views and batches, for strategies of linear cost.
  init(_ workload: Workload, isBrief: Bool = false) {
    self.workload = workload
    random = workload.random(for: 4)
    counts = workload.upright.sections.map(\.itemCount)
    appendQueries()
    for section in workload.rows.prefix(6) {
      // The whole row, with some space beyond its ends.
      for fraction in [random.next(in: -0.1..<1.1), 1] {
        actions.append(
          .scrollRow(section: section, to: fraction, view: random.next(in: 0.0..<1)))
      }
    }
    actions.append(.turn(isUpright: false))
    appendQueries()
    actions.append(.turn(isUpright: true))
    appendQueries()
    actions.append(.frames)
    if !isBrief { appendUnusualViews() }
    if counts.contains(where: { $0 > 0 }) { appendChanges(isBrief: isBrief) }
  }

  /// Appends queries at several scroll positions, including the end of the content, and reads of
  /// several items' frames.
  private mutating func appendQueries() {
    actions.append(.query(at: nil))
    for _ in 0..<4 { actions.append(.query(at: random.next(in: 0.0..<1))) }
    actions.append(.query(at: 1))
    guard !counts.isEmpty else { return }
    for _ in 0..<6 {
      let section = random.next(in: 0..<counts.count)
      actions.append(
        .item(
          ElementID(section: section, item: random.next(in: 0..<max(1, counts[section])))))
    }
    if let last = counts.lastIndex(where: { $0 > 0 }) {
      actions.append(.item(ElementID(section: last, item: counts[last] - 1)))
    }
  }

  private mutating func appendChanges(isBrief: Bool) {
    actions.append(.moveView(to: 0.4))
    settle()
    for round in 1...2 {
      fit(revision: round)
      changeItems(round: round)
      settle()
    }
    if !isBrief {
      appendBatches()
      appendUnusualViews()
    }
    for target in [ScrollTarget.start, .center, .end] {
      actions.append(.land(randomItem(), at: target))
    }
    let (width, height) = (workload.viewport.horizontal, workload.viewport.vertical)
    var shorter = workload.viewport
    shorter[workload.axis] -= 40
    for size in [shorter, Vector(horizontal: height, vertical: width), workload.viewport] {
      actions.append(.resize(size))
      settle()
    }
    actions += [.sizes, .frames]
  }

  mutating func settle() {
    if workload.scenario.content != nil { actions.append(.settle) }
  }

  private mutating func fit(revision: Int) {
    guard workload.scenario.content != nil else { return }
    let items = (0..<20).map { _ in randomItem() }
    actions.append(.fit(items, revision: revision))
    actions += items.prefix(4).map { .item($0) }
  }

  private mutating func changeItems(round: Int) {
    let some = randomItem()
    append([.insertItems(section: some.section, at: some.item, count: round)])
    append([.insertItems(section: 0, at: 0, count: 2)])
    let other = randomItem()
    let end = min(other.item + round, counts[other.section])
    append([.removeItems(section: other.section, other.item..<end)])
    let from = randomItem()
    if workload.scenario.content != nil { actions.append(.fit([from], revision: round)) }
    append([
      .moveItem(
        section: from.section, item: from.item, toSection: from.section,
        toItem: random.next(in: 0..<counts[from.section]))
    ])
  }

  /// Appends an action with the given changes, followed by reads of the frames of the items at the
  /// edges of some changes, whether they are visible or not.
  mutating func append(_ changes: [LayoutChange]) {
    guard !changes.isEmpty else { return }
    actions.append(.change(changes, keepsLast: random.next(in: 0..<2) == 0))
    actions += changes.prefix(2).flatMap(\.edges).map { .item($0) }
    for change in changes { counts.apply(change) }
  }

  /// Returns a random item that exists after the actions so far.
  mutating func randomItem() -> ElementID {
    let filled = counts.indices.filter { counts[$0] > 0 }
    guard !filled.isEmpty else { return ElementID(section: 0, item: 0) }
    let section = filled[random.next(in: 0..<filled.count)]
    return ElementID(section: section, item: random.next(in: 0..<counts[section]))
  }
}

extension LayoutChange {
  /// The identifiers of the items at the edges of the change, valid after the change.
  fileprivate var edges: [ElementID] {
    switch self {
    case .insertItems(let section, let item, let count):
      [item - 1, item, item + count - 1, item + count].map { ElementID(section: section, item: $0) }
    case .removeItems(let section, let items):
      [items.lowerBound - 1, items.lowerBound].map { ElementID(section: section, item: $0) }
    case .reloadItems(let section, let items):
      [items.lowerBound, items.upperBound].map { ElementID(section: section, item: $0) }
    case .moveItem(let section, let item, let toSection, let toItem):
      [ElementID(section: section, item: item), ElementID(section: toSection, item: toItem)]
    default: []
    }
  }
}

extension [Int] {
  /// Updates the number of items in each section after an item change.
  fileprivate mutating func apply(_ change: LayoutChange) {
    for (section, difference) in change.countDifferences { self[section] += difference }
  }
}
