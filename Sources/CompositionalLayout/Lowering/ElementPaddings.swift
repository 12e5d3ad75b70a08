import Foundation

/// The padding above the content of those boundary items that have any, in points.
struct ElementPaddings {
  private var common: [String: CGFloat] = [:]
  private var bySection: [Int: [String: CGFloat]] = [:]

  /// Returns the padding above the content of elements of a kind in a section, in points.
  func padding(kind: String, section: Int) -> CGFloat {
    common[kind] ?? bySection[section]?[kind] ?? 0
  }

  mutating func set(_ section: NSCollectionLayoutSection?, at index: Int) {
    let paddings = section?.paddings ?? [:]
    if !paddings.isEmpty { bySection[index] = paddings }
  }

  mutating func setForAllSections(_ section: NSCollectionLayoutSection) {
    common = section.paddings
    bySection = [:]
  }
}

extension NSCollectionLayoutSection {
  fileprivate var paddings: [String: CGFloat] {
    boundarySupplementaryItems.reduce(into: [:]) { paddings, item in
      // If several items have the same kind, the first of them is measured.
      if item.roomAboveContent > 0, paddings[item.elementKind] == nil {
        paddings[item.elementKind] = item.roomAboveContent
      }
    }
  }
}
