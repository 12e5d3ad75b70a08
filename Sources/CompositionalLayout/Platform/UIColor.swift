/// A colour with red, green, blue and alpha components.
///
/// A colour is immutable. Two colours are equal if all four components are equal. Since nothing is
/// drawn, colours have no colour space and do not adapt to traits.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The red component, from 0 to 1.
  public let red: CGFloat

  /// The green component, from 0 to 1.
  public let green: CGFloat

  /// The blue component, from 0 to 1.
  public let blue: CGFloat

  /// The opacity of the colour, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from its components, each from 0 to 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey between black, at 0, and white, at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from Display P3 components, which are stored without conversion.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from its hue, saturation and brightness, each from 0 to 1.
  ///
  /// The hue runs around a circle from red to green to blue and back to red.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = [5.0, 3, 1].map { (offset: CGFloat) -> CGFloat in
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Creates a grey regardless of the name, because asset catalogues are not supported; never
  /// returns `nil`. (D-117)
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates a grey regardless of the resource, because asset catalogues are not supported. (D-117)
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }

  /// Creates a colour by calling the closure once, with unspecified traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    type(of: self).init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// The hash value of the colour, identical for equal colours.
  open override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// A string with the four components, such as `red=1 green=0 blue=0 alpha=0.5`.
  open override var description: String {
    zip(["red", "green", "blue", "alpha"], [red, green, blue, alpha])
      .map { "\($0)=\($1.plainDescription)" }.joined(separator: " ")
  }
}
