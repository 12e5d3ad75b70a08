/// The space around the edges of an item, in addition to the item's own size.
///
/// An edge spacing is immutable. Two edge spacings are equal if all four edges are equal.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, @unchecked Sendable {
  /// The space before the leading edge of the item, or `nil` if there is none.
  public let leading: NSCollectionLayoutSpacing?

  /// The space above the item, or `nil` if there is none.
  public let top: NSCollectionLayoutSpacing?

  /// The space after the trailing edge of the item, or `nil` if there is none.
  public let trailing: NSCollectionLayoutSpacing?

  /// The space below the item, or `nil` if there is none.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing with the given spacings; an edge with `nil` has no space.
  public required init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the edge spacing itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an edge spacing with equal edges.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return edges == other.edges
  }

  /// The hash value of the edge spacing, identical for equal edge spacings.
  open override var hash: Int { edges.hashValue }

  /// A string with all edges, such as `<leading=.flexible(0); top=(null); trailing=(null);
  /// bottom=(null)>`.
  open override var description: String {
    let values = zip(["leading", "top", "trailing", "bottom"], edges).map { name, spacing in
      "\(name)=\(spacing?.description ?? "(null)")"
    }
    return "<\(values.joined(separator: "; "))>"
  }

  private var edges: [NSCollectionLayoutSpacing?] { [leading, top, trailing, bottom] }
}
