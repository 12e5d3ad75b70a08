/// Traps with a message in every build if a condition is false.
///
/// Optimised builds, which are what a caller who makes the mistake runs, print no message for
/// `precondition`.
///
/// - Parameters:
///   - condition: The condition that must hold.
///   - sentence: A description of the mistake and its values; evaluated only if it is printed.
///   - file: The file that contains the check.
///   - line: The line that contains the check.
package func stopUnless(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(sentence(), file: file, line: line)
}
