public import Foundation

/// The sizes that elements of a layout have asked for, to be kept and given back later.
///
/// UIKit has no such type.
public struct MeasuredSizes: Hashable, Codable, Sendable {
  /// Measured size of one element, and the path that it had then.
  public struct Element: Hashable, Codable, Sendable {
    /// The kind of a supplementary view; nil for cells.
    public var elementKind: String?

    /// The path of the element when it was measured.
    public var indexPath: IndexPath

    /// The size that the element asks for, in points; 0 along an axis on which its content does not
    /// decide.
    public var size: CGSize

    /// Makes the size of an element.
    public init(elementKind: String? = nil, indexPath: IndexPath, size: CGSize) {
      self.elementKind = elementKind
      self.indexPath = indexPath
      self.size = size
    }
  }

  /// The elements, section by section.
  public var elements: [Element]

  /// How long the view was across the direction in which it scrolls, in points.
  ///
  /// In another one contents ask for other sizes. Nil stands for any.
  public var crossLength: CGFloat?

  /// Makes a set of sizes, such as one that an app has stored.
  public init(elements: [Element], crossLength: CGFloat? = nil) {
    self.elements = elements
    self.crossLength = crossLength
  }
}
