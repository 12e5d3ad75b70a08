package import Foundation
package import LayoutDescription

/// Outcomes of all cases in a directory.
package struct ConformanceReport: Sendable {
  /// One file, and its outcome.
  package struct Entry: Hashable, Sendable {
    /// The path of the file, as seen from the directory.
    package let path: String
    /// The outcome of comparing the engine with the file.
    package let outcome: ConformanceOutcome

    /// The path of the file's folder, as seen from the directory; empty for its own.
    package var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
  }

  /// The files, in the order of their paths.
  package let entries: [Entry]

  /// Runs all cases in a directory and the directories in it.
  ///
  /// - Parameters:
  ///   - directory: The directory, or a single file.
  ///   - runner: The runner of the cases.
  /// - Throws: ``LayoutDocumentError`` for a missing directory.
  /// - Complexity: O(*n*) for *n* files, each laid out on its own.
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

  /// How many cases came out how.
  package var tally: ConformanceTally { ConformanceTally(entries.map(\.outcome)) }

  /// How many cases of each folder came out how, in the order of the folders.
  package var folderTallies: [(folder: String, tally: ConformanceTally)] {
    Dictionary(grouping: entries, by: \.folder).sorted { $0.key < $1.key }.map {
      ($0.key, ConformanceTally($0.value.map(\.outcome)))
    }
  }

  /// The files without a case, and the reasons.
  package var unreadable: [(path: String, error: LayoutDocumentError)] {
    entries.compactMap { entry in
      guard case .unreadable(let error) = entry.outcome else { return nil }
      return (entry.path, error)
    }
  }
}
