import Testing

@testable import DiffCore

/// Examples and messages of section snapshots.
struct SectionSnapshotTests {
  private static func menu() -> DiffableSectionSnapshot<String> {
    var snapshot = DiffableSectionSnapshot<String>()
    snapshot.append(["Food", "Drinks"])
    snapshot.append(["Fruit", "Bread"], to: "Food")
    snapshot.append(["Apple"], to: "Fruit")
    return snapshot
  }

  private func expect(
    _ message: String, in result: ExitTest.Result?,
    at location: SourceLocation = #_sourceLocation
  ) {
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains(message), sourceLocation: location)
  }

  @Test func parentsAreCollapsedByDefault() {
    var menu = Self.menu()
    #expect(menu.items == ["Food", "Fruit", "Apple", "Bread", "Drinks"])
    #expect(menu.visibleItems == ["Food", "Drinks"])
    menu.expand(["Fruit"])
    #expect(menu.visibleItems == ["Food", "Drinks"])
    menu.expand(["Food", "unknown"])
    #expect(menu.visibleItems == ["Food", "Fruit", "Apple", "Bread", "Drinks"])
    menu.collapse(["Fruit"])
    #expect(menu.visibleItems == ["Food", "Fruit", "Bread", "Drinks"])
    #expect(menu.expandedItems == ["Food"])
  }

  @Test func deletingDeletesChildren() {
    var menu = Self.menu()
    menu.delete(["Fruit", "Apple", "unknown"])
    #expect(menu.items == ["Food", "Bread", "Drinks"])
    menu.deleteAll()
    #expect(menu.items == [] && menu.rootItems == [])
  }

  @Test func visualDescriptionShowsLevelAndExpansion() {
    var menu = Self.menu()
    menu.expand(["Food"])
    let expected = """
      * + Food
      *   - Fruit
              Apple
      *     Bread
      *   Drinks
      """
    #expect(menu.visualDescription() == expected)
  }

  @Test func visibleItemsBecomeASection() {
    var snapshot = DiffableSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    var menu = Self.menu()
    snapshot.replaceItems(inSection: 0, with: menu.visibleItems)
    snapshot.appendItems(["other"], toSection: 1)
    let old = snapshot
    menu.expand(["Food"])
    snapshot.replaceItems(inSection: 0, with: menu.visibleItems)
    let difference = snapshot.difference(from: old)
    #expect(difference.insertedItems.map(\.item) == [1, 2])
    #expect(difference.deletedItems.isEmpty && difference.movedItems.isEmpty)
  }

  @Test func partsAndListsHashNothing() {
    let counter = CountedIdentifier.Counter()
    let items = (0..<500).map { CountedIdentifier(number: $0, counter: counter) }
    var snapshot = DiffableSectionSnapshot<CountedIdentifier>()
    #expect(counter.count { snapshot.append(items) } == 500)
    let first = snapshot.items
    #expect(counter.count { _ = snapshot.visibleItems } == 0)
    #expect(counter.count { _ = snapshot.snapshot(of: items[3]) } == 1)
    #expect(first.sharesStorage(with: snapshot.items))
  }

  @Test func identifiersAreUnique() async {
    let message = "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {"
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var menu = Self.menu()
      menu.append(["x", "x"])
    }
    expect(message + "(\n    x\n)}", in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var menu = Self.menu()
      menu.insert(["Apple"], before: "Drinks")
    }
    expect(message + "(\n    Apple\n)}", in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var menu = Self.menu()
      menu.insert(menu.snapshot(of: "Food"), after: "Drinks")
    }
    expect(message + "(\n    Fruit,\n    Apple,\n    Bread\n)}", in: result)
  }

  @Test func parentsAndNeighboursArePresent() async {
    let message = "Invalid parameter not satisfying: item != NSNotFound"
    var result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var menu = Self.menu()
      menu.append(["x"], to: "unknown")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var menu = Self.menu()
      menu.delete(["Drinks"])
      menu.insert(["x"], after: "Drinks")
    }
    expect(message, in: result)
    result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Self.menu().level(of: "unknown")
    }
    expect(message, in: result)
  }
}
