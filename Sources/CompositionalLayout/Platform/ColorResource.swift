/// A colour in an app's asset catalogue, as Xcode refers to it in generated code. (D-117)
public struct ColorResource: Hashable, Sendable {
  /// The name of the colour in the asset catalogue.
  public let name: String

  /// Creates a reference to a named colour, without looking it up in the bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
