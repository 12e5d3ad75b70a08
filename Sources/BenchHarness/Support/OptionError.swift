/// A value on the command line that cannot be used, in one sentence.
public struct OptionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was given.
  public var value: String
  /// What is wrong with it.
  public var reason: String
  /// What would have been right.
  public var expected: String

  /// The sentence.
  public var description: String {
    "'\(value)' \(reason): expected \(expected)"
  }
}
