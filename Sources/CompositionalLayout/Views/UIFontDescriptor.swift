/// The description of a font by its name and size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The name of the font.
  public final let postscriptName: String

  /// The size of the font, in points.
  public final let pointSize: CGFloat

  /// Creates a descriptor with the given font name and size, in points.
  public init(name fontName: String, size: CGFloat) {
    postscriptName = fontName
    pointSize = size
  }
}
