import Foundation

/// Functions that write results to standard output or to a file.
package enum StandardOutput {
  /// Makes writing to a closed pipe throw an error instead of ending the process.
  ///
  /// Call this method once, when the program starts.
  package static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Writes text to standard output.
  ///
  /// - Parameter text: The text, with its own line breaks.
  /// - Throws: `OutputError.closedPipe` if the reader has closed the pipe, or another
  ///   `OutputError`.
  package static func write(_ text: String) throws(OutputError) {
    try Descriptor.output.write(text)
  }

  /// Writes text for human readers to standard output, wrapped to the width of a terminal.
  ///
  /// - Parameter text: The text, with its own line breaks.
  /// - Throws: `OutputError.closedPipe` if the reader has closed the pipe, or another
  ///   `OutputError`.
  package static func print(_ text: String) throws(OutputError) {
    try Descriptor.output.write(fitting(text, Descriptor.output))
  }

  /// Writes a line for human readers to standard error, wrapped to the width of a terminal, and
  /// ignores errors.
  package static func note(_ line: String) {
    try? Descriptor.errors.write(fitting(PrintableText.lines(line) + "\n", Descriptor.errors))
  }

  private static func fitting(_ text: String, _ descriptor: Descriptor) -> String {
    guard descriptor.isTerminal else { return text }
    let style = TerminalStyle(width: descriptor.columns, isColoured: false)
    return WrappedLines.text(text, width: style.width)
  }

  /// Writes text to standard output or to a file, which is created or replaced atomically.
  ///
  /// - Parameters:
  ///   - text: The text, with its own line breaks.
  ///   - destination: The path of a file, or `-` for standard output.
  /// - Throws: An `OutputError` if the text cannot be written.
  package static func write(_ text: String, to destination: String) throws(OutputError) {
    guard destination != "-" else { return try write(text) }
    try FileReplacement(of: destination).write(text)
  }

  /// Reports on standard error that a file was written, unless the destination is standard output.
  package static func noteWritten(_ destination: String) {
    if destination != "-" { note("wrote \(destination)") }
  }

  /// Returns whether two destinations are the same file, even if their paths differ.
  package static func isSameFile(_ first: String, _ second: String) -> Bool {
    func path(_ destination: String) -> String {
      URL(fileURLWithPath: destination).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return first == second || first != "-" && second != "-" && path(first) == path(second)
  }

  /// Writes a note to standard error if the text is wider than the environment variable `COLUMNS`
  /// allows.
  package static func noteIfTooWide(_ text: String) {
    let width = text.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    guard let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }),
      columns < width
    else { return }
    note("bench: the lines above need \(width) columns, but the terminal has \(columns)")
  }

  /// Returns whether a destination is a non-empty file, such as the results of an earlier run.
  package static func holdsText(_ destination: String) -> Bool {
    destination != "-" && (try? FileReplacement(of: destination))?.holdsText == true
  }

  /// Returns the path of a regular file for results, with symbolic links resolved, or `nil` for
  /// standard output, devices and pipes.
  static func regularPath(of destination: String) -> String? {
    guard destination != "-", let file = try? FileReplacement(of: destination) else { return nil }
    return file.regularPath
  }

  /// Throws an error if a destination cannot be written, and leaves its text unchanged.
  ///
  /// - Parameter destination: The path of a file, or `-` for standard output.
  /// - Throws: An `OutputError` if the destination cannot be written.
  package static func requireWritable(_ destination: String) throws(OutputError) {
    guard destination != "-" else { return }
    try FileReplacement(of: destination).requireWritable()
  }
}
