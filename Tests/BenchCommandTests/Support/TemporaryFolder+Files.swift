import BenchHarness
import Foundation

/// Writing and listing of files, for tests only.
extension TemporaryFolder {
  /// Creates a file.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
  }

  /// The names of all files, including hidden files.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
