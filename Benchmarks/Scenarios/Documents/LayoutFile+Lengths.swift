import CompositionalLayout
import LayoutCore

/// Lengths that no screen has: the engine would be blamed for frames that are the document's fault.
extension LayoutFile {
  /// The largest number of a layout: the longest single length of the engine where a point has ten
  /// pixels.
  private static let largest = Double(Subpixels.longestLength.roundedToPixels) / 10

  /// The longest content, in pixels: a quarter of the engine's, so that items can be inserted.
  private static let longest = Double(Subpixels.longestContent.roundedToPixels) / 4

  /// Finds the first number of a layout that is no length.
  ///
  /// - Parameter data: The text of the document, which can be read.
  /// - Returns: Its place and its value in words, or nil if there is none.
  static func absurdNumber(in data: Data) -> String? {
    let document = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return document?["layout"].flatMap { absurdNumber(in: $0, at: "layout") }
  }

  private static func absurdNumber(in value: Any, at path: String) -> String? {
    switch value {
    case let object as [String: Any]:
      return object.sorted { $0.key < $1.key }.lazy
        .compactMap { absurdNumber(in: $0.value, at: "\(path).\($0.key)") }.first
    case let array as [Any]:
      return array.enumerated().lazy
        .compactMap { absurdNumber(in: $0.element, at: "\(path)[\($0.offset)]") }.first
    case let number as Double where abs(number) > largest:
      return "\(path) is \(number), and the longest length is 10⁹ points"
    default:
      return nil
    }
  }

  /// The fault of a content that leaves no room for more items, or nil if there is room.
  static func fault(ofContent size: Vector, scale: Double) -> String? {
    guard max(size.horizontal, size.vertical) * scale > longest else { return nil }
    return "its content is longer than 10¹¹ pixels, behind which nothing could be inserted"
  }
}
