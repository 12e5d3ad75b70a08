public import Foundation

/// The measured sizes of a layout's elements, which can be saved and restored.
///
/// UIKit has no counterpart of this type.
public struct MeasuredSizes: Hashable, Codable, Sendable {
  /// The measured size of one element, with its index path at the time of the measurement.
  public struct Element: Hashable, Codable, Sendable {
    /// The kind of a supplementary view; `nil` for a cell.
    public var elementKind: String?

    /// The index path of the element when it was measured.
    public var indexPath: IndexPath

    /// The preferred size of the element, in points; 0 along an axis without self-sizing.
    public var size: CGSize

    /// Creates the measured size of an element.
    public init(elementKind: String? = nil, indexPath: IndexPath, size: CGSize) {
      self.elementKind = elementKind
      self.indexPath = indexPath
      self.size = size
    }
  }

  /// The measured elements, ordered by section.
  public var elements: [Element]

  /// The length of the view across its scrolling axis, in points; `nil` if the sizes apply to any
  /// length.
  ///
  /// In a view with another length, the elements may prefer other sizes.
  public var crossLength: CGFloat?

  /// Creates a set of sizes, for example from values the app has saved.
  public init(elements: [Element], crossLength: CGFloat? = nil) {
    self.elements = elements
    self.crossLength = crossLength
  }
}
