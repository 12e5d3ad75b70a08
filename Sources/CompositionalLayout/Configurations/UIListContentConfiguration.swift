/// Description of a row with a text, a second text and an image, as stored values.
///
/// Its view measures no text: a cell with this content keeps its estimate. (D-102)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// Looks of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The font; the body font by default.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour.
    public var color = UIColor.label
    /// The change of the colour; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The change of the letters when the text is drawn; the text itself stays unchanged.
    public var transform = TextTransform.none
    /// The most lines; 0 for any number.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Whether the font follows the preferred content size category.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the colour to draw: `color` after the change.
    public func resolvedColor() -> UIColor { colorTransformer.applied(to: color) }

    /// The change of letters.
    public enum TextTransform: Int, Sendable {
      /// The letters stay unchanged.
      case none = 0
      /// All in upper case.
      case uppercase = 1
      /// All in lower case.
      case lowercase = 2
      /// The first one of each word in upper case.
      case capitalized = 3
    }

    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable {
      /// As the text is read.
      case natural = 0
      /// In the middle.
      case center = 1
      /// At both edges.
      case justified = 2
    }
  }

  /// Looks of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The looks of a symbol; nil for its font's letters.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour.
    public var tintColor: UIColor?
    /// The change of the colour; nil for none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 along axes without a limit.
    public var maximumSize = CGSize.zero
    /// The reserved size for the image, in points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the colour to draw: `tintColor`, or else the tint of the view, after the change.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintColorTransformer.applied(to: self.tintColor ?? tintColor)
    }

    /// Returns whether two images look the same.
    public static func == (a: Self, b: Self) -> Bool {
      a.tintColor == b.tintColor && a.tintColorTransformer == b.tintColorTransformer
        && a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
        && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
    }

    /// Hashes the colour and the radius.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The first text; nil for none.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image beside the texts; nil for none.
  public var image: UIImage?
  /// The looks of the text.
  public var textProperties = TextProperties()
  /// The looks of the second text.
  public var secondaryTextProperties = TextProperties()
  /// The looks of the image.
  public var imageProperties = ImageProperties()
  /// The axes of margins at least the superview's; only stored, since margins here are kept
  /// unchanged. (D-97)
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The distance between the texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance between the texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether the texts lie side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Returns the content of a row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the content of a row with a second text below.
  public static func subtitleCell() -> UIListContentConfiguration { styled(second: .caption1) }

  /// Returns the content of a row with a second text beside.
  public static func valueCell() -> UIListContentConfiguration {
    var content = styled(second: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns the content of a row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { styled(first: .headline) }

  /// Returns the content of a header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration { styled(first: .headline) }

  /// Returns the content of a footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the content of a header of a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the content of a footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the content of a prominent header of an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    styled(first: .headline)
  }

  private static func styled(
    first: UIFont.TextStyle = .body, second: UIFont.TextStyle = .body
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.textProperties.font = .preferredFont(forTextStyle: first)
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: second)
    return content
  }

  /// Creates a view to store the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same content for all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
