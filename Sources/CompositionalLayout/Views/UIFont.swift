/// A font, identified by its name and size.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// The thickness of a font's strokes.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness, from -1 to 1.
    public let rawValue: CGFloat

    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight between ultralight and light.
    public static let thin = Weight(rawValue: -0.6)
    /// A weight slightly thinner than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// A weight slightly thicker than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// A weight between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of bold text.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight thicker than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)

    /// Creates a weight with the given thickness.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
  }

  /// The role of text, which determines its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the text style.
    public let rawValue: String

    /// The style of large titles.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style of first-level titles.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style of second-level titles.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of third-level titles.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of subheadings.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of callouts.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style of captions.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style of secondary captions.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Creates a text style with the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The point size of each text style at the default content size, as listed in the Human
  /// Interface Guidelines.
  private static let sizes: [TextStyle: CGFloat] = [
    .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15,
    .body: 17, .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
  ]

  /// The name of the font, which need not be installed.
  public final let fontName: String

  /// The size of the font, in points.
  public final let pointSize: CGFloat

  final let weight: Weight

  /// Creates a font with the given name and size, in points; never returns `nil`.
  public convenience init?(name: String, size: CGFloat) {
    self.init(fontName: name, pointSize: size, weight: .regular)
  }

  /// Creates a font with the given size, in points, from a descriptor.
  ///
  /// A size of 0 stands for the size in the descriptor.
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

  /// Returns the system font in the given size, in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Returns the system font with the given size, in points, and the given weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// Returns the bold system font in the given size, in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the monospaced system font with the given size, in points, and the given weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: ".SFMono", pointSize: fontSize, weight: weight)
  }

  /// Returns the font of a text style at the default content size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
  }

  /// Returns the same font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  /// Returns the font itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a font with the same name, size and weight.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
  }

  /// The hash value of the font, identical for equal fonts.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    return hasher.finalize()
  }
}
