import DiffCore
import Trials

/// A snapshot and its naive model, with the same operations applied to both.
struct SnapshotPair {
  var snapshot = DiffableSnapshot<Int, Int>()
  var model = NaiveSnapshot()

  mutating func apply(_ step: SnapshotStep) {
    step.apply(to: &snapshot)
    step.apply(to: &model)
  }

  mutating func applyRandomSteps(_ count: Int, using random: inout Decisions) {
    for _ in 0..<count { apply(.random(for: model, using: &random)) }
  }

  /// Removes the marks of items and sections, since the next difference starts without any.
  mutating func removeMarks() {
    snapshot.removeMarks()
    model.reloadedSections = []
    model.reloadedItems = []
    model.reconfiguredItems = []
  }

  /// A snapshot with the state of the model, but without storage shared with this snapshot.
  var rebuilt: DiffableSnapshot<Int, Int> {
    var rebuilt = DiffableSnapshot<Int, Int>()
    rebuilt.appendSections(model.sections.map(\.id))
    for section in model.sections { rebuilt.appendItems(section.items, toSection: section.id) }
    rebuilt.reloadSections(model.reloadedSections)
    rebuilt.reloadItems(model.reloadedItems)
    rebuilt.reconfigureItems(model.reconfiguredItems)
    return rebuilt
  }

  /// The queries whose answers differ from the model's.
  var disagreements: [String] {
    var wrong: [String] = []
    func check(_ name: String, _ isRight: Bool) { if !isRight { wrong.append(name) } }
    check("sections", snapshot.sectionIdentifiers == model.sections.map(\.id))
    check("sectionCount", snapshot.numberOfSections == model.sections.count)
    check("items", snapshot.itemIdentifiers == model.items)
    check("itemCount", snapshot.numberOfItems == model.items.count)
    check("reloadedSections", snapshot.reloadedSectionIdentifiers == model.reloadedSections)
    check("reloadedItems", snapshot.reloadedItemIdentifiers == model.reloadedItems)
    check("reconfigured", snapshot.reconfiguredItemIdentifiers == model.reconfiguredItems)
    for (index, section) in model.sections.enumerated() {
      check("items of \(index)", snapshot.itemIdentifiers(inSection: section.id) == section.items)
      check("count", snapshot.numberOfItems(inSection: section.id) == section.items.count)
      check("count at", snapshot.numberOfItems(inSectionAt: index) == section.items.count)
      check("section at \(index)", snapshot.sectionIdentifier(at: index) == section.id)
    }
    for id in -1...SnapshotStep.sectionLimit {
      check("index of \(id)", snapshot.indexOfSection(id) == model.index(ofSection: id))
    }
    let positions = Dictionary(uniqueKeysWithValues: zip(model.items, 0...))
    for item in -1...SnapshotStep.itemLimit {
      let place = model.path(of: item)
      let path = place.map { ItemPath(section: $0.section, item: $0.item) }
      check("index of \(item)", snapshot.indexOfItem(item) == positions[item])
      check("path of \(item)", snapshot.path(ofItem: item) == path)
      check(
        "section of \(item)",
        snapshot.sectionIdentifier(containingItem: item)
          == place.map { model.sections[$0.section].id })
      if let path { check("item at \(path)", snapshot.itemIdentifier(at: path) == item) }
    }
    return wrong
  }
}
