import CompositionalLayout

/// Applications of a change to a view and to a snapshot.
extension DataChange {
  /// Reports the change to a view already holding the changed data.
  @MainActor func name(in view: UICollectionView) {
    let (old, new) = (before.places, after.places)
    let oldSections = Set(before.sections.map(\.name))
    let newSections = Set(after.sections.map(\.name))
    func sections(_ data: WorldData, _ isNamed: (Int) -> Bool) -> IndexSet {
      IndexSet(data.sections.indices.filter { isNamed(data.sections[$0].name) })
    }
    // Items of inserted, deleted and reloaded sections are not reported individually.
    func isNamed(_ section: WorldData.Section) -> Bool {
      oldSections.contains(section.name) && newSections.contains(section.name)
        && !reloadedSections.contains(section.name)
    }
    view.deleteSections(sections(before) { !newSections.contains($0) })
    view.insertSections(sections(after) { !oldSections.contains($0) })
    view.reloadSections(sections(before, reloadedSections.contains))
    for name in movedSections {
      guard let from = before.index(ofSection: name), let to = after.index(ofSection: name)
      else { continue }
      view.moveSection(from, toSection: to)
    }
    for (name, place) in old where isNamed(before.sections[place.section]) {
      let path = IndexPath(item: place.item, section: place.section)
      guard let target = new[name] else {
        view.deleteItems(at: [path])
        continue
      }
      if movedItems.contains(name), isNamed(after.sections[target.section]) {
        view.moveItem(at: path, to: IndexPath(item: target.item, section: target.section))
      } else if movedItems.contains(name) {
        view.deleteItems(at: [path])
      }
      if reloadedItems.contains(name) { view.reloadItems(at: [path]) }
      if reconfiguredItems.contains(name) { view.reconfigureItems(at: [path]) }
    }
    for (name, place) in new where isNamed(after.sections[place.section]) {
      let isKnown = old[name].map { isNamed(before.sections[$0.section]) } ?? false
      if !isKnown { view.insertItems(at: [IndexPath(item: place.item, section: place.section)]) }
    }
  }

  /// Applies the same change to a snapshot.
  func apply(to snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>) {
    for edit in edits { Self.apply(edit, to: &snapshot) }
    snapshot.reloadSections(after.sections.map(\.name).filter(reloadedSections.contains))
    let items = Array(after.lists.joined())
    snapshot.reloadItems(items.filter(reloadedItems.contains))
    snapshot.reconfigureItems(items.filter(reconfiguredItems.contains))
  }

  private static func apply(
    _ edit: DataEdit, to snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>
  ) {
    switch edit {
    case .insert(let items, let section, let index):
      let present = snapshot.itemIdentifiers(inSection: section)
      if index < present.count {
        snapshot.insertItems(items, beforeItem: present[index])
      } else if let last = present.last, items[0] % 2 == 0 {
        snapshot.insertItems(items, afterItem: last)
      } else {
        snapshot.appendItems(items, toSection: section)
      }
    case .delete(let items): snapshot.deleteItems(items.sorted())
    case .deleteRange(let range, let section):
      let present = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[section])
      snapshot.deleteItems(Array(present[range]))
    case .move(let item, let other, let isAfter):
      if isAfter {
        snapshot.moveItem(item, afterItem: other)
      } else {
        snapshot.moveItem(item, beforeItem: other)
      }
    case .insertSection(let section, let index):
      let present = snapshot.sectionIdentifiers
      if index < present.count {
        snapshot.insertSections([section.name], beforeSection: present[index])
      } else {
        snapshot.appendSections([section.name])
      }
      snapshot.appendItems(section.items, toSection: section.name)
    case .deleteSection(let name): snapshot.deleteSections([name])
    case .moveSection(let name, let other, let isAfter):
      if isAfter {
        snapshot.moveSection(name, afterSection: other)
      } else {
        snapshot.moveSection(name, beforeSection: other)
      }
    }
  }
}
