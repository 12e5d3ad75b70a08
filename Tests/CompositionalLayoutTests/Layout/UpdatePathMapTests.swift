@testable import CompositionalLayout
import Testing
import _TestSupport

/// Tests the mapping between index paths before and after changes of the data.
struct UpdatePathMapTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func nothingMovesWithoutChanges() {
    let map = UpdatePathMap([])
    #expect(map.pathAfter(path(3, 4)) == path(3, 4))
    #expect(map.pathBefore(path(3, 4)) == path(3, 4))
    #expect(map.sectionAfter(7) == 7)
  }

  /// Data is a list of named sections of named items; the map has to agree with their names.
  @Test(arguments: 0..<60)
  func mapsAgreeWithNames(seed: UInt64) {
    var change = NamedChange(seed: seed)
    change.make()
    let old = NamedChange.paths(change.before)
    let new = NamedChange.paths(change.after)
    let map = UpdatePathMap(change.updates)
    for (name, path) in old {
      if path.item == NSNotFound {
        #expect(map.sectionAfter(path.section) == new[name]?.section)
      } else {
        #expect(map.pathAfter(path) == new[name])
      }
    }
    for (name, path) in new {
      if path.item == NSNotFound {
        #expect(map.sectionBefore(path.section) == old[name]?.section)
      } else {
        #expect(map.pathBefore(path) == old[name])
      }
    }
  }

  @Test(arguments: 0..<60)
  func itemChangesAddUpToTheNewCounts(seed: UInt64) {
    var change = NamedChange(seed: seed)
    change.make()
    let map = UpdatePathMap(change.updates)
    let changes = map.itemChanges
    #expect(zip(changes, changes.dropFirst()).allSatisfy { $0.section < $1.section })
    for (section, data) in change.after.enumerated() {
      let found = changes.first { $0.section == section }
      guard let old = map.sectionBefore(section) else {
        #expect(found == nil, "a new section has no changes")
        continue
      }
      let (before, after) = (Set(change.before[old].items), Set(data.items))
      let moved = before.intersection(after).intersection(change.movedItems).count
      #expect(found?.left ?? 0 == before.subtracting(after).count + moved)
      #expect(found?.came ?? 0 == after.subtracting(before).count + moved)
    }
  }

  @Test func reloadsOfASectionAreCountedTogether() throws {
    let map = UpdatePathMap(
      [4, 2, 7].map {
        UICollectionViewUpdateItem(from: path(3, $0), to: path(3, $0), action: .reload)
      } + [UICollectionViewUpdateItem(from: path(3, 1), to: nil, action: .delete)])
    let change = try #require(map.itemChanges.first)
    #expect(map.itemChanges.count == 1)
    #expect((change.section, change.left, change.came, change.reloaded) == (3, 1, 0, 3))
  }

  @Test func reloadsAreDeletedAndInserted() {
    let reloads = UpdatePathMap([
      UICollectionViewUpdateItem(from: path(0, 2), to: path(0, 2), action: .reload),
      UICollectionViewUpdateItem(from: path(0, 0), to: nil, action: .delete),
      UICollectionViewUpdateItem(from: path(1, NSNotFound), to: nil, action: .reload),
      UICollectionViewUpdateItem(from: path(2, 0), to: path(2, 0), action: .none),
    ])
    #expect(reloads.pathAfter(path(0, 2)) == nil)
    #expect(reloads.pathBefore(path(0, 1)) == nil, "it was 2 before")
    #expect(reloads.pathBefore(path(0, 2)) == path(0, 3))
    #expect(reloads.sectionAfter(1) == nil)
    #expect(reloads.sectionBefore(1) == nil)
    #expect(reloads.pathAfter(path(1, 5)) == nil)
    #expect(reloads.pathAfter(path(2, 0)) == path(2, 0))
  }
}
