package import Foundation
package import LayoutDescription

/// The outcomes of all cases in a directory.
package struct ConformanceReport: Sendable {
  /// A file with its outcome.
  package struct Entry: Hashable, Sendable {
    /// The path of the file, relative to the directory.
    package let path: String
    /// The outcome of comparing the engine with the file.
    package let outcome: ConformanceOutcome

    /// The path of the file's folder, relative to the directory; empty for the directory itself.
    package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  /// The files with their outcomes, in the order of their paths.
  package let entries: [Entry]

  /// Creates a report by running all cases in a directory and its subdirectories.
  ///
  /// - Parameters:
  ///   - directory: The directory to search, or a single file.
  ///   - runner: The runner that lays out each case and compares the results.
  /// - Throws: ``LayoutDocumentError`` if the directory is missing.
  /// - Complexity: O(*n*) for *n* files, each laid out separately.
  package init(
    directory: URL, runner: ConformanceRunner = ConformanceRunner()
  ) throws(LayoutDocumentError) {
    guard FileManager.default.fileExists(atPath: directory.path) else {
      throw LayoutDocumentError(path: directory.path, message: "no such folder")
    }
    let files = CaseFiles.all(in: directory)
    let rootLength = directory.standardizedFileURL.pathComponents.count
    entries = files.map { file in
      let path = file.standardizedFileURL.pathComponents.dropFirst(rootLength)
      return Entry(
        path: path.isEmpty ? file.lastPathComponent : path.joined(separator: "/"),
        outcome: runner.run(file))
    }
  }

  /// The numbers of passed and failed cases.
  package var tally: ConformanceTally { ConformanceTally(entries.map(\.outcome)) }

  /// The numbers of passed and failed cases in each folder, in the order of the folders.
  package var folderTallies: [(folder: String, tally: ConformanceTally)] {
    Dictionary(grouping: entries, by: \.folder).sorted { $0.key < $1.key }.map {
      ($0.key, ConformanceTally($0.value.map(\.outcome)))
    }
  }

  /// The unreadable files, with the reasons.
  package var unreadable: [(path: String, error: LayoutDocumentError)] {
    entries.compactMap { entry in
      guard case .unreadable(let error) = entry.outcome else { return nil }
      return (entry.path, error)
    }
  }
}
