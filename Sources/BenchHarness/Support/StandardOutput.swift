/// Where results go: standard output, or a file.
public enum StandardOutput {
  /// Makes a reader that goes away an error, instead of the end of the process; call it once at the
  /// start.
  public static func ignoreClosedPipes() {
    Descriptor.ignoreClosedPipes()
  }

  /// Writes a text to standard output.
  ///
  /// - Parameter text: What to write, with its own line breaks.
  /// - Throws: `OutputError.closedPipe` if nobody reads any more.
  public static func write(_ text: String) throws(OutputError) {
    try Descriptor.output.write(text)
  }

  /// Writes a text to a file, which is created or replaced, or to standard output.
  ///
  /// - Parameters:
  ///   - text: What to write.
  ///   - destination: The path of a file, or `-` for standard output.
  /// - Throws: `OutputError` if it cannot be written.
  public static func write(_ text: String, to destination: String) throws(OutputError) {
    guard destination != "-" else { return try write(text) }
    let file = try Descriptor.create(path: destination, emptied: true)
    do {
      try file.write(text)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// Makes sure that a file can be written, without touching what is in it.
  ///
  /// - Parameter destination: The path of a file, or `-` for standard output.
  /// - Throws: `OutputError` if it cannot be written.
  public static func requireWritable(_ destination: String) throws(OutputError) {
    guard destination != "-" else { return }
    try Descriptor.create(path: destination, emptied: false).close()
  }
}
