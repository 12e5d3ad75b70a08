import BenchHarness
import BenchScenarios
import LayoutCore

/// Methods that append batches of inserted, reloaded, moved and deleted items.
extension Trace {
  /// The position of a batch in the content.
  private enum BatchPosition: Int, CaseIterable {
    case start, middle, end

    /// Returns the position a given number of steps after this one, in cyclic order.
    func after(_ count: Int) -> BatchPosition {
      Self.allCases[(rawValue + count) % Self.allCases.count]
    }
  }

  /// Returns the sizes of batches, from a single item to more items than fit in a node of an index.
  ///
  /// Nodes have 8 to 512 entries. Batches of more than 24 items need at least twice the number of
  /// items in total.
  static func batchSizes(items: Int) -> [Int] {
    [1, 2, 4, 8, 24, 64, 256, 512, 600].filter { $0 <= max(24, items / 2) }
  }

  /// Appends a round of batches for each size; a round leaves the number of items unchanged.
  ///
  /// In each round, every kind of change takes place at a different position. Half of the new items
  /// are measured before items are deleted, so a node of an index contains both known lengths and
  /// estimates.
  mutating func appendBatches() {
    measure(oneIn: 1, revision: 0)
    for (round, size) in Self.batchSizes(items: workload.items).enumerated() {
      let site = BatchPosition.start.after(round + random.next(in: 0..<3))
      insert(size, at: site)
      measure(oneIn: 2, revision: round + 1)
      append(stretches(of: size, at: site.after(1)).map { .reloadItems(section: $0, $1) })
      move(min(size, 6), from: site.after(2), to: site.after(1))
      actions.append(.frames)
      append(stretches(of: size, at: site.after(2)).map { .removeItems(section: $0, $1) })
      actions.append(.frames)
      settle()
    }
    if workload.scenario.content != nil { actions.append(.sizes) }
  }

  private mutating func measure(oneIn share: Int, revision: Int) {
    guard workload.scenario.content?.decidesItems == true else { return }
    actions.append(.measure(oneIn: share, revision: revision))
  }

  /// Returns the ranges of consecutive items to change at a position, section by section.
  private mutating func stretches(of count: Int, at site: BatchPosition) -> [(Int, Range<Int>)] {
    let total = counts.reduce(0, +)
    let spare = max(0, total - count)
    var first =
      switch site {
      case .start: 0
      case .middle: random.next(in: 0..<spare + 1)
      case .end: spare
      }
    var rest = min(count, total)
    var stretches: [(Int, Range<Int>)] = []
    for (section, count) in counts.enumerated() where rest > 0 {
      let range = min(first, count)..<min(first + rest, count)
      first -= range.lowerBound
      rest -= range.count
      if !range.isEmpty { stretches.append((section, range)) }
    }
    return stretches
  }

  /// Returns the position where a batch inserts its items, as an item identifier.
  private mutating func place(at site: BatchPosition) -> ElementID {
    switch site {
    case .start: return ElementID(section: 0, item: 0)
    case .middle: return randomItem()
    case .end: return ElementID(section: counts.count - 1, item: counts[counts.count - 1])
    }
  }

  private mutating func insert(_ count: Int, at site: BatchPosition) {
    let place = place(at: site)
    append([.insertItems(section: place.section, at: place.item, count: count)])
  }

  /// Moves items one by one in a single batch, usually to another section if there is one.
  private mutating func move(_ count: Int, from site: BatchPosition, to goal: BatchPosition) {
    var counts = counts
    var changes: [LayoutChange] = []
    for (section, items) in stretches(of: count, at: site) {
      for _ in items where items.lowerBound < counts[section] {
        var place = place(at: goal)
        counts[section] -= 1
        place.item = min(place.item, counts[place.section])
        counts[place.section] += 1
        changes.append(
          .moveItem(
            section: section, item: items.lowerBound, toSection: place.section,
            toItem: place.item))
      }
    }
    append(changes)
  }
}
