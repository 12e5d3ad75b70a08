/// An error that states why a layout document is unsuitable for timing.
public struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the document's file.
  public let path: String
  /// The reason, as a sentence without its full stop.
  public let reason: String

  /// The path and the reason on one line.
  public var description: String { "\(path): \(reason)" }
}
