/// Precondition with its sentence printed in every build.
///
/// `precondition` prints no message in optimised builds, the builds of the caller who made the
/// mistake.
///
/// - Parameters:
///   - condition: The precondition.
///   - sentence: The mistake and its values; put together only if it is printed.
///   - file: The checking file.
///   - line: The checking line.
package func stopUnless(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(sentence(), file: file, line: line)
}
