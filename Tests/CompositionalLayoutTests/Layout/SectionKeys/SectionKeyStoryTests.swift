import BenchHarness
import Foundation
import Testing

@testable import CompositionalLayout

/// Random changes of two views, one with section keys and one asking for every section: both show
/// the same.
///
/// The environment variable `SECTION_KEY_OPERATIONS` sets the number of operations for each seed.
struct SectionKeyStoryTests {
  private static let operationCount =
    ProcessInfo.processInfo.environment["SECTION_KEY_OPERATIONS"].flatMap(Int.init) ?? 40

  @Test(arguments: 0..<12)
  func keysChangeNothingThatIsShown(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let screens = [
      KeyedScreen(hasKeys: false), KeyedScreen(), KeyedScreen(hasTypedKeys: true),
      KeyedScreen(hasTypedKeys: seed % 4 < 2, isSubclass: seed % 2 == 0),
    ]
    var snapshot = KeyedScreen.Snapshot()
    var next = 1000
    for step in 0..<Self.operationCount {
      Self.change(&snapshot, &random, &next)
      let action = random.next(in: 0..<8)
      let (width, offset, row) = (
        CGFloat([320, 480, 390][random.next(in: 0..<3)]), CGFloat(random.next(in: 0..<2000)),
        random.next(in: 0..<12)
      )
      for screen in screens {
        switch action {
        case 0: screen.resize(to: width)
        case 1:
          screen.view.contentOffset.y = min(
            offset, max(0, screen.view.contentSize.height - screen.view.bounds.height))
          screen.view.layoutIfNeeded()
        case 2 where row < screen.view.numberOfSections:
          screen.layout.setOrthogonalOffset(offset / 10, inSection: row)
          screen.view.layoutIfNeeded()
        case 3: screen.dataSource.applySnapshotUsingReloadData(snapshot)
        case 4:
          screen.view.frame.size.width = width
          screen.apply(snapshot)
        default: screen.apply(snapshot)
        }
        screen.view.layoutIfNeeded()
      }
      let expected = screens[0].state
      for screen in screens.dropFirst() {
        #expect(screen.state == expected, "seed \(seed), step \(step), action \(action)")
        #expect(Set(screen.handled) == Set(screens[0].handled), "seed \(seed), step \(step)")
      }
      guard screens.dropFirst().allSatisfy({ $0.state == expected }) else { return }
      for screen in screens { screen.forgetCalls() }
    }
  }

  /// Makes a few changes to a snapshot.
  static func change(
    _ snapshot: inout KeyedScreen.Snapshot, _ random: inout SeededRandom, _ next: inout Int
  ) {
    for _ in 0..<random.next(in: 1..<5) {
      let (sections, items) = (snapshot.sectionIdentifiers, snapshot.itemIdentifiers)
      if sections.count > 80 {
        // Otherwise long stories would spend most of their time on ever more sections.
        snapshot.deleteSections([sections[random.next(in: 0..<sections.count)]])
        continue
      }
      func new() -> Int {
        next += 1
        return next
      }
      guard sections.count > 1, items.count > 1 else {
        snapshot.appendSections([new(), new()])
        snapshot.appendItems((0..<random.next(in: 1..<20)).map { _ in new() })
        continue
      }
      let section = sections[random.next(in: 0..<sections.count)]
      let other = sections[random.next(in: 0..<sections.count)]
      let item = items[random.next(in: 0..<items.count)]
      let target = items[random.next(in: 0..<items.count)]
      switch random.next(in: 0..<10) {
      case 0, 1:
        let inserted = new()
        snapshot.insertSections([inserted], beforeSection: section)
        snapshot.appendItems((0..<random.next(in: 0..<15)).map { _ in new() }, toSection: inserted)
      case 2: snapshot.deleteSections([section])
      case 3 where section != other: snapshot.moveSection(section, beforeSection: other)
      case 4: snapshot.reloadSections([section])
      case 5: snapshot.deleteItems([item])
      case 6 where item != target: snapshot.moveItem(item, beforeItem: target)
      case 7: snapshot.reloadItems([item])
      case 8:
        snapshot.appendItems((0..<random.next(in: 1..<9)).map { _ in new() }, toSection: section)
      default: snapshot.insertItems([new()], beforeItem: item)
      }
    }
  }
}
