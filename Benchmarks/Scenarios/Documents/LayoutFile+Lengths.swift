import LayoutCore
import LayoutDescription

/// Lengths beyond any screen: the engine would be blamed for the document's fault.
extension LayoutFile {
  /// The largest number of a layout: the longest single length of the engine where a point has ten
  /// pixels.
  private static let largest = Double(Subpixels.longestLength.roundedToPixels) / 10

  /// The longest content, in pixels: a quarter of the engine's, so that items can be inserted.
  private static let longest = Double(Subpixels.longestContent.roundedToPixels) / 4

  /// The fault of a number that is no length; nil if all are lengths.
  static func fault(ofNumbersIn document: LayoutDocument) -> String? {
    guard let number = document.largestNumber, abs(number.value) > largest else { return nil }
    return "\(number.path) is \(number.value); the limit is 10⁹ points"
  }

  /// The fault of a content without room for more items; nil with room.
  static func fault(ofContent size: Vector, scale: Double) -> String? {
    guard max(size.horizontal, size.vertical) * scale > longest else { return nil }
    return "its content is longer than 10¹¹ pixels, the limit for insertions"
  }
}
