/// A colour: red, green, blue and how opaque it is.
///
/// A colour never changes; two are equal if their four parts are. Nothing is drawn here, so there
/// are no colour spaces and no dynamic colours.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  /// The part of red, from 0 to 1.
  public let red: CGFloat

  /// The part of green, from 0 to 1.
  public let green: CGFloat

  /// The part of blue, from 0 to 1.
  public let blue: CGFloat

  /// How opaque the colour is, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a colour from its parts, each from 0 to 1.
  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from its parts in Display P3; they are kept unchanged.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from its hue on the circle red, green, blue, its saturation and its
  /// brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let parts = [5.0, 3, 1].map { (offset: CGFloat) -> CGFloat in
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }

  /// Creates the colour of the app with a name: always `gray`, for lack of asset catalogues.
  /// (D-117)
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// Creates the colour of a resource: always `gray`, for lack of asset catalogues. (D-117)
  public convenience init(resource: ColorResource) { self.init(white: 0.5, alpha: 1) }

  /// Creates the colour of a closure for unspecified traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    type(of: self).init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the colour itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a colour of equal parts.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// The hash; equal colours share it.
  open override var hash: Int {
    var hasher = Hasher()
    for part in [red, green, blue, alpha] { hasher.combine(part) }
    return hasher.finalize()
  }

  /// The four parts, such as `red=1 green=0 blue=0 alpha=0.5`.
  open override var description: String {
    zip(["red", "green", "blue", "alpha"], [red, green, blue, alpha])
      .map { "\($0)=\($1.plainDescription)" }.joined(separator: " ")
  }
}
