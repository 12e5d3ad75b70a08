import LayoutCore
import LayoutDescription
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests which sections and keys a layout with section keys asks for.
struct SectionKeyTests {
  private typealias Snapshot = KeyedScreen.Snapshot

  /// Sections of two kinds by turns; sections of one kind differ in their tens.
  private let snapshot = Snapshot([0, 1, 10, 11, 20, 21], itemsPerSection: 3)

  private func change(_ change: (inout Snapshot) -> Void) -> Snapshot {
    var copy = snapshot
    change(&copy)
    return copy
  }

  @Test func providerIsAskedOnceForEachKey() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    #expect(screen.askedKinds == [0, 1])
    #expect(screen.askedKeys == [0, 1, 10, 11, 20, 21])
  }

  @Test func everySectionIsAskedForWithoutKeys() {
    let screen = KeyedScreen(hasKeys: false)
    screen.apply(snapshot)
    #expect(screen.askedKinds == [0, 1, 0, 1, 0, 1])
  }

  @Test func batchAsksForChangedSectionsAndNewKeysOnly() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    let lowerings = screen.layout.tally.lowerings
    screen.forgetCalls()
    screen.apply(
      change {
        $0.appendItems([9000], toSection: 11)
        $0.insertSections([2, 30], afterSection: 1)
        $0.reloadSections([20])
        $0.deleteSections([10])
      })
    #expect(Set(screen.askedKeys) == [11, 2, 30, 20] && screen.askedKeys.count == 4)
    #expect(screen.askedKinds == [2])
    #expect(screen.layout.tally.lowerings == lowerings)
  }

  @Test func batchAsksTheDataSourceForNoCount() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    let work = ViewWork()
    ViewWork.current = work
    defer { ViewWork.current = nil }
    screen.apply(change { $0.insertSections([2], afterSection: 1) })
    #expect(work.countCalls == 0 && work.providerCalls == 1)
    #expect(screen.view.numberOfSections == 7)
  }

  @Test func subclassIsAskedForEachCountAndKey() {
    let screen = KeyedScreen(isSubclass: true)
    screen.apply(snapshot)
    screen.forgetCalls()
    let work = ViewWork()
    ViewWork.current = work
    defer { ViewWork.current = nil }
    screen.apply(change { $0.appendItems([9000], toSection: 11) })
    #expect(work.countCalls == 7 && work.providerCalls == 0)
    #expect(screen.askedKeys == [0, 1, 10, 11, 20, 21])
    #expect(screen.askedKinds == [])
  }

  @Test func keysUseOverriddenIdentifiers() throws {
    let screen = KeyedScreen(isSubclass: true)
    try #require(screen.dataSource as? KeyedScreen.OwnSource).shift = 100
    screen.apply(snapshot)
    #expect(screen.askedKeys == [100, 101, 110, 111, 120, 121])
  }

  @Test func otherUpdatesInTheBatchMakeTheLayoutAskForEveryKey() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.forgetCalls()
    let work = ViewWork()
    ViewWork.current = work
    defer { ViewWork.current = nil }
    screen.view.performBatchUpdates {
      screen.apply(change { $0.appendItems([9000], toSection: 11) })
      screen.view.reloadItems(at: [[0, 0]])
    }
    // The base class answers from its snapshot, which is not a call of the app.
    #expect(work.countCalls == 0)
    #expect(screen.askedKeys.count == 6)
    #expect(screen.view.numberOfItems(inSection: 3) == 4)
    #expect(screen.state == fresh(of: screen).state)
  }

  @Test func anEqualSnapshotKeepsTheNextBatchSmall() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.apply(change { $0.appendItems([9000], toSection: 11) })
    #expect(screen.askedKeys == [11])
  }

  @Test func reloadedItemsAskForTheirSectionOnly() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.apply(change { $0.reloadItems([$0.itemIdentifiers(inSection: 11)[0]]) })
    #expect(screen.askedKeys == [11])
    #expect(screen.state == fresh(of: screen).state)
  }

  @Test func theStoredConfigurationCanBeChangedInPlace() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.layout.configuration.contentInsetsReference = .layoutMargins
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds == [0, 1])
    screen.layout.configuration.contentInsetsReference = .safeArea
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds == [0, 1], "the descriptions are cached by configuration")
  }

  @Test func eachEnvironmentIsAskedForOnce() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.resize(to: 480)
    #expect(screen.askedKinds == [0, 1, 0, 1])
    screen.resize(to: 320)
    screen.resize(to: 480)
    #expect(screen.askedKinds == [0, 1, 0, 1])
    for width in stride(from: CGFloat(500), to: 600, by: 20) { screen.resize(to: width) }
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(screen.askedKinds == [0, 1], "only the last four environments are remembered")
  }

  @Test func invalidationAsksForKeysAndOtherSettingsForDescriptions() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKeys.count == 6 && screen.askedKinds == [])
    let configuration = screen.layout.configuration
    configuration.interSectionSpacing = 5
    screen.layout.configuration = configuration
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds == [0, 1])
    let keys = screen.layout.sectionKeys
    screen.layout.sectionKeys = keys
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds == [0, 1, 0, 1])
    screen.layout.sectionKeys = nil
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds == [0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
  }

  @Test func otherDataSourcesGiveIndices() {
    var keys: [AnyHashable] = []
    let layout = UICollectionViewCompositionalLayout { _, _ in .rows(40) }
    layout.sectionKeys = { section, _ in
      keys.append(section)
      return 0
    }
    _ = CellDataSource(count: 3).makeView(layout)
    #expect(keys == [0])
  }

  // MARK: What is kept by section

  @Test func handlersFollowTheirSections() {
    let screen = KeyedScreen()
    screen.apply(Snapshot([0, 3], itemsPerSection: 1))
    screen.forgetCalls()
    screen.apply(Snapshot([2, 0, 3], itemsPerSection: 1))
    #expect(Set(screen.handled) == ["3: 2.0"])
    screen.forgetCalls()
    screen.apply(Snapshot([3, 2, 0], itemsPerSection: 1))
    #expect(Set(screen.handled) == ["3: 0.0"])
    #expect(screen.followsScrolling)
    screen.apply(Snapshot([2, 0], itemsPerSection: 1))
    #expect(!screen.followsScrolling, "a description that no section uses has no effect")
  }

  @Test func pinnedHeadersFollowTheirSections() {
    let screen = KeyedScreen()
    screen.apply(Snapshot([0], itemsPerSection: 1))
    #expect(!screen.followsScrolling)
    screen.apply(Snapshot([0, 5], itemsPerSection: 1))
    #expect(screen.followsScrolling)
    screen.apply(Snapshot([0], itemsPerSection: 1))
    #expect(!screen.followsScrolling)
  }

  @Test func sectionWithAnotherKeyGetsAnotherPlan() {
    final class Kinds { var kinds = [0: 0, 1: 2, 2: 4] }
    let kinds = Kinds()
    let screen = KeyedScreen { kinds.kinds[$0] ?? 0 }
    screen.apply(Snapshot([0, 1, 2], itemsPerSection: 3))
    kinds.kinds[1] = 6
    var snapshot = screen.dataSource.snapshot()
    snapshot.appendItems([9000], toSection: 1)
    screen.apply(snapshot)
    #expect(screen.layout.engine?.input.isRow(section: 1) == true)
    #expect(screen.state == fresh(of: screen) { kinds.kinds[$0] ?? 0 }.state)
  }

  // MARK: Empty sections

  @Test func keyOfAnEmptySectionIsAskedForAgain() throws {
    let layout = CompositionalLayoutDescription(sectionProvider: { index, _ in
      index == 2 ? .rows(40) : nil
    })
    let keys = SectionKeyReader(
      descriptions: SectionDescriptions(
        environment: .phone(), configuration: LayoutConfiguration()),
      keys: AnySectionKeys { _, _ in "key" }, source: nil, isChecking: false)
    let lowered = try layout.lowered(
      for: .phone(), itemCounts: ItemCountList([0, 0, 3, 0, 5]), by: keys)
    #expect(lowered.providerCalls == 2)
    let engine = try DefaultLayoutEngine(lowered.input)
    #expect(engine.contentSize.vertical == 320)
    #expect(throws: SectionDefinitionError.missing(section: 1)) {
      let keys = SectionKeyReader(
        descriptions: SectionDescriptions(
          environment: .phone(), configuration: LayoutConfiguration()),
        keys: AnySectionKeys { _, _ in "key" }, source: nil, isChecking: false)
      return try layout.lowered(for: .phone(), itemCounts: ItemCountList([0, 1]), by: keys)
    }
  }

  @Test func unusedKeysAreForgottenOnceTheyAreMany() throws {
    let screen = KeyedScreen { $0 }
    for first in stride(from: 0, to: 2000, by: 100) {
      screen.apply(Snapshot(Array(first..<first + 100), itemsPerSection: 1))
      screen.layout.invalidateLayout()
      screen.view.layoutIfNeeded()
    }
    guard case .keyed(let sections) = screen.layout.parts.sections else {
      Issue.record("The layout has no keys.")
      return
    }
    #expect(sections.descriptions.all.count <= 2 * 100 + 64 + 100)
    screen.forgetCalls()
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds.isEmpty)
  }

  @Test func followedBatchesDiscardUnusedKeys() throws {
    // Each section has a key of its own, and all have equal plans.
    let screen = KeyedScreen { _ in 0 }
    screen.layout.sectionKeys = { section, _ in section }
    screen.apply(Snapshot(Array(0..<100), itemsPerSection: 1))
    for id in 100..<1000 {
      var snapshot = screen.dataSource.snapshot()
      snapshot.deleteSections([id - 100])
      snapshot.appendSections([id])
      screen.apply(snapshot)
    }
    guard case .keyed(let sections) = screen.layout.parts.sections else {
      Issue.record("The layout has no keys.")
      return
    }
    #expect(screen.layout.tally.lowerings <= 3)
    #expect(sections.descriptions.all.count <= 2 * 100 + 64 + 1)
    #expect(screen.state == fresh(of: screen) { _ in 0 }.state)
  }

  // MARK: Checks

  @Test func checksFindSectionsUnlikeTheirKey() throws {
    let screen = KeyedScreen { $0 }
    screen.layout.sectionKeys = { _, _ in "all" }
    screen.apply(Snapshot([0, 10, 2], itemsPerSection: 2))
    #expect(screen.layout.diagnostics.isEmpty)
    screen.layout.checksSectionKeys = true
    screen.view.layoutIfNeeded()
    let found = try #require(screen.layout.diagnostics.first)
    #expect(screen.layout.diagnostics.count == 1)
    #expect(found.section == 1 && found.problem == .describedUnlikeItsKey)
    #expect(
      found.description.contains("section 1 differently from an earlier section with the same key"))
  }

  @Test func checksFindNothingInAFunctionOfTheKey() {
    let screen = KeyedScreen()
    screen.layout.checksSectionKeys = true
    screen.apply(Snapshot(Array(0..<30), itemsPerSection: 2))
    #expect(screen.layout.diagnostics.isEmpty)
    #expect(screen.askedKinds.count == 10 + 20)
  }

  /// A view without keys that has seen nothing but the final snapshot.
  private func fresh(
    of screen: KeyedScreen, kind: @escaping (Int) -> Int = { $0 % 10 }
  ) -> KeyedScreen {
    let fresh = KeyedScreen(hasKeys: false, kind: kind)
    fresh.apply(screen.dataSource.snapshot())
    return fresh
  }
}

extension KeyedScreen.Snapshot {
  /// Makes a snapshot of sections with the same number of items each.
  init(_ sections: [Int], itemsPerSection count: Int) {
    self.init()
    appendSections(sections)
    for section in sections {
      appendItems((0..<count).map { section * 10 + $0 }, toSection: section)
    }
  }
}
