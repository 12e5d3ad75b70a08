package import LayoutCore

extension LayoutInput {
  /// Returns the name of an element for people: `3.17`, `header 3`, `badge 3.2`.
  package func name(of id: ElementID) -> String {
    guard id.kind != .cell else { return "\(id.section).\(id.item)" }
    let name = Self.shortName(ofKind: elementKinds[Int(id.kind.nameIndex)])
    if id.item == LayoutElement.layoutItem { return name }
    return isBoundary(id) ? "\(name) \(id.section)" : "\(name) \(id.section).\(id.item)"
  }

  /// Returns the name of an element kind for people: `header` for UIKit's section headers.
  package static func shortName(ofKind kind: String) -> String {
    switch kind {
    case UICollectionView.elementKindSectionHeader: "header"
    case UICollectionView.elementKindSectionFooter: "footer"
    default: kind
    }
  }
}
