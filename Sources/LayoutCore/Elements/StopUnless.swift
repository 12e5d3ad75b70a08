/// Precondition whose sentence is printed in every build.
///
/// `precondition` keeps its message to itself where the optimiser runs, which is where the caller
/// who made the mistake is.
///
/// - Parameters:
///   - condition: The precondition.
///   - sentence: The mistake and its values; put together only if it is printed.
///   - file: The file that checks.
///   - line: The line that checks.
package func stopUnless(
  _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  guard !condition else { return }
  fatalError(sentence(), file: file, line: line)
}
