/// Error of a layout document unfit for timing.
public struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the document.
  public let path: String
  /// The reason, as a sentence without its full stop.
  public let reason: String

  /// The path and the reason in one line.
  public var description: String { "\(path): \(reason)" }
}
