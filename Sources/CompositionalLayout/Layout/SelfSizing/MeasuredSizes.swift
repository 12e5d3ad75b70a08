public import Foundation

/// The measured sizes of a layout's elements, to save and restore.
///
/// UIKit has no such type.
public struct MeasuredSizes: Hashable, Codable, Sendable {
  /// Measured size of one element, and its path at the time.
  public struct Element: Hashable, Codable, Sendable {
    /// The kind of a supplementary view; nil for cells.
    public var elementKind: String?

    /// The path of the element when it was measured.
    public var indexPath: IndexPath

    /// The preferred size of the element, in points; 0 along an axis without self-sizing.
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

  /// The length of the view across its scrolling axis, in points.
  ///
  /// In another one contents ask for other sizes. Nil stands for any.
  public var crossLength: CGFloat?

  /// Creates a set of sizes, such as an app's saved set.
  public init(elements: [Element], crossLength: CGFloat? = nil) {
    self.elements = elements
    self.crossLength = crossLength
  }
}
