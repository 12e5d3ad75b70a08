/// Costs that are accepted though they have been lower, each by a line with a reason.
///
///     # scenario operation items strategy figure value # reason
///     nested-groups prepare 100k default instructions 29365 # packed boxes make queries 40× faster
public struct AcceptedRises: Sendable, Equatable {
  /// One line.
  struct Acceptance: Sendable, Equatable {
    /// The cost that is accepted.
    var value: Double
    /// The number of the line.
    var line: Int
  }

  private struct Name: Hashable, Sendable {
    var key: BenchmarkKey
    var figure: String
  }

  /// The name of the file.
  let source: String
  private var acceptances: [Name: Acceptance] = [:]

  /// Makes a list without any.
  public init() { source = "" }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - source: Where the text comes from, for messages.
  /// - Throws: `BaselineError` with the number of the first line that cannot be read.
  public init(text: String, source: String) throws(BaselineError) {
    self.source = source
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) where !line.allSatisfy(\.isWhitespace) {
      let parts = line.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let words = parts[0].split { $0.isWhitespace }.map(String.init)
      if words.isEmpty { continue }
      guard words.count == 6, let key = BenchmarkKey(storedWords: words.prefix(4)),
        let value = Double(words[5]), value.isFinite,
        parts.count == 2, !parts[1].allSatisfy(\.isWhitespace)
      else {
        throw BaselineError(
          source: source, line: number,
          reason: "an accepted rise has 6 words, for scenario, operation, items, strategy, figure "
            + "and value, and a reason behind #")
      }
      let name = Name(key: key, figure: words[4])
      guard acceptances.updateValue(Acceptance(value: value, line: number), forKey: name) == nil
      else {
        throw BaselineError(source: source, line: number, reason: "the same row is there twice")
      }
    }
  }

  /// The line about a figure.
  func acceptance(of figure: String, in key: BenchmarkKey) -> Acceptance? {
    acceptances[Name(key: key, figure: figure)]
  }
}
