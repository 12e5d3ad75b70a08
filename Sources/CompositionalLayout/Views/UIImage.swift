/// Image by name, without a picture.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the image; nil if it has none.
  final let name: String?

  /// The looks of a symbol; nil if none were given.
  public final internal(set) var symbolConfiguration: SymbolConfiguration?

  /// The size, in points: zero for lack of a picture, until set by the owner.
  ///
  /// UIKit reads it from the picture. `ScreenDiagnosis` names an image after a read of its zero
  /// size. (D-117)
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

  /// Creates an image from a file, without reading it; nil for a missing file.
  public init?(data: Data) {
    if data.isEmpty { return nil }
    name = nil
  }

  /// Creates an image of a file, without reading it; nil for a missing file.
  public init?(contentsOfFile path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    name = path
  }

  /// Creates an image of the app by name.
  public init?(named name: String) { self.name = name }

  /// Creates an image of the system by name.
  public init?(systemName name: String) { self.name = name }
}
