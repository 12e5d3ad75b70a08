import LayoutCore
import LayoutDescription

/// Checks for lengths that exceed any real screen.
///
/// Such a length is reported as a fault of the document rather than of the engine.
extension LayoutFile {
  /// The largest valid number in a layout, in points: the longest length supported by the engine,
  /// on a display with ten pixels per point.
  private static let largest = Double(Subpixels.longestLength.roundedToPixels) / 10

  /// The longest valid content, in pixels: a quarter of the engine's limit, to leave room for
  /// insertions.
  private static let longest = Double(Subpixels.longestContent.roundedToPixels) / 4

  /// Returns a description of the first number that is not a valid length, or `nil` if all are
  /// valid.
  static func fault(ofNumbersIn document: LayoutDocument) -> String? {
    guard let number = document.largestNumber, abs(number.value) > largest else { return nil }
    return "\(number.path) is \(number.value); the limit is 10⁹ points"
  }

  /// Returns a description of content too long for further insertions, or `nil` if it is short
  /// enough.
  static func fault(ofContent size: Vector, scale: Double) -> String? {
    guard max(size.horizontal, size.vertical) * scale > longest else { return nil }
    return "the content is longer than 10¹¹ pixels, the limit for insertions: use fewer items"
  }
}
