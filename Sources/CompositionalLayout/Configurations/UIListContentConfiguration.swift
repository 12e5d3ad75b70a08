/// A description of a list cell's content: primary text, secondary text and an image.
///
/// Its view does not measure text, so a cell with this content keeps its estimated height. (D-102)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, Sendable {
  /// The appearance of text.
  public struct TextProperties: Hashable, Sendable {
    /// The font of the text, by default the body font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The colour of the text.
    public var color = UIColor.label
    /// The transformer applied to the colour, or `nil` if there is none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The way lines are broken or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The change of case to apply when the text is drawn.
    ///
    /// The text itself stays unchanged.
    public var transform = TextTransform.none
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Whether the font adapts to the preferred content size category.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the transformed colour of the text.
    public func resolvedColor() -> UIColor { colorTransformer.applied(to: color) }

    /// A case transformation applied when text is drawn.
    public enum TextTransform: Int, Sendable {
      /// The text is drawn unchanged.
      case none = 0
      /// Every letter is drawn in upper case.
      case uppercase = 1
      /// Every letter is drawn in lower case.
      case lowercase = 2
      /// The first letter of each word is drawn in upper case.
      case capitalized = 3
    }

    /// The alignment of lines of text.
    public enum TextAlignment: Int, Sendable {
      /// Lines are aligned according to the layout direction.
      case natural = 0
      /// Lines are centred.
      case center = 1
      /// Lines extend to both edges.
      case justified = 2
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The appearance of a symbol image; `nil` for an appearance matching the font.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of the image; `nil` for the tint colour of the view.
    public var tintColor: UIColor?
    /// The transformer applied to the tint colour, or `nil` if there is none.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 along an axis without a limit.
    public var maximumSize = CGSize.zero
    /// The size the layout reserves for the image, in points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero

    /// Returns the transformed tint colour, using the view's tint colour if none is set.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      tintColorTransformer.applied(to: self.tintColor ?? tintColor)
    }

    /// Returns whether two values describe the same appearance of an image.
    public static func == (a: Self, b: Self) -> Bool {
      a.tintColor == b.tintColor && a.tintColorTransformer == b.tintColorTransformer
        && a.preferredSymbolConfiguration == b.preferredSymbolConfiguration
        && a.cornerRadius == b.cornerRadius
        && a.maximumSize == b.maximumSize && a.reservedLayoutSize == b.reservedLayoutSize
    }

    /// Hashes the tint colour and the corner radius.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
    }
  }

  /// The primary text, or `nil` if there is none.
  public var text: String?
  /// The secondary text, or `nil` if there is none.
  public var secondaryText: String?
  /// The image next to the text, or `nil` if there is none.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties = TextProperties()
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The axes where the content margins must be at least as large as the superview's margins.
  ///
  /// The value is only stored, because this library never changes the margins. (D-97)
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances between the edges of the view and its content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 0
  /// The distance between the primary and the secondary text, in points, if the secondary text is
  /// below.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The distance between the primary and the secondary text, in points, if they are side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  /// Whether the primary and the secondary text are placed side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Returns the default content of a list cell.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the content of a list cell with the secondary text below the primary text.
  public static func subtitleCell() -> UIListContentConfiguration { styled(second: .caption1) }

  /// Returns the content of a list cell with the secondary text next to the primary text.
  public static func valueCell() -> UIListContentConfiguration {
    var content = styled(second: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = .secondaryLabel
    return content
  }

  /// Returns the default content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// Returns the default content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { styled(first: .headline) }

  /// Returns the default content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration { styled(first: .headline) }

  /// Returns the default content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the default content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the default content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration { styled(first: .footnote) }

  /// Returns the default content of a prominent header in an inset grouped list.
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

  /// Creates a view with the content described by the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration unchanged, because it is the same in every state.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
