/// Items of a section that a change was about.
public struct TouchedItems: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The items; all that follow one another and are there.
  public var items: Range<Int>

  /// Makes a range of items.
  public init(section: Int, items: Range<Int>) {
    self.section = section
    self.items = items
  }

  /// The items that changes are about that were made one after the other, by where they are after
  /// the last one; those that are gone since are left out, and those that came in between are in.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - sections: The sections after the last change.
  /// - Returns: The items of each change, those of the first one first.
  static func touched(
    by changes: [LayoutChange], sections: LayoutSections
  ) -> [TouchedItems] {
    var touched: [TouchedItems] = []
    for change in changes {
      touched = touched.compactMap { $0.followed(by: change) }
      if let new = change.touched { touched.append(new) }
    }
    return touched.map { touched in
      guard touched.items.upperBound == .max else { return touched }
      return TouchedItems(
        section: touched.section, items: 0..<sections[touched.section].itemCount)
    }
  }

  /// Where the items are after a change; `nil` if their section is gone.
  private func followed(by change: LayoutChange) -> TouchedItems? {
    var followed = self
    switch change {
    case .insertItems(section, let item, let count):
      followed.insert(count, at: item)
    case .removeItems(section, let items):
      followed.remove(items)
    case .moveItem(let from, let item, let toSection, let toItem):
      if from == section { followed.remove(item..<item + 1) }
      if toSection == section { followed.insert(1, at: toItem) }
    case .insertItems, .removeItems, .reloadItems, .reloadSection:
      break
    case .insertSection, .removeSections, .moveSection:
      guard let id = change.following(ElementID(section: section, item: 0)) else { return nil }
      followed.section = id.section
    }
    return followed
  }

  private var isWholeSection: Bool { items.upperBound == .max }

  private mutating func insert(_ count: Int, at item: Int) {
    guard !isWholeSection, item < items.upperBound else { return }
    let start = item <= items.lowerBound ? items.lowerBound + count : items.lowerBound
    items = start..<items.upperBound + count
  }

  private mutating func remove(_ removed: Range<Int>) {
    guard !isWholeSection else { return }
    func place(_ item: Int) -> Int {
      item - removed.clamped(to: 0..<max(0, item)).count
    }
    items = place(items.lowerBound)..<place(items.upperBound)
  }
}

extension LayoutChange {
  /// The items that the change is about, by where they are afterwards; all there may be of a whole
  /// section.
  fileprivate var touched: TouchedItems? {
    switch self {
    case .insertItems(let section, let item, let count):
      TouchedItems(section: section, items: item..<item + count)
    case .removeItems(let section, let items):
      TouchedItems(section: section, items: items.lowerBound..<items.lowerBound)
    case .moveItem(_, _, let toSection, let toItem):
      TouchedItems(section: toSection, items: toItem..<toItem + 1)
    case .reloadItems(let section, let items):
      TouchedItems(section: section, items: items)
    case .insertSection(_, _, let section), .moveSection(_, let section),
      .reloadSection(let section):
      TouchedItems(section: section, items: 0..<Int.max)
    case .removeSections:
      nil
    }
  }
}
