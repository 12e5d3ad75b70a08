/// Why a layout document cannot be timed.
public struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which document.
  public let path: String
  /// What is in the way.
  public let reason: String

  /// One sentence: the document, and what is in the way.
  public var description: String { "\(path): \(reason)" }
}
