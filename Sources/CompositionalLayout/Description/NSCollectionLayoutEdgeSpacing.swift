/// The room an item keeps free around itself, beyond its own size.
///
/// An edge spacing never changes; two are equal if all their edges are.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// The room before the leading edge.
  public let leading: NSCollectionLayoutSpacing?

  /// The room above.
  public let top: NSCollectionLayoutSpacing?

  /// The room after the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?

  /// The room below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing; a nil edge keeps no room.
  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the edge spacing itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an edge spacing with equal edges.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return edges == other.edges
  }

  /// The hash; equal edge spacings share it.
  open override var hash: Int { edges.hashValue }

  /// The four edges, such as `<leading=.flexible(0); top=(null); trailing=(null); bottom=(null)>`.
  open override var description: String {
    let values = zip(["leading", "top", "trailing", "bottom"], edges).map { name, spacing in
      "\(name)=\(spacing?.description ?? "(null)")"
    }
    return "<\(values.joined(separator: "; "))>"
  }

  private var edges: [NSCollectionLayoutSpacing?] { [leading, top, trailing, bottom] }
}
