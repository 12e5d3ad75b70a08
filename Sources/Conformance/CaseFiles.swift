package import Foundation

/// Functions that find the files with conformance cases.
package enum CaseFiles {
  /// Returns all JSON files in a directory and its subdirectories, in the order of their paths.
  ///
  /// If the URL refers to a file, the result is that file.
  ///
  /// - Complexity: O(*n* log *n*) for *n* files.
  package static func all(in directory: URL) -> [URL] {
    guard JSONFile.isDirectory(directory) else { return [directory] }
    let files = FileManager.default.enumerator(
      at: directory, includingPropertiesForKeys: [.isRegularFileKey], options: .skipsHiddenFiles)
    let found = (files?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "json" && !JSONFile.isDirectory($0)
    }
    return found.sorted { $0.path < $1.path }
  }
}
