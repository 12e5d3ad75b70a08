/// The reason why a baseline cannot be read, in one line.
public struct BaselineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the file.
  public var source: String
  /// The number of the line.
  public var line: Int
  /// The reason.
  public var reason: String

  /// The line.
  public var description: String { "\(source): line \(line): \(reason)" }
}
