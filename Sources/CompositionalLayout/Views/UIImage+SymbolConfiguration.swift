extension UIImage {
  /// The stroke thickness of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the surrounding text.
    case unspecified = 0
    /// The thinnest weight.
    case ultraLight = 1
    /// A weight thicker than `ultraLight`.
    case thin = 2
    /// A weight slightly thinner than regular.
    case light = 3
    /// The weight of body text.
    case regular = 4
    /// A weight slightly thicker than regular.
    case medium = 5
    /// A weight between medium and bold.
    case semibold = 6
    /// The weight of bold text.
    case bold = 7
    /// A weight thicker than bold.
    case heavy = 8
    /// The thickest weight.
    case black = 9
  }

  /// The size of a symbol relative to the surrounding text.
  public enum SymbolScale: Int, Sendable {
    /// The default scale of the system.
    case `default` = -1
    /// The scale specified by the symbol's surroundings.
    case unspecified = 0
    /// A scale that makes the symbol smaller than the adjacent letters.
    case small = 1
    /// A scale that makes the symbol match the height of the adjacent letters.
    case medium = 2
    /// A scale that makes the symbol larger than the adjacent letters.
    case large = 3
  }

  /// The appearance of a symbol image, stored but never drawn.
  ///
  /// Two configurations are equal if all their values are equal.
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    private struct Values: Hashable {
      var pointSize: CGFloat?
      var weight: SymbolWeight?
      var scale: SymbolScale?
      var textStyle: UIFont.TextStyle?
      var hierarchicalColor: UIColor?
      var paletteColors: [UIColor]?
    }

    /// A configuration that specifies no values.
    public static let unspecified = SymbolConfiguration(Values())

    private let values: Values

    private init(_ values: Values) {
      self.values = values
    }

    /// Creates a configuration with the given point size.
    public convenience init(pointSize: CGFloat) {
      self.init(Values(pointSize: pointSize))
    }

    /// Creates a configuration with the given point size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(Values(pointSize: pointSize, weight: weight))
    }

    /// Creates a configuration with the given point size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
    }

    /// Creates a configuration for symbols next to text of the given style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(Values(textStyle: textStyle))
    }

    /// Creates a configuration for symbols next to text of the given style, with the given scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(Values(scale: scale, textStyle: textStyle))
    }

    /// Creates a configuration with the point size of a font.
    public convenience init(font: UIFont) {
      self.init(Values(pointSize: font.pointSize))
    }

    /// Creates a configuration with the point size of a font and the given scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(Values(pointSize: font.pointSize, scale: scale))
    }

    /// Creates a configuration with the given weight.
    public convenience init(weight: SymbolWeight) {
      self.init(Values(weight: weight))
    }

    /// Creates a configuration with the given scale.
    public convenience init(scale: SymbolScale) {
      self.init(Values(scale: scale))
    }

    /// Creates a configuration that colours a symbol's layers with shades of one colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(Values(hierarchicalColor: hierarchicalColor))
    }

    /// Creates a configuration that gives each layer of a symbol its own colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(Values(paletteColors: paletteColors))
    }

    /// Returns a copy of this configuration, overridden by the values the other configuration
    /// specifies.
    open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
      let other = otherConfiguration.values
      return SymbolConfiguration(
        Values(
          pointSize: other.pointSize ?? values.pointSize, weight: other.weight ?? values.weight,
          scale: other.scale ?? values.scale, textStyle: other.textStyle ?? values.textStyle,
          hierarchicalColor: other.hierarchicalColor ?? values.hierarchicalColor,
          paletteColors: other.paletteColors ?? values.paletteColors))
    }

    /// Returns whether an object is a configuration with the same values.
    open override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.values == values
    }

    /// The hash value of the configuration, identical for equal configurations.
    open override var hash: Int { values.hashValue }
  }

  /// Creates a symbol image with the given name and stores its configuration; never returns `nil`.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    self.init(systemName: name)
    symbolConfiguration = withConfiguration
  }
}
