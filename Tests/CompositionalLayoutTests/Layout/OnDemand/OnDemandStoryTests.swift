import BenchHarness
import Foundation
import LayoutCore
import Testing

@testable import CompositionalLayout

/// Random changes of views with sections on demand: everything asked for is laid out as in a layout
/// that asks for every section, nothing visible drifts, and landings are exact.
///
/// The environment variable `ON_DEMAND_OPERATIONS` sets the number of operations for each seed.
struct OnDemandStoryTests {
  private static let operationCount =
    ProcessInfo.processInfo.environment["ON_DEMAND_OPERATIONS"].flatMap(Int.init) ?? 120

  @Test(arguments: 0..<16)
  func onDemandEqualsEveryTimeForEverythingAsked(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let screen = KeyedScreen(
      hasKeys: seed % 4 == 1, isSubclass: seed % 4 == 2,
      estimate: [40, 120, 700][Int(seed % 3)])
    screen.layout.learnsEstimates = seed / 4 % 2 == 1
    var snapshot = KeyedScreen.Snapshot()
    snapshot.appendSections(Array(0..<40))
    for section in 0..<40 {
      snapshot.appendItems((0..<section % 6).map { section * 10 + $0 }, toSection: section)
    }
    screen.apply(snapshot)
    var next = 1000
    for step in 0..<Self.operationCount {
      let action = random.next(in: 0..<12)
      let note = Comment(rawValue: "seed \(seed), step \(step), action \(action)")
      perform(action, on: screen, &snapshot, &random, &next, note)
      screen.view.layoutIfNeeded()
      #expect(!screen.layout.hasUndescribedSections(in: screen.view.bounds), note)
      #expect(
        screen.layout.undescribedSectionCount
          == (0..<screen.view.numberOfSections).count(where: screen.layout.parts.isUndescribed),
        note)
      try screen.expectAskedSectionsAreExact(note)
    }
    screen.scrollThroughEverything()
    #expect(screen.layout.undescribedSectionCount == 0)
    try screen.expectAskedSectionsAreExact(isWhole: true, "seed \(seed), after everything")
  }

  private func perform(
    _ action: Int, on screen: KeyedScreen, _ snapshot: inout KeyedScreen.Snapshot,
    _ random: inout SeededRandom, _ next: inout Int, _ note: Comment
  ) {
    let (view, layout) = (screen.view, screen.layout)
    let section = random.next(in: 0..<max(1, view.numberOfSections))
    switch action {
    case 0: screen.resize(to: CGFloat([320, 480, 390][random.next(in: 0..<3)]))
    case 1: screen.scroll(to: CGFloat(random.next(in: 0..<1000)) / 1000 * scrollLength(of: view))
    case 2, 3, 4:
      let distance = CGFloat(random.next(in: 0..<900) - 450)
      let drift = screen.drift(scrollingBy: distance)
      if !isAtAnEnd(view) { #expect(drift < 1e-6, note) }
    case 5: land(on: section, in: screen, &random, note)
    case 6:
      layout.setOrthogonalOffset(CGFloat(random.next(in: 0..<300)), inSection: section)
    case 7:
      let before = screen.placesOnScreen
      _ = layout.layoutAttributesForItem(at: [section, 0])
      view.layoutIfNeeded()
      if !isAtAnEnd(view) { #expect(screen.drift(from: before) < 1e-6, note) }
    case 8:
      SectionKeyStoryTests.change(&snapshot, &random, &next)
      screen.dataSource.applySnapshotUsingReloadData(snapshot)
    case 9: layout.invalidateLayout()
    default:
      SectionKeyStoryTests.change(&snapshot, &random, &next)
      apply(snapshot, to: screen, note)
    }
  }

  /// Applies a snapshot and expects one of the visible items that remain to stay in place.
  ///
  /// In a reloaded section, an item at the same index stays, which may be another one.
  private func apply(_ snapshot: KeyedScreen.Snapshot, to screen: KeyedScreen, _ note: Comment) {
    let source = screen.dataSource
    let before = screen.placesOnScreen.map { path, place in
      (
        item: source.itemIdentifier(for: path),
        section: source.sectionIdentifier(for: path.section),
        index: path.item, place: place
      )
    }
    screen.apply(snapshot)
    let reloaded = Set(snapshot.reloadedSectionIdentifiers)
    var (remaining, kept) = (0, 0)
    for (item, section, index, place) in before {
      let path = item.flatMap { source.indexPath(for: $0) }
      if let newPlace = path.flatMap({ placeOnScreen($0, in: screen) }) {
        remaining += 1
        if abs(newPlace - place) < 1e-6 { kept += 1 }
      }
      guard let section, reloaded.contains(section), let number = source.index(for: section),
        let newPlace = placeOnScreen([number, index], in: screen)
      else { continue }
      if abs(newPlace - place) < 1e-6 { kept += 1 }
    }
    if remaining > 0, !isAtAnEnd(screen.view) { #expect(kept > 0, note) }
  }

  /// Returns the distance of an item from the top of the view; `nil` if it has no exact frame.
  private func placeOnScreen(_ path: IndexPath, in screen: KeyedScreen) -> CGFloat? {
    guard !screen.layout.parts.isUndescribed(path.section) else { return nil }
    return screen.layout.engine?.frame(section: path.section, item: path.item).map {
      CGFloat($0.y) - screen.view.contentOffset.y
    }
  }

  private func land(
    on section: Int, in screen: KeyedScreen, _ random: inout SeededRandom, _ note: Comment
  ) {
    let view = screen.view
    guard section < view.numberOfSections, view.numberOfItems(inSection: section) > 0 else {
      return
    }
    let isTop = random.next(in: 0..<2) == 0
    view.scrollToItem(at: [section, 0], at: isTop ? .top : .bottom, animated: false)
    guard let frame = screen.layout.layoutAttributesForItem(at: [section, 0])?.frame else {
      Issue.record("\(note): the item has no frame")
      return
    }
    let wanted = view.clampedOffset(
      CGPoint(x: 0, y: isTop ? frame.minY : frame.maxY - view.bounds.height))
    #expect(view.contentOffset.y == wanted.y, note)
  }

  private func scrollLength(of view: UICollectionView) -> CGFloat {
    max(0, view.contentSize.height - view.bounds.height)
  }

  private func isAtAnEnd(_ view: UICollectionView) -> Bool {
    view.contentOffset.y <= 0 || view.contentOffset.y >= scrollLength(of: view)
  }
}
