import LayoutCore

/// Properties that describe the item changes of a trace.
extension LayoutChange {
  /// The sections whose item counts change, with the difference for each.
  var countDifferences: [(section: Int, difference: Int)] {
    switch self {
    case .insertItems(let section, _, let count): [(section, count)]
    case .removeItems(let section, let items): [(section, -items.count)]
    case .moveItem(let section, _, let toSection, _): [(section, -1), (toSection, 1)]
    default: []
    }
  }

  /// The description of the change, for messages.
  var summary: String {
    switch self {
    case .insertItems(let section, let item, let count):
      "insert: \(count) before item \(item) of section \(section)"
    case .removeItems(let section, let items):
      "delete: items \(items.lowerBound)..<\(items.upperBound) of section \(section)"
    case .reloadItems(let section, let items):
      "reload: items \(items.lowerBound)..<\(items.upperBound) of section \(section)"
    case .moveItem(let section, let item, let toSection, let toItem):
      "move: item \(item) of section \(section) to \(toItem)"
        + (toSection == section ? "" : " of section \(toSection)")
    default: "\(self)"
    }
  }
}

extension [LayoutChange] {
  /// The description of the first few changes, for messages.
  var summary: String {
    let named = prefix(3).map(\.summary).joined(separator: ", ")
    return count > 3 ? "\(named), and \(count - 3) more changes" : named
  }
}

extension LayoutInput {
  /// Returns whether a sequence of item changes only refers to existing items.
  func allows(_ changes: [LayoutChange]) -> Bool {
    var input = self
    for change in changes {
      guard (try? input.check(change)) != nil else { return false }
      for (section, difference) in change.countDifferences {
        let count = input.sections[section].itemCount
        input.setItemCount(count + difference, ofSection: section)
      }
    }
    return true
  }
}
