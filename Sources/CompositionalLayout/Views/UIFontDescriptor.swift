/// Description of a font by name and size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The name of the font.
  public final let postscriptName: String

  /// The size of the letters, in points.
  public final let pointSize: CGFloat

  /// Creates the description of a font by name and size, in points.
  public init(name fontName: String, size: CGFloat) {
    postscriptName = fontName
    pointSize = size
  }
}
