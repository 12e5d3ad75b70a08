import Foundation

/// A file with the results so far, in case the process ends unexpectedly.
///
/// A result is added between two benchmarks by a single system call: it overwrites the end of the
/// document with the result and a new end. The file is therefore a complete report at any time.
struct PartialReport: Sendable {
  let path: String

  private let file: Descriptor
  private let end: String
  private var length: Int
  private var isEmpty = true

  /// Creates a file with a report that has no results yet, or returns `nil` if the file cannot be
  /// written.
  init?(path: String, report: RunReport) {
    guard let (head, end) = try? report.jsonFrame(),
      let file = try? Descriptor.open(path: path, O_CREAT | O_TRUNC)
    else { return nil }
    self.path = path
    self.file = file
    self.end = end
    length = head.utf8.count
    guard (try? file.write(head + end, at: 0)) != nil else {
      remove()
      return nil
    }
  }

  /// Appends the result of a benchmark to the file.
  ///
  /// The file is a convenience: if it cannot be written, the run continues without it.
  mutating func append(_ result: BenchmarkResult) {
    guard let line = try? result.json() else { return }
    let text = (isEmpty ? "" : RunReport.lineSeparator) + line
    guard (try? file.write(text + end, at: length)) != nil else { return }
    length += text.utf8.count
    isEmpty = false
  }

  /// Removes and closes the file.
  func remove() {
    _ = unsafe unlink(path)
    try? file.close()
  }
}
