/// Colour of an app by its name in a catalogue of assets, as Xcode generates it. (D-117)
public struct ColorResource: Hashable, Sendable {
  /// The name of the colour.
  public let name: String

  /// Creates the colour of a name; the bundle is not read.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
