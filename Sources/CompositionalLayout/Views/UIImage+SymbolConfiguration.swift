extension UIImage {
  /// Thickness of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The surrounding text's weight.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Thicker than `ultraLight`.
    case thin = 2
    /// A little thinner than regular.
    case light = 3
    /// The weight of running text.
    case regular = 4
    /// A little thicker than regular.
    case medium = 5
    /// Between medium and bold.
    case semibold = 6
    /// The weight of bold text.
    case bold = 7
    /// Thicker than bold.
    case heavy = 8
    /// The thickest.
    case black = 9
  }

  /// Size of a symbol beside text.
  public enum SymbolScale: Int, Sendable {
    /// The system's scale.
    case `default` = -1
    /// The surroundings' scale.
    case unspecified = 0
    /// Smaller than the letters beside it.
    case small = 1
    /// The height of the letters next to it.
    case medium = 2
    /// Larger than the letters beside it.
    case large = 3
  }

  /// Looks of a symbol, as stored values; equal if all properties are equal.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var hierarchicalColor: UIColor?
      var paletteColors: [UIColor]?
    }

    /// A configuration with everything left to the surroundings.
    public static let unspecified = SymbolConfiguration(Values())

    private let values: Values

    private init(_ values: Values) {
      self.values = values
    }

    /// Creates looks of the size of text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates looks of the size of text, in points, and a thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates looks of the size of text, in points, a thickness and a size beside the text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates looks of a role of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates looks of a role of text and a size beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// Creates looks of the size of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize))
    }

    /// Creates looks of the size of a font and a size beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates looks of a thickness.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates looks of a size beside text.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration with shades of a colour for the layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(hierarchicalColor: hierarchicalColor))
    }

    /// Creates looks with a colour for each layer.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(paletteColors: paletteColors))
    }

    /// Returns this configuration, with the other's specified values in place of its own.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration.values
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight ?? values.weight,
          scale: other.scale ?? values.scale, textStyle: other.textStyle ?? values.textStyle,
          hierarchicalColor: other.hierarchicalColor ?? values.hierarchicalColor,
          paletteColors: other.paletteColors ?? values.paletteColors))
    }

    /// Returns whether an object is a configuration of equal values.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The hash; equal configurations share it.
    open override var hash: Int { values.hashValue }
  }

  /// Creates an image of the system by name; the looks of the symbol are kept.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName: name)
    symbolConfiguration = withConfiguration
  }
}
