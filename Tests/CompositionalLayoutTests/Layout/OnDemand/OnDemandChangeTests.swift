import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests of sections on demand when the data, the size of the view or the settings change.
struct OnDemandChangeTests {
  private typealias Snapshot = KeyedScreen.Snapshot

  private let snapshot = Snapshot(Array(0..<100), itemsPerSection: 3)

  private func screen(isSubclass: Bool = false) -> KeyedScreen {
    let screen = KeyedScreen.onDemand(isSubclass: isSubclass)
    screen.apply(snapshot)
    return screen
  }

  private func change(_ change: (inout Snapshot) -> Void) -> Snapshot {
    var copy = snapshot
    change(&copy)
    return copy
  }

  // MARK: Batches

  @Test func batchAsksForVisibleSectionsWithChangedItemsOnly() throws {
    let screen = screen()
    let lowerings = screen.layout.tally.lowerings
    screen.forgetCalls()
    screen.apply(
      change {
        $0.appendItems([9000], toSection: 1)
        $0.appendItems(Array(9100..<9300), toSection: 80)
        $0.deleteItems([700, 701])
        $0.reloadItems([600])
        $0.insertSections([200], afterSection: 60)
        $0.reloadSections([50])
        $0.moveSection(90, beforeSection: 40)
        $0.deleteSections([30])
      })
    #expect(screen.askedSections == [1])
    #expect(screen.layout.tally.lowerings == lowerings)
    try screen.expectAskedSectionsAreExact("after the batch")
    screen.scrollThroughEverything()
    #expect(screen.layout.undescribedSectionCount == 0)
    try screen.expectAskedSectionsAreExact(isWhole: true, "after everything")
  }

  @Test(arguments: [false, true])
  func sectionsInsertedAboveDoNotMoveVisibleItems(isSubclass: Bool) throws {
    let screen = screen(isSubclass: isSubclass)
    screen.scroll(to: 5000)
    let before = screen.placesOnScreen
    let items = before.keys.sorted().map { screen.dataSource.itemIdentifier(for: $0) }
    screen.forgetCalls()
    screen.apply(change { $0.insertSections(Array(200..<250), beforeSection: 0) })
    let now = screen.placesOnScreen
    #expect(before.keys.sorted().map { before[$0] } == now.keys.sorted().map { now[$0] })
    #expect(items == now.keys.sorted().map { screen.dataSource.itemIdentifier(for: $0) })
    if !isSubclass { #expect(screen.askedSections.isEmpty) }
    #expect(Set(screen.askedSections).isSubset(of: items.compactMap { $0 }.map { $0 / 10 }))
    try screen.expectAskedSectionsAreExact("after the batch")
  }

  @Test func visibleReloadedSectionsAreAskedAgain() {
    let screen = screen()
    screen.scroll(to: 4000)
    let (places, section) = (screen.placesOnScreen, screen.visibleSections[1])
    screen.forgetCalls()
    screen.apply(change { $0.reloadSections([section]) })
    #expect(screen.askedSections == [section] && screen.drift(from: places) == 0)
  }

  /// The items of the reloaded section are known only by their indices, which the new item changes.
  @Test(arguments: [nil, 120] as [CGFloat?])
  func itemsAfterAReloadedSectionStayInPlace(estimate: CGFloat?) throws {
    let screen = KeyedScreen(hasKeys: false, estimate: estimate)
    screen.apply(snapshot)
    screen.scroll(to: 4010)
    let places = screen.placesOnScreen
    let first = try #require(places.keys.min())
    let section = first.section
    screen.apply(
      change {
        $0.reloadSections([section])
        $0.insertItems([9000, 9001], beforeItem: section * 10 + first.item)
      })
    let now = screen.placesOnScreen
    let next = IndexPath(item: 0, section: section + 1)
    #expect(now[next] != nil && now[next] == places[next])
  }

  @Test func countsOfUnaskedSectionsMayChangeInAnyWay() throws {
    let screen = screen()
    screen.apply(
      change {
        $0.deleteItems($0.itemIdentifiers(inSection: 70))
        $0.appendItems([5000], toSection: 71)
        $0.moveItem(720, afterItem: 10)
        $0.moveItem(11, afterItem: 730)
      })
    screen.apply(
      change {
        $0.appendItems(Array(6000..<6100), toSection: 70)
        $0.moveSection(72, beforeSection: 0)
      })
    try screen.expectAskedSectionsAreExact("after both batches")
    screen.scrollThroughEverything()
    try screen.expectAskedSectionsAreExact(isWhole: true, "after everything")
  }

  @Test func reloadingDataAsksForVisibleSectionsOnly() throws {
    let screen = screen()
    screen.scroll(to: 4000)
    screen.forgetCalls()
    screen.dataSource.applySnapshotUsingReloadData(snapshot)
    screen.view.layoutIfNeeded()
    #expect(screen.askedSections.sorted() == screen.visibleSections)
    try screen.expectAskedSectionsAreExact("after reloading")
  }

  // MARK: Sizes and settings

  @Test func rotationKeepsTheFirstVisibleItemInPlaceAndAsksForVisibleSections() throws {
    let screen = screen()
    screen.scroll(to: 6000)
    let first = try #require(
      screen.placesOnScreen.filter { $0.value >= 0 }.min { $0.value < $1.value })
    let visible = screen.visibleSections
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(Set(screen.askedSections) == Set(visible).union(screen.visibleSections))
    #expect(screen.askedSections.count == Set(screen.askedSections).count)
    let anchor = screen.placesOnScreen[[first.key.section, 0]]
    #expect(anchor != nil)
    try screen.expectAskedSectionsAreExact("after the rotation")
    let places = screen.placesOnScreen
    screen.layout.estimatedSectionLength = 300
    screen.view.layoutIfNeeded()
    #expect(screen.drift(from: places) == 0)
  }

  @Test func invalidationKeepingSizesMeasuresNothingAgain() {
    let work = ViewWork()
    let screen = screen()
    ViewWork.current = work
    defer { ViewWork.current = nil }
    let places = screen.placesOnScreen
    screen.layout.invalidateKeepingSizes()
    screen.view.layoutIfNeeded()
    #expect(work.measurements == 0 && screen.placesOnScreen == places)
  }

  @Test func turningOffAsksForEverySectionAndKeepsPlaces() throws {
    let screen = screen()
    screen.scroll(to: 5000)
    let places = screen.placesOnScreen
    screen.layout.estimatedSectionLength = nil
    screen.view.layoutIfNeeded()
    #expect(screen.layout.undescribedSectionCount == 0)
    #expect(screen.drift(from: places) == 0 && !places.isEmpty)
    screen.layout.estimatedSectionLength = 50
    screen.view.layoutIfNeeded()
    #expect(screen.layout.undescribedSectionCount > 50)
    #expect(screen.drift(from: places) == 0)
    try screen.expectAskedSectionsAreExact("after turning on")
  }

  @Test func rowOffsetOfASectionOutOfViewIsKept() {
    let screen = KeyedScreen.onDemand()
    screen.apply(Snapshot((0..<100).map { 100 * $0 + $0 % 10 }, itemsPerSection: 30))
    screen.view.scrollToItem(at: [8, 0], at: .top, animated: false)
    screen.layout.setOrthogonalOffset(35, inSection: 8)
    let offset = screen.layout.orthogonalOffset(inSection: 8)
    #expect(offset > 0)
    screen.view.scrollToItem(at: [90, 0], at: .top, animated: false)
    screen.layout.estimatedSectionLength = 90
    screen.view.layoutIfNeeded()
    #expect(screen.layout.parts.isUndescribed(8))
    screen.layout.setOrthogonalOffset(20, inSection: 18)
    #expect(screen.layout.orthogonalOffset(inSection: 8) == offset)
    #expect(!screen.layout.parts.isUndescribed(8))
    #expect(screen.layout.orthogonalOffset(inSection: 18) == 20)
  }

  @Test func contentLengthSaysHowUncertainItIs() throws {
    let screen = screen()
    let length = try #require(screen.layout.contentLength)
    #expect(length.uncertainty == nil)
    #expect(length.estimatedGroupCount >= screen.layout.undescribedSectionCount)
    #expect(length.length == Double(screen.view.contentSize.height))
    screen.scrollThroughEverything()
    #expect(screen.layout.contentLength?.estimatedGroupCount == 0)
  }

  @Test func endOfTheContentStaysInPlace() {
    let screen = screen()
    screen.layout.contentAnchor = .end
    screen.scroll(to: screen.view.contentSize.height - 480)
    #expect(screen.view.bounds.maxY == screen.view.contentSize.height)
    #expect(screen.placesOnScreen.keys.max()?.section == 99)
    let places = screen.placesOnScreen
    screen.apply(change { $0.insertSections(Array(200..<220), beforeSection: 50) })
    let now = screen.placesOnScreen
    #expect(places.keys.sorted().map { places[$0] } == now.keys.sorted().map { now[$0] })
    #expect(screen.view.bounds.maxY == screen.view.contentSize.height)
  }

  @Test func anItemToKeepInPlaceIsAskedFor() throws {
    let screen = screen()
    screen.layout.contentAnchor = .item([40, 1])
    screen.scroll(to: 100)
    #expect(screen.askedSections.contains(40))
    #expect(!screen.layout.parts.isUndescribed(40))
  }

  @Test func measuredSizesOfUnaskedSectionsAreApplied() throws {
    let screen = screen()
    screen.view.scrollToItem(at: [71, 2], at: .top, animated: false)
    let sizes = screen.layout.measuredSizes
    let height = try #require(screen.layout.layoutAttributesForItem(at: [71, 2])?.frame.height)
    let restored = KeyedScreen.onDemand()
    restored.dataSource.applySnapshotUsingReloadData(snapshot)
    restored.layout.setMeasuredSizes(sizes)
    restored.view.layoutIfNeeded()
    #expect(!restored.layout.parts.isUndescribed(71))
    #expect(restored.layout.layoutAttributesForItem(at: [71, 2])?.frame.height == height)
    let later = self.screen()
    later.layout.setMeasuredSizes(sizes)
    #expect(later.layout.measuredSizes.elements.contains { $0.indexPath == [71, 2] })
  }

  @Test func contentUnderBarsIsAskedFor() {
    let screen = KeyedScreen.onDemand()
    screen.view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 60, right: 0)
    screen.apply(snapshot)
    #expect(!screen.layout.hasUndescribedSections(in: screen.view.bounds))
    screen.scroll(to: 5000)
    for _ in 0..<30 { #expect(screen.drift(scrollingBy: -90) == 0) }
    #expect(!screen.layout.hasUndescribedSections(in: screen.view.bounds))
  }

  @Test func onlyAProviderIsAskedOnDemand() {
    let layout = UICollectionViewCompositionalLayout(section: .rows(40))
    layout.estimatedSectionLength = 10
    let probe = LayoutProbe(layout, Array(repeating: 3, count: 100))
    #expect(layout.undescribedSectionCount == 0 && probe.view.contentSize.height == 12_000)
  }

  @Test func anInvalidLengthIsRefused() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      UICollectionViewCompositionalLayout(section: .rows(40)).estimatedSectionLength = 0
    }
    #expect(result.standardErrorText.contains("must be finite and greater than 0, not 0.0"))
  }

  // MARK: Right to left

  @Test func rightToLeftContentKeepsItsPlace() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in
        NSCollectionLayoutSection(
          group: .vertical(
            layoutSize: .size(.absolute(40 + CGFloat(index % 7)), .fractionalHeight(1)),
            subitems: [.item(.fractionalWidth(1), .fractionalHeight(1))]))
      }, configuration: configuration)
    layout.estimatedSectionLength = 200
    let probe = LayoutProbe(layout, Array(repeating: 3, count: 60), direction: .rightToLeft)
    let first = try #require(probe.view.cellForItem(at: [0, 0])?.frame)
    #expect(first.maxX == probe.view.contentSize.width)
    #expect(probe.view.bounds.maxX == probe.view.contentSize.width)
    #expect(layout.undescribedSectionCount > 50)
    probe.view.contentOffset.x = probe.view.contentSize.width / 2
    probe.view.layoutIfNeeded()
    for _ in 0..<20 {
      let before = probe.view.visibleCells.map { $0.frame.minX - probe.view.contentOffset.x }
      let paths = probe.view.indexPathsForVisibleItems
      probe.view.contentOffset.x += 60
      probe.view.layoutIfNeeded()
      for (path, place) in zip(paths, before) {
        guard let frame = probe.view.cellForItem(at: path)?.frame else { continue }
        #expect(frame.minX - probe.view.contentOffset.x == place - 60)
      }
    }
  }

  // MARK: Keys

  @Test func knownKeysHaveTheirTrueLengthAtOnce() throws {
    let screen = KeyedScreen(estimate: 120)
    screen.apply(snapshot)
    let asked = screen.askedKinds.count
    #expect(asked < 10 && screen.askedKinds == Array(0..<asked))
    #expect(screen.layout.undescribedSectionCount == 100 - asked)
    screen.forgetCalls()
    screen.layout.invalidateKeepingSizes()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKinds.isEmpty)
    #expect(screen.layout.undescribedSectionCount == 100 - 10 * asked)
    screen.scrollThroughEverything()
    #expect(screen.askedKinds.count == 10 - asked)
    try screen.expectAskedSectionsAreExact(isWhole: true, "after everything")
  }

  @Test func checksCompareSectionsWhenTheyAreAskedFor() throws {
    let screen = KeyedScreen(estimate: 120) { $0 }
    screen.layout.sectionKeys = { section, _ in (section.base as? Int ?? 0) < 60 ? 0 : 1 }
    screen.layout.checksSectionKeys = true
    screen.apply(Snapshot([0, 10, 20] + Array(60..<100), itemsPerSection: 40))
    #expect(screen.layout.diagnostics.isEmpty)
    screen.view.scrollToItem(at: [10, 0], at: .top, animated: false)
    screen.view.scrollToItem(at: [20, 0], at: .top, animated: false)
    #expect(screen.layout.diagnostics.map(\.problem) == [.describedUnlikeItsKey])
  }
}
