/// The description of one element: its size, the space around it, and its supplementary items.
///
/// An item can be used several times in one description. A copy shares nothing with its original.
///
/// Values of descriptions are read and written whole: checks for overlapping accesses, a tenth of
/// the time of lowering, would find nothing.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// How large the item is.
  public let layoutSize: NSCollectionLayoutSize

  /// The distance of the element from the edges of the item's computed place, in points.
  ///
  /// Along an estimated dimension the insets are ignored.
  @safe @exclusivity(unchecked)
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The room the item keeps free around itself.
  @safe @exclusivity(unchecked)
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The elements anchored to this one.
  @safe @exclusivity(unchecked)
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates an item of a size.
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Creates an item of a size with its anchored elements.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    self.supplementaryItems = supplementaryItems
  }

  /// Returns an independent copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(layoutSize: layoutSize)
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
    copy.supplementaryItems = supplementaryItems.map { $0.copied() }
    return copy
  }

  /// The class, the address and the non-default values, over several lines.
  open override var description: String { indentedDescription(indentation: "") }

  /// One line for the item itself and further ones for its properties, all of them indented.
  func indentedDescription(indentation: String) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let head = "\(indentation)<\(type(of: self)) 0x\(address) size=\(layoutSize)>"
    return ([head] + describedProperties(indentation: indentation + "  "))
      .joined(separator: "\n")
  }

  /// One entry for each property of use in an error message.
  func describedProperties(indentation: String) -> [String] {
    var lines: [String] = []
    if contentInsets != .zero {
      let values = [
        contentInsets.top, contentInsets.leading, contentInsets.bottom, contentInsets.trailing,
      ].map(\.plainDescription)
      lines.append("\(indentation)contentInsets={\(values.joined(separator: ", "))}")
    }
    if let edgeSpacing {
      lines.append("\(indentation)edgeSpacing=\(edgeSpacing)")
    }
    if !supplementaryItems.isEmpty {
      lines.append("\(indentation)supplementaryItems=")
      lines += supplementaryItems.map { $0.indentedDescription(indentation: indentation + "  ") }
    }
    return lines
  }
}
