/// Traps with a message in every build if a condition is false.
///
/// `precondition` prints no message in optimised builds, the ones most callers run.
///
/// - Parameters:
///   - condition: The condition to check.
///   - sentence: A description of the mistake and its values; evaluated only when it is printed.
///   - file: The source file of the check.
///   - line: The line of the check.
package func stopUnless(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(sentence(), file: file, line: line)
}
