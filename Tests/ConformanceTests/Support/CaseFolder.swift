import Conformance
import Foundation

/// A folder of case files for the duration of a test.
final class CaseFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, and creates its folders.
  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Returns the outcome of a case with the given text.
  func outcome(of text: String) throws -> ConformanceOutcome {
    ConformanceRunner().run(try write(text, to: "case.json"))
  }
}
