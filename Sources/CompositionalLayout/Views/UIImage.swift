/// An image that has a name and a size but no pixels.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the image; `nil` if it has none.
  final let name: String?

  /// The appearance of a symbol; `nil` if none was specified.
  public final internal(set) var symbolConfiguration: SymbolConfiguration?

  /// The size of the image, in points; zero unless the app sets it.
  ///
  /// UIKit derives the size from the picture, but images in this library have no picture. Reading
  /// the size of an image before it is set reports a `ScreenDiagnosis`. (D-117)
  open var size: CGSize {
    get {
      if ownSize == .zero { ScreenDiagnosis.report(.imageWithoutSize(name: name)) }
      return ownSize
    }
    set { ownSize = newValue }
  }

  private final var ownSize = CGSize.zero

  /// Creates an image without a name.
  public override init() { name = nil }

  /// Creates an image from the data of a file, without decoding it, or returns `nil` for empty
  /// data.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    name = nil
  }

  /// Creates an image from a file, without reading it, or returns `nil` if the file does not exist.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    name = path
  }

  /// Creates an image with the given name, without looking it up in the app's resources; never
  /// returns `nil`.
  public init?(named name: String) { self.name = name }

  /// Creates a system image with the given name, without looking it up; never returns `nil`.
  public init?(systemName name: String) { self.name = name }
}
