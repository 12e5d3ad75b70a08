import Foundation
import LayoutDescription
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests section keys that do not depend on the environment.
struct TypedSectionKeyTests {
  private typealias Snapshot = KeyedScreen.Snapshot

  private let snapshot = Snapshot([0, 1, 10, 11, 20, 21], itemsPerSection: 3)

  /// Returns a screen without section keys but with the same data and size.
  private func fresh(of screen: KeyedScreen) -> KeyedScreen {
    let fresh = KeyedScreen(hasKeys: false)
    fresh.resize(to: screen.view.bounds.width)
    fresh.apply(screen.dataSource.snapshot())
    return fresh
  }

  @Test func resizingAsksForNoKeys() {
    let screen = KeyedScreen(hasTypedKeys: true)
    screen.apply(snapshot)
    #expect(screen.askedKeys == [0, 1, 10, 11, 20, 21] && screen.askedKinds == [0, 1])
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(screen.askedKeys == [] && screen.askedKinds == [0, 1])
    #expect(screen.state == fresh(of: screen).state)
    screen.forgetCalls()
    screen.resize(to: 320)
    #expect(screen.askedKeys == [] && screen.askedKinds == [])
    #expect(screen.state == fresh(of: screen).state)
  }

  @Test func keysThatUseTheEnvironmentAreReadForEachEnvironment() {
    let screen = KeyedScreen()
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(screen.askedKeys.count == 6)
  }

  @Test func resizingUsesTheKeysReadInBatches() {
    let screen = KeyedScreen(hasTypedKeys: true)
    screen.apply(snapshot)
    var changed = snapshot
    changed.insertSections([2, 30], beforeSection: 1)
    changed.appendItems([9000, 9001, 9002], toSection: 2)
    changed.moveSection(21, beforeSection: 0)
    screen.apply(changed)
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(screen.askedKeys == [] && Set(screen.askedKinds) == [0, 1, 2])
    #expect(screen.askedKinds.count == 3)
    #expect(screen.state == fresh(of: screen).state)
  }

  @Test func invalidationAndOtherKeysMakeTheLayoutReadKeys() {
    let screen = KeyedScreen(hasTypedKeys: true)
    screen.apply(snapshot)
    screen.forgetCalls()
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKeys.count == 6 && screen.askedKinds == [])
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.askedKeys.count == 12)
    screen.layout.setSectionKeys { (_: Int) in 0 }
    screen.view.layoutIfNeeded()
    #expect(screen.askedKeys.count == 12 && screen.askedKinds == [0])
  }

  @Test func invalidationByTheProviderMakesTheLayoutReadKeysAgain() {
    weak var layout: UICollectionViewCompositionalLayout?
    let screen = KeyedScreen(hasTypedKeys: true) { section in
      if section == 20 { layout?.invalidateLayout() }
      return section
    }
    screen.apply(snapshot)
    layout = screen.layout
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(screen.askedKeys == [])
    layout = nil
    screen.resize(to: 320)
    #expect(screen.askedKeys.count == 6)
  }

  @Test func emptySectionsAreDescribedAgainWithItems() {
    var empty = Snapshot()
    empty.appendSections([0, 10, 20])
    empty.appendItems([1, 2], toSection: 10)
    let screen = KeyedScreen(hasTypedKeys: true)
    screen.apply(empty)
    let asked = screen.askedKinds
    screen.forgetCalls()
    screen.resize(to: 480)
    #expect(asked == [0, 0] && screen.askedKinds == asked)
    #expect(screen.state == fresh(of: screen).state)
  }

  @Test func sectionKeysReturnsAnUntypedClosure() throws {
    let screen = KeyedScreen(hasTypedKeys: true)
    let keys = try #require(screen.layout.sectionKeys)
    let lowering = SectionLowering(
      environment: .phone(), configuration: UICollectionViewCompositionalLayoutConfiguration())
    #expect(keys(AnyHashable(13), lowering.providerEnvironment) == AnyHashable(3))
  }

  @Test func indicesIdentifySectionsOfOtherDataSources() {
    var sections: [Int] = []
    let layout = UICollectionViewCompositionalLayout { _, _ in .rows(40) }
    layout.setSectionKeys { (section: Int) in
      sections.append(section)
      return "rows"
    }
    _ = CellDataSource(count: 3).makeView(layout)
    #expect(sections == [0])
  }

  @Test func identifiersOfAnotherTypeStopTheProgram() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = KeyedScreen(hasKeys: false)
      screen.layout.setSectionKeys { (section: String) in section }
      screen.apply(Snapshot([0], itemsPerSection: 1))
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "The closure of setSectionKeys takes String, but sections are identified by Int. "
          + "Give it a closure that takes Int."))
  }
}
