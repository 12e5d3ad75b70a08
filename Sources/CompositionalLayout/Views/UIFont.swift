/// Font by name and size; no text is measured.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The thickness of letters, from -1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness.
    public let rawValue: CGFloat

    /// The thinnest letters.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin letters.
    public static let thin = Weight(rawValue: -0.6)
    /// Light letters.
    public static let light = Weight(rawValue: -0.4)
    /// Letters of running text.
    public static let regular = Weight(rawValue: 0)
    /// Letters a little thicker than in running text.
    public static let medium = Weight(rawValue: 0.23)
    /// Letters between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold letters.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy letters.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest letters.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight from its thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The role of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String

    /// The largest title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading of the second order.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption, smaller than running text.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A caption of the second order.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Creates a role from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The sizes of text at the reader's default size, as the Human Interface Guidelines list them.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The name, as the app or the system gave it; not necessarily of an installed font.
  public final let fontName: String

  /// The size of the letters, in points.
  public final let pointSize: CGFloat

  /// The thickness of the letters.
  final let weight: Weight

  /// Creates a font by name and size.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size, weight: .regular)
  }

  /// Creates the font of a description, in another size, in points, unless that is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      fontName: descriptor.postscriptName,
      pointSize: pointSize == 0 ? descriptor.pointSize : pointSize, weight: .regular)
  }

  private init(fontName: String, pointSize: CGFloat, weight: Weight) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
  }

  /// Returns the font of the system in a size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the font of the system in a size, in points, and a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// Returns the bold font of the system in a size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the monospaced system font in a size, in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFMono", pointSize: fontSize, weight: weight)
  }

  /// Returns the font of a role, at the reader's default size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// Returns the font itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a font of the same name, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// The hash; equal fonts share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
