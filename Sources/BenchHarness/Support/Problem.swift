/// Reason why something cannot be done, in one sentence.
package struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The sentence.
  package let description: String

  package init(_ description: String) { self.description = description }
}
