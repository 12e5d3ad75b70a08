import DiffCore
import Trials

/// An operation on a snapshot of numbers.
enum SnapshotStep {
  case appendSections([Int])
  case insertSections([Int], beside: Int, after: Bool)
  case deleteSections([Int])
  case moveSection(Int, beside: Int, after: Bool)
  case reloadSections([Int])
  case appendItems([Int], section: Int?)
  case insertItems([Int], beside: Int, after: Bool)
  case deleteItems([Int])
  case deleteAllItems
  case moveItem(Int, beside: Int, after: Bool)
  case replaceItems([Int], section: Int)
  case reloadItems([Int])
  case reconfigureItems([Int])
  case recordPlaces

  static let sectionLimit = 8
  static let itemLimit = 60

  /// Returns a random operation allowed by a snapshot.
  static func random(for model: NaiveSnapshot, using random: inout Decisions) -> SnapshotStep {
    guard let section = model.sections.randomElement(using: &random)?.id else {
      return .appendSections([random.below(sectionLimit)])
    }
    switch random.below(40) {
    case 0: return .deleteAllItems
    case 1: return .deleteSections(random.distinct(upTo: 2, below: sectionLimit))
    case 2...4: return .appendSections(random.distinct(upTo: 3, below: sectionLimit))
    case 5, 6:
      return .insertSections(
        random.distinct(upTo: 3, below: sectionLimit), beside: section,
        after: .random(using: &random))
    case 7, 8:
      let other = model.sections.randomElement(using: &random)?.id ?? section
      return .moveSection(other, beside: section, after: .random(using: &random))
    case 9: return .reloadSections([section])
    case 10: return .recordPlaces
    case 11...18:
      let items = random.distinct(upTo: 20, below: itemLimit)
      return .appendItems(items, section: .random(using: &random) ? section : nil)
    case 19: return .replaceItems(random.distinct(upTo: 20, below: itemLimit), section: section)
    default: return randomItemStep(for: model, using: &random)
    }
  }

  private static func randomItemStep(
    for model: NaiveSnapshot, using random: inout Decisions
  ) -> SnapshotStep {
    let present = model.items
    guard let item = present.randomElement(using: &random),
      let other = present.randomElement(using: &random)
    else { return .appendItems(random.distinct(upTo: 20, below: itemLimit), section: nil) }
    switch random.below(10) {
    case 0...2:
      return .insertItems(
        random.distinct(upTo: 9, below: itemLimit), beside: item, after: .random(using: &random))
    case 3, 4: return .deleteItems(random.distinct(upTo: 9, below: itemLimit))
    case 5...7: return .moveItem(other, beside: item, after: .random(using: &random))
    case 8: return .reloadItems([item, other])
    default: return .reconfigureItems([other])
    }
  }
}

extension SnapshotStep {
  func apply(to snapshot: inout DiffableSnapshot<Int, Int>) {
    switch self {
    case .appendSections(let ids): snapshot.appendSections(ids)
    case .insertSections(let ids, let anchor, after: true):
      snapshot.insertSections(ids, afterSection: anchor)
    case .insertSections(let ids, let anchor, after: false):
      snapshot.insertSections(ids, beforeSection: anchor)
    case .deleteSections(let ids): snapshot.deleteSections(ids)
    case .moveSection(let id, let anchor, after: true):
      snapshot.moveSection(id, afterSection: anchor)
    case .moveSection(let id, let anchor, after: false):
      snapshot.moveSection(id, beforeSection: anchor)
    case .reloadSections(let ids): snapshot.reloadSections(ids)
    case .appendItems(let ids, let section): snapshot.appendItems(ids, toSection: section)
    case .insertItems(let ids, let anchor, after: true):
      snapshot.insertItems(ids, afterItem: anchor)
    case .insertItems(let ids, let anchor, after: false):
      snapshot.insertItems(ids, beforeItem: anchor)
    case .deleteItems(let ids): snapshot.deleteItems(ids)
    case .deleteAllItems: snapshot.deleteAllItems()
    case .moveItem(let id, let anchor, after: true): snapshot.moveItem(id, afterItem: anchor)
    case .moveItem(let id, let anchor, after: false): snapshot.moveItem(id, beforeItem: anchor)
    case .replaceItems(let ids, let section):
      snapshot.replaceItems(inSection: section, with: ids)
    case .reloadItems(let ids): snapshot.reloadItems(ids)
    case .reconfigureItems(let ids): snapshot.reconfigureItems(ids)
    case .recordPlaces: snapshot.recordPlaces()
    }
  }

  func apply(to model: inout NaiveSnapshot) {
    switch self {
    case .appendSections(let ids): model.insertSections(ids, at: model.sections.count)
    case .insertSections(let ids, let anchor, let isAfter):
      guard let index = model.index(ofSection: anchor) else { return }
      model.insertSections(ids, at: index + (isAfter ? 1 : 0))
    case .deleteSections(let ids): model.deleteSections(ids)
    case .moveSection(let id, let anchor, let isAfter):
      guard let index = model.index(ofSection: anchor) else { return }
      model.insertSections([id], at: index + (isAfter ? 1 : 0))
    case .reloadSections(let ids): NaiveSnapshot.mark(ids, in: &model.reloadedSections)
    case .appendItems(let ids, let section):
      let index = section.flatMap(model.index(ofSection:)) ?? model.sections.count - 1
      model.insert(ids, section: index, offset: model.sections[index].items.count)
    case .insertItems(let ids, let anchor, let isAfter):
      guard let path = model.path(of: anchor) else { return }
      model.insert(ids, section: path.section, offset: path.item + (isAfter ? 1 : 0))
    case .deleteItems(let ids): model.delete(ids)
    case .deleteAllItems: model = NaiveSnapshot()
    case .moveItem(let id, let anchor, let isAfter):
      guard let path = model.path(of: anchor) else { return }
      model.insert([id], section: path.section, offset: path.item + (isAfter ? 1 : 0))
    case .replaceItems(let ids, let section):
      guard let index = model.index(ofSection: section) else { return }
      model.replaceItems(section: index, with: ids)
    case .reloadItems(let ids): NaiveSnapshot.mark(ids, in: &model.reloadedItems)
    case .reconfigureItems(let ids): NaiveSnapshot.mark(ids, in: &model.reconfiguredItems)
    case .recordPlaces: break
    }
  }
}
