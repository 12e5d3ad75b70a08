/// Traps with a message in every build if a condition is false.
///
/// `precondition` prints no message in optimised builds, and most callers run those.
///
/// - Parameters:
///   - condition: The condition to check.
///   - sentence: The message, with the mistake and the offending values; evaluated only if the
///     check fails.
///   - file: The source file with the check, printed as part of the message.
///   - line: The line number of the check, printed as part of the message.
package func stopUnless(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(sentence(), file: file, line: line)
}
