import Foundation

/// Destination of results: standard output, or a file.
package enum StandardOutput {
  /// Turns a closed reader into an error, instead of the end of the process; call it once at the
  /// start.
  package static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Writes a text to standard output.
  ///
  /// - Parameter text: The text, with its own line breaks.
  /// - Throws: `OutputError.closedPipe` if the reader has gone.
  package static func write(_ text: String) throws(OutputError) {
    try Descriptor.output.write(text)
  }

  /// Writes a text for people to standard output, in lines within the width of a terminal.
  ///
  /// - Parameter text: The text, with its own line breaks.
  /// - Throws: `OutputError.closedPipe` if the reader has gone.
  package static func print(_ text: String) throws(OutputError) {
    try Descriptor.output.write(fitting(text, Descriptor.output))
  }

  /// Writes a line for a person to standard error, at a terminal in several fitting lines, if
  /// anybody reads it.
  package static func note(_ line: String) {
    try? Descriptor.errors.write(fitting(PrintableText.lines(line) + "\n", Descriptor.errors))
  }

  private static func fitting(_ text: String, _ descriptor: Descriptor) -> String {
    guard descriptor.isTerminal else { return text }
    let style = TerminalStyle(width: descriptor.columns, isColoured: false)
    return WrappedLines.text(text, width: style.width)
  }

  /// Writes a text to a file, created or replaced in one step, or to standard output.
  ///
  /// - Parameters:
  ///   - text: The text, with its own line breaks.
  ///   - destination: The path of a file, or `-` for standard output.
  /// - Throws: `OutputError` if it cannot be written.
  package static func write(_ text: String, to destination: String) throws(OutputError) {
    guard destination != "-" else { return try write(text) }
    try FileReplacement(of: destination).write(text)
  }

  /// Names a written file on standard error; nothing about standard output.
  package static func noteWritten(_ destination: String) {
    if destination != "-" { note("wrote \(destination)") }
  }

  /// Whether two destinations are one file, whatever their paths look like.
  package static func isSameFile(_ first: String, _ second: String) -> Bool {
    func path(_ destination: String) -> String {
      URL(fileURLWithPath: destination).standardizedFileURL.resolvingSymlinksInPath().path
    }
    return first == second || first != "-" && second != "-" && path(first) == path(second)
  }

  /// Names the width of a text's lines on standard error if it exceeds the variable `COLUMNS`.
  package static func noteIfTooWide(_ text: String) {
    let width = text.split(whereSeparator: \.isNewline).map(\.count).max() ?? 0
    guard let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }),
      columns < width
    else { return }
    note("bench: the lines above need \(width) columns, the terminal has \(columns)")
  }

  /// Whether a destination is a file with a text, such as the results of an earlier run.
  package static func holdsText(_ destination: String) -> Bool {
    destination != "-" && (try? FileReplacement(of: destination))?.holdsText == true
  }

  /// The path of a regular file for results, with symbolic links resolved; nil for standard output,
  /// devices and pipes.
  static func regularPath(of destination: String) -> String? {
    guard destination != "-", let file = try? FileReplacement(of: destination) else { return nil }
    return file.regularPath
  }

  /// Requires a writable file, without touching its text.
  ///
  /// - Parameter destination: The path of a file, or `-` for standard output.
  /// - Throws: `OutputError` if it cannot be written.
  package static func requireWritable(_ destination: String) throws(OutputError) {
    guard destination != "-" else { return }
    try FileReplacement(of: destination).requireWritable()
  }
}
