import BenchHarness
import Foundation

/// The exact figures of several commits, oldest first.
///
/// Each commit is stored as one line of JSON.
package struct History: Sendable, Equatable {
  /// The commits with their figures, oldest first.
  package private(set) var entries: [HistoryEntry] = []

  /// Creates an empty history.
  package init() {}

  /// Parses a history.
  ///
  /// - Parameters:
  ///   - text: The lines, in any order.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: A ``BaselineError`` if a line is unreadable, the figures include a time, or a commit
  ///   appears twice.
  package init(text: String, source: String) throws(BaselineError) {
    try BaselineError.readLines(of: text, source: source) { line, _, _ in
      do {
        let entry = try JSONDecoder().decode(HistoryEntry.self, from: Data(line.utf8))
        return record(entry) ? "\(entry.commit.short) appears twice" : nil
      } catch {
        let fault = WholeNumberFault.sentence(in: Data(line.utf8)) {
          _ = try JSONDecoder().decode(HistoryEntry.self, from: $0)
        }
        return fault ?? ReportFormatError.sentence(about: error)
      }
    }
  }

  /// Adds the figures of a commit, or replaces them if the commit is already present.
  ///
  /// - Parameter entry: The commit together with its figures.
  /// - Returns: Whether the commit was already present.
  @discardableResult
  package mutating func record(_ entry: HistoryEntry) -> Bool {
    if let known = entries.firstIndex(where: { $0.commit.name == entry.commit.name }) {
      entries[known] = entry
      return true
    }
    // Among commits of the same second, the commit recorded first stays first.
    let place = entries.firstIndex { $0.commit.date > entry.commit.date } ?? entries.endIndex
    entries.insert(entry, at: place)
    return false
  }

  /// Returns the text of the history; equal histories result in equal text.
  ///
  /// - Throws: An encoding error if a figure cannot be represented in JSON.
  package func text() throws -> String {
    try entries.map { try SortedJSON.text($0) + "\n" }.joined()
  }
}
