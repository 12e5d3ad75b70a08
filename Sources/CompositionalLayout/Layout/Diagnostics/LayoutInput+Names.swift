package import LayoutCore

extension LayoutInput {
  /// Returns a human-readable name for an element, such as `3.17`, `header 3` or `badge 3.2`.
  package func name(of id: ElementID) -> String {
    guard id.kind != .cell else { return "\(id.section).\(id.item)" }
    let name = Self.shortName(ofKind: elementKinds[Int(id.kind.nameIndex)])
    if id.item == LayoutElement.layoutItem { return name }
    return isBoundary(id) ? "\(name) \(id.section)" : "\(name) \(id.section).\(id.item)"
  }

  /// Returns a human-readable name for an element kind, such as `header` for UIKit's section
  /// headers.
  package static func shortName(ofKind kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
