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
  ///   - source: Where the text comes from, for error messages.
  /// - Throws: ``BaselineError`` for a line that cannot be read, for a time among the figures, and
  ///   for a commit that is there twice.
  package init(text: String, source: String) throws(BaselineError) {
    let decoder = JSONDecoder()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      let entry: HistoryEntry
      do {
        entry = try decoder.decode(HistoryEntry.self, from: Data(line.utf8))
      } catch {
        throw BaselineError(source: source, line: index + 1, reason: Self.reason(of: error))
      }
      guard !record(entry) else {
        throw BaselineError(
          source: source, line: index + 1, reason: "\(entry.commit.short) is there twice")
      }
    }
  }

  private static func reason(of error: any Error) -> String {
    if case DecodingError.dataCorrupted(let context) = error, !context.codingPath.isEmpty {
      return context.debugDescription
    }
    return ReportFormatError.sentence(about: error)
  }

  /// Adds the figures of a commit, in place of those that are there.
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
  /// - Throws: An encoding error if a figure is no number that JSON has.
  package func text() throws -> String {
    try entries.map { try SortedJSON.text($0) + "\n" }.joined()
  }
}
