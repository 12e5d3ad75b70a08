import BenchHarness
import LayoutCore
import _TestSupport

/// A model of changes: sections of named elements in plain arrays.
struct ListModel {
  var sections: [[Int]] = []
  /// The name of each section.
  var names: [Int] = []
  private var nextName = 0

  mutating func append(itemCount: Int) {
    sections.append(new(itemCount))
    names.append(newName())
  }

  private mutating func newName() -> Int {
    nextName += 1
    return nextName
  }

  private mutating func new(_ count: Int) -> [Int] { (0..<count).map { _ in newName() } }

  /// The position of each element.
  var places: [Int: ElementID] {
    var places: [Int: ElementID] = [:]
    for (section, items) in sections.enumerated() {
      for (item, name) in items.enumerated() {
        places[name] = ElementID(section: section, item: item)
      }
    }
    return places
  }

  mutating func apply(_ change: LayoutChange) {
    switch change {
    case .insertItems(let section, let item, let count):
      let new = new(count)
      sections[section].insert(contentsOf: new, at: item)
    case .removeItems(let section, let items):
      sections[section].removeSubrange(items)
    case .moveItem(let section, let item, let toSection, let toItem):
      let moved = sections[section].remove(at: item)
      sections[toSection].insert(moved, at: toItem)
    case .insertSection(_, let itemCount, let section):
      let new = new(itemCount)
      sections.insert(new, at: section)
      names.insert(newName(), at: section)
    case .removeSections(let range):
      sections.removeSubrange(range)
      names.removeSubrange(range)
    case .moveSection(let section, let place):
      sections.insert(sections.remove(at: section), at: place)
      names.insert(names.remove(at: section), at: place)
    case .reloadItems, .reloadSection, .setPlan: break
    case .appendFrames, .setFrame, .removeFrames:
      preconditionFailure("A list has no custom group.")
    }
  }

  /// Returns a random valid change.
  func change(_ random: inout SeededRandom) -> LayoutChange {
    let plan = SectionPlan(group: .row(.fw(1), .absolute(1), [.leaf(.fw(1), .fh(1))]))
    guard !sections.isEmpty else { return .insertSection(plan, itemCount: 5, at: 0) }
    let section = random.next(in: 0..<sections.count)
    let count = sections[section].count
    let first = random.next(in: 0..<count + 1)
    let last = random.next(in: first..<min(count, first + 4) + 1)
    switch random.next(in: 0..<12) {
    case 0, 1, 2:
      return .insertItems(section: section, at: first, count: random.next(in: 0..<5))
    case 3, 4: return .removeItems(section: section, first..<last)
    case 5, 6, 7:
      guard count > 0 else { return .reloadSection(section) }
      let other = random.next(in: 0..<sections.count)
      let limit = sections[other].count - (other == section ? 1 : 0)
      return .moveItem(
        section: section, item: random.next(in: 0..<count), toSection: other,
        toItem: random.next(in: 0..<limit + 1))
    case 8: return .reloadItems(section: section, first..<last)
    case 9:
      return .insertSection(
        plan, itemCount: random.next(in: 0..<6), at: random.next(in: 0..<sections.count + 1))
    case 10:
      return random.next(in: 0..<4) == 0
        ? .removeSections(section..<min(sections.count, section + 2)) : .reloadSection(section)
    default: return .moveSection(section, to: random.next(in: 0..<sections.count))
    }
  }
}
