import BenchHarness

extension TemporaryFolder {
  /// Writes an executable script.
  ///
  /// Another process writes the file. While a file is open for writing in this process, a program
  /// started by another test can inherit it, and the script cannot be run: "Text file busy".
  ///
  /// - Parameters:
  ///   - script: The lines of a shell script, without the line that names the shell.
  ///   - name: The name of the file in the folder.
  /// - Returns: The path of the file.
  /// - Throws: A `Problem` if the file cannot be written.
  @discardableResult
  package func writeProgram(_ script: String, to name: String) throws -> String {
    let path = path(name)
    let writing = try ChildProcess(
      named: "sh",
      ["-c", #"printf '#!/bin/sh\n%s\n' "$1" >"$2" && chmod 755 "$2""#, "sh", script, path]
    ).wait()
    guard writing.exitCode == 0 else { throw Problem("\(path): \(writing.reason)") }
    return path
  }
}
