/// An error that states in one sentence why something cannot be done.
package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The error message, in one sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
