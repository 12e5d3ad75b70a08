package import BenchHarness
import CompositionalLayout

/// Two snapshots of a screen that differ by a thousand changes, spread over the whole content.
package struct AppDiffStates: Sendable {
  /// The number of changes, unless the screen has fewer items.
  private static let changeCount = 1000

  /// The first state, with the items numbered in order.
  let first: NSDiffableDataSourceSnapshot<Int, Int>
  /// The second state.
  ///
  /// It differs from the first state by deletions, insertions and moves within a section, in the
  /// ratio of 2 : 2 : 1.
  let second: NSDiffableDataSourceSnapshot<Int, Int>

  /// Returns the state to apply after the given number of changes.
  func target(of index: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
    index % 2 == 0 ? second : first
  }

  /// Creates the two states of a screen with the given item counts.
  package init(itemCounts: [Int], random: SeededRandom) {
    var random = random
    let total = itemCounts.reduce(0, +)
    let count = min(Self.changeCount, total)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var starts: [Int] = []
    var start = 0
    for (section, items) in itemCounts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(start..<start + items), toSection: section)
      starts.append(start)
      start += items
    }
    first = snapshot
    // Each change has its own stretch of items, so no item changes twice.
    let places = (0..<count).map { change in
      let stretch = change * total / count..<(change + 1) * total / count
      return random.next(in: stretch)
    }
    var deleted: Set<Int> = []
    for (change, place) in places.enumerated() where change % 5 == 0 || change % 5 == 2 {
      deleted.insert(place)
    }
    for (change, place) in places.enumerated() where !deleted.contains(place) {
      if change % 5 != 4 {
        snapshot.insertItems([total + change], beforeItem: place)
        continue
      }
      let section = snapshot.sectionIdentifier(containingItem: place) ?? 0
      let target = starts[section] + random.next(in: 0..<itemCounts[section])
      guard target != place else { continue }
      snapshot.moveItem(place, beforeItem: target)
    }
    snapshot.deleteItems(Array(deleted))
    second = snapshot
  }
}
