/// The description of an element: its size, the space around it and its supplementary items.
///
/// The same item can appear several times in a description. A copy shares nothing with its
/// original.
///
/// The properties of descriptions are always read and written as a whole. Checks for overlapping
/// access would find nothing, and they would take a tenth of the time spent on translating a
/// description for the engine, so they are disabled.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize

  /// The distances between the item's edges and the edges of its element, in points.
  ///
  /// The insets are ignored along an estimated dimension.
  @safe @exclusivity(unchecked)
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The space around the item, or `nil` if there is none.
  @safe @exclusivity(unchecked)
  @NSCopying open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The elements anchored to the item.
  @safe @exclusivity(unchecked)
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// Creates an item with the given size.
  public required init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
  }

  /// Creates an item with the given size and anchored elements.
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

  /// A multi-line string with the class, the address and all values that differ from the default.
  open override var description: String { indentedDescription(indentation: "") }

  /// Returns one line for the item itself, followed by a line for each property, all indented.
  func indentedDescription(indentation: String) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let head = "\(indentation)<\(type(of: self)) 0x\(address) size=\(layoutSize)>"
    return ([head] + describedProperties(indentation: indentation + "  "))
      .joined(separator: "\n")
  }

  /// Returns one line for each property useful in an error message.
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
