import BenchHarness
import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// Compares the new positions of elements after items and sections are inserted, deleted and moved
/// with plain arrays.
struct FollowingTests {
  @Test(arguments: 0..<8)
  func followsEveryItem(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var model = ListModel()
    for count in [3, 0, 7, 12] { model.append(itemCount: count) }
    for step in 0..<500 {
      let change = model.change(&random)
      let before = model.places
      model.apply(change)
      let after = model.places
      for (name, id) in before {
        let followed = change.following(id)
        if followed != after[name] {
          Issue.record("seed \(seed), step \(step), \(change): \(id) went to \(followed as Any)")
          return
        }
      }
    }
  }

  @Test(arguments: 0..<8)
  func headersFollowTheirSections(seed: Int) {
    let header = ElementKind(category: .supplementary, nameIndex: 0)
    var random = SeededRandom(seed: UInt64(100 + seed))
    var model = ListModel()
    for count in [3, 0, 7] { model.append(itemCount: count) }
    for _ in 0..<300 {
      let change = model.change(&random)
      let before = model.names
      model.apply(change)
      for (section, name) in before.enumerated() {
        let id = ElementID(kind: header, section: section, item: 0)
        let place = model.names.firstIndex(of: name)
        #expect(
          change.following(id) == place.map { ElementID(kind: header, section: $0, item: 0) },
          "seed \(seed), \(change)")
      }
    }
  }

  @Test func layoutElementsStay() {
    let id = ElementID(
      kind: ElementKind(category: .supplementary, nameIndex: 0), section: 0,
      item: LayoutElement.layoutItem)
    #expect(LayoutChange.insertItems(section: 0, at: 0, count: 5).following(id) == id)
    #expect(LayoutChange.removeItems(section: 0, 0..<5).following(id) == id)
    #expect(LayoutChange.removeSections(0..<1).following(id) == id)
    #expect(LayoutChange.moveSection(0, to: 3).following(id) == id)
  }
}
