/// The keys that mean something in the description of a layout.
///
/// Others are no error, since people annotate their files, but a misspelt key would otherwise go
/// unnoticed.
enum KnownKeys {
  private static let all: Set<String> = [
    "absolute", "absoluteOffset", "alignment", "api", "bottom", "boundarySupplementaryItems",
    "configuration", "containerAnchor", "contentInsets", "contentInsetsReference", "count",
    "customItems", "decorationItems", "edgeSpacing", "edges", "elementKind", "estimated",
    "extendsBoundary", "fixed", "flexible", "fractionalHeight", "fractionalOffset",
    "fractionalWidth", "frame", "group", "height", "interGroupSpacing", "interItemSpacing",
    "interSectionSpacing", "itemAnchor", "kind", "leading", "orthogonalScrollingBehavior",
    "pinToVisibleBounds", "scrollDirection", "section", "sections", "size", "subitems",
    "supplementariesFollowContentInsets", "supplementaryItems", "top", "trailing",
    "uniformAcrossSiblings", "width", "zIndex",
  ]

  /// The places of the keys that mean nothing, in the order of the text.
  static func unknown(in node: JSONNode) -> [String] {
    if let elements = try? node.elements() { return elements.flatMap(unknown) }
    guard let members = try? node.members() else { return [] }
    return members.flatMap { key, member in
      all.contains(key) ? unknown(in: member) : [member.path]
    }
  }
}
