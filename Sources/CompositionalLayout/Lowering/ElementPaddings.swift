import Foundation

/// The padding above the content of boundary items, in points, by element kind.
struct ElementPaddings {
  private var common: [String: CGFloat] = [:]
  private var bySection: [Int: [String: CGFloat]] = [:]

  /// Returns the padding above the content of a section's elements of one kind, in points.
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
