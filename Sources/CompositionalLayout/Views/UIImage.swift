/// Image by name, without a picture and without a size.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the image; nil if it has none.
  final let name: String?

  /// Creates an image without a name.
  public override init() { name = nil }

  /// Creates an image of the app by name.
  public init?(named name: String) { self.name = name }

  /// Creates an image of the system by name.
  public init?(systemName name: String) { self.name = name }

  /// The size, in points: none.
  open var size: CGSize { .zero }
}
