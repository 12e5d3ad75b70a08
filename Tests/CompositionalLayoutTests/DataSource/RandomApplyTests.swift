import CompositionalLayout
import Testing
import _TestSupport

/// Whatever snapshots follow one another: the view shows the last one as if it had been the first.
struct RandomApplyTests {
  private typealias Snapshot = SnapshotScreen.Snapshot

  /// A screen and the snapshots that are applied to it.
  private final class Story {
    private var random: RandomLayout
    private let makeLayout: () -> UICollectionViewCompositionalLayout
    private let screen: SnapshotScreen
    private var nextIdentifier = 0

    init(seed: UInt64) {
      random = RandomLayout(seed: seed)
      let kind = Int(seed % 4)
      makeLayout = {
        UICollectionViewCompositionalLayout { section, _ in
          switch kind {
          case 0: .estimatedRows()
          case 1: .estimatedRows(30 + CGFloat(section % 2) * 40)
          case 2: .estimatedGrid(columns: 2 + section % 2)
          default: section % 2 == 0 ? .estimatedRows(60) : .estimatedGrid()
          }
        }
      }
      screen = SnapshotScreen(makeLayout())
      var snapshot = Snapshot()
      for _ in 0..<random.int(1...4) {
        snapshot.appendSections([identifier()])
        snapshot.appendItems((0..<random.int(0...40)).map { _ in identifier() })
      }
      screen.dataSource.apply(snapshot)
    }

    private func identifier() -> Int {
      nextIdentifier += 1
      return nextIdentifier
    }

    private func any(_ identifiers: [Int]) -> Int? {
      identifiers.isEmpty ? nil : identifiers[random.int(0...identifiers.count - 1)]
    }

    // MARK: Steps

    func scroll() {
      let length = Int(screen.view.contentSize.height)
      screen.scroll(to: CGFloat(random.int(0...max(length, 1))))
    }

    /// Applies another snapshot, which is made of the last one or anew.
    func apply() {
      var snapshot = changed(screen.dataSource.snapshot())
      if random.int(0...2) == 0 { snapshot = rebuilt(snapshot) }
      for item in snapshot.itemIdentifiers where random.int(0...15) == 0 {
        screen.extraHeights[item] = CGFloat(random.int(0...3) * 20)
        if random.int(0...1) == 0 {
          snapshot.reloadItems([item])
        } else {
          snapshot.reconfigureItems([item])
        }
      }
      if random.int(0...7) == 0, let section = any(snapshot.sectionIdentifiers) {
        snapshot.reloadSections([section])
      }
      check(snapshot)
    }

    /// Returns a snapshot after some random changes.
    private func changed(_ old: Snapshot) -> Snapshot {
      var snapshot = old
      snapshot.deleteItems(snapshot.itemIdentifiers.filter { _ in random.int(0...9) == 0 })
      for _ in 0..<random.int(0...4) { move(in: &snapshot) }
      for _ in 0..<random.int(0...4) {
        guard let section = any(snapshot.sectionIdentifiers) else { break }
        if let anchor = any(snapshot.itemIdentifiers), random.int(0...3) > 0 {
          snapshot.insertItems([identifier(), identifier()], beforeItem: anchor)
        } else {
          snapshot.appendItems([identifier()], toSection: section)
        }
      }
      changeSections(of: &snapshot)
      return snapshot
    }

    private func move(in snapshot: inout Snapshot) {
      guard let item = any(snapshot.itemIdentifiers),
        let other = any(snapshot.itemIdentifiers.filter { $0 != item })
      else { return }
      if random.int(0...1) == 0 {
        snapshot.moveItem(item, beforeItem: other)
      } else {
        snapshot.moveItem(item, afterItem: other)
      }
    }

    private func changeSections(of snapshot: inout Snapshot) {
      if random.int(0...4) == 0, let section = any(snapshot.sectionIdentifiers),
        let other = any(snapshot.sectionIdentifiers.filter { $0 != section })
      {
        snapshot.moveSection(section, beforeSection: other)
      }
      if random.int(0...5) == 0, let section = any(snapshot.sectionIdentifiers) {
        snapshot.deleteSections([section])
      }
      if random.int(0...3) == 0 {
        snapshot.appendSections([identifier()])
        snapshot.appendItems((0..<random.int(0...9)).map { _ in identifier() })
      }
    }

    /// Returns an equal snapshot that shares nothing with the original.
    private func rebuilt(_ snapshot: Snapshot) -> Snapshot {
      var copy = Snapshot()
      for section in snapshot.sectionIdentifiers {
        copy.appendSections([section])
        copy.appendItems(snapshot.itemIdentifiers(inSection: section))
      }
      return copy
    }

    // MARK: Checks

    private func check(_ snapshot: Snapshot) {
      let held = heldItem(through: snapshot)
      let wasAtTop = screen.view.contentOffset.y <= 0
      let cells = snapshot.reconfiguredItemIdentifiers
        .filter { !isShownAgain($0, by: snapshot) }.map { ($0, screen.cell(of: $0)) }
      screen.dataSource.apply(snapshot)
      #expect(screen.dataSource.snapshot().lists == snapshot.lists)
      if !wasAtTop, !isAtAnEnd, let held {
        #expect(screen.place(of: held.item) == held.place, "item \(held.item)")
      }
      for (item, cell) in cells {
        if let cell, let now = screen.cell(of: item) { #expect(now === cell, "item \(item)") }
      }
      for item in screen.visibleItems { #expect(screen.cell(of: item)?.item == item) }
      #expect(screen.view.layoutLoopDiagnoses.isEmpty)
      compareWithFreshLayout()
    }

    /// Whether an item gets another cell, by its own mark or that of a section it was or is in.
    private func isShownAgain(_ item: Int, by snapshot: Snapshot) -> Bool {
      let sections = [screen.dataSource.snapshot(), snapshot]
        .compactMap { $0.sectionIdentifier(containingItem: item) }
      return snapshot.reloadedItemIdentifiers.contains(item)
        || sections.contains(where: snapshot.reloadedSectionIdentifiers.contains)
    }

    /// Returns the first visible item that neither moves nor goes away; nil if sections are
    /// reloaded, whose items have no identity.
    private func heldItem(through snapshot: Snapshot) -> (item: Int, place: CGFloat)? {
      let difference = snapshot.difference(from: screen.dataSource.snapshot())
      guard snapshot.reloadedSectionIdentifiers.isEmpty else { return nil }
      let leaving = Set(difference.movedItems.map(\.from) + difference.deletedItems)
      let sections = Set(difference.movedSections.map(\.from) + difference.deletedSections)
      let path = screen.view.indexPathsForVisibleItems.first { path in
        !sections.contains(path.section)
          && !leaving.contains(ItemPath(section: path.section, item: path.item))
      }
      guard let path, let item = screen.dataSource.itemIdentifier(for: path) else { return nil }
      return screen.place(of: item).map { (item, $0) }
    }

    /// Whether the content ends where the visible part does, so that it may have been held there.
    private var isAtAnEnd: Bool {
      let view = screen.view
      return view.contentOffset.y <= 0
        || view.contentOffset.y >= view.contentSize.height - view.bounds.height
    }

    private func compareWithFreshLayout() {
      let fresh = SnapshotScreen(makeLayout())
      fresh.extraHeights = screen.extraHeights
      fresh.layout.setMeasuredSizes(screen.layout.measuredSizes)
      fresh.view.contentOffset = screen.view.contentOffset
      fresh.dataSource.applySnapshotUsingReloadData(screen.dataSource.snapshot())
      #expect(fresh.elements == screen.elements)
    }
  }

  @Test(arguments: 0..<120)
  func viewShowsTheLastSnapshot(seed: UInt64) {
    let story = Story(seed: seed)
    for _ in 0..<8 {
      story.scroll()
      story.apply()
    }
  }
}
