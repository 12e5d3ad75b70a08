import BenchHarness
import Foundation

/// Exact figures over commits: a text with one line of JSON for each commit, the oldest first.
package struct History: Sendable, Equatable {
  /// The commits, the oldest first.
  package private(set) var entries: [HistoryEntry] = []

  /// Makes a history without commits.
  package init() {}

  /// Reads a history.
  ///
  /// - Parameters:
  ///   - text: The lines, in any order.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: ``BaselineError`` for an unreadable line, a time among the figures, or a repeated
  ///   commit.
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

  /// Adds the figures of a commit, or replaces them.
  ///
  /// - Parameter entry: The figures.
  /// - Returns: Whether the commit was there.
  @discardableResult
  package mutating func record(_ entry: HistoryEntry) -> Bool {
    if let known = entries.firstIndex(where: { $0.commit.name == entry.commit.name }) {
      entries[known] = entry
      return true
    }
    // Of commits of one second the one that is recorded first stays in front.
    let place = entries.firstIndex { $0.commit.date > entry.commit.date } ?? entries.endIndex
    entries.insert(entry, at: place)
    return false
  }

  /// The lines; equal histories give equal text.
  ///
  /// - Throws: An encoding error for a figure without a JSON number.
  package func text() throws -> String {
    try entries.map { try SortedJSON.text($0) + "\n" }.joined()
  }
}
