package import BenchHarness
import Foundation

/// A file written by `bench` that can be part of a report.
package struct StoredDocument: Sendable {
  /// The content of a file, which depends on the kind of document.
  enum Content: Sendable {
    /// The results of a run.
    case run(RunReport)
    /// A comparison of strategies or builds.
    case comparison(Comparison)
    /// The results of scroll traces.
    case hitches(HitchReport)
    /// The exact figures of several commits.
    case history(History)
  }

  /// The name of the file, for titles and error messages.
  var name: String
  let content: Content

  /// Creates a document from a run in memory.
  package init(_ run: RunReport, name: String) { (self.name, content) = (name, .run(run)) }

  /// Creates a document from a comparison in memory.
  package init(_ comparison: Comparison, name: String) {
    (self.name, content) = (name, .comparison(comparison))
  }

  /// Creates a document from scroll traces in memory.
  package init(_ hitches: HitchReport, name: String) {
    (self.name, content) = (name, .hitches(hitches))
  }

  /// Parses the text of a file.
  ///
  /// The kind of document is recognised by the keys of the JSON object.
  ///
  /// - Parameters:
  ///   - text: The contents of the file, in JSON.
  ///   - source: The name of the file, for messages.
  /// - Throws: An error that states in one line why the text cannot be parsed.
  package init(text: String, source: String) throws {
    name = source
    let keys = Self.keys(of: text)
    if keys.contains("run") {
      content = .comparison(try Comparison.decode(text, source: source))
    } else if keys.contains("interruption") {
      content = .hitches(try HitchReport.decode(text, source: source))
    } else if keys.contains("figures") || Self.keys(ofFirstLineOf: text).contains("figures") {
      content = .history(try History(text: text, source: source))
    } else {
      content = .run(try RunReport.decode(text, source: source))
    }
  }

  /// The conditions of the results in the file; `nil` for a history, because its commits have
  /// different conditions.
  private var environment: RunEnvironment? {
    switch content {
    case .run(let run): run.environment
    case .comparison(let comparison): comparison.environment
    case .hitches(let hitches): hitches.environment
    case .history: nil
    }
  }

  /// The machine, the commit and the date, such as `AMD EPYC, 2 cores, commit 1a2b3c4, 2026-11-27`.
  var origin: String? {
    environment.map { environment in
      [
        environment.cpu, Words.counted(environment.cores, "core"),
        environment.commit.map { "commit \($0)" }, environment.date.map { String($0.prefix(10)) },
      ].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The title of the file's part in a report.
  var title: String {
    switch content {
    case .run: "Run: \(name)"
    case .comparison: "Comparison: \(name)"
    case .hitches: "Frames: \(name)"
    case .history: "History: \(name)"
    }
  }

  /// The blocks of a report on the file.
  var blocks: [ReportBlock] {
    switch content {
    case .run(let run): RunPage(run).blocks
    case .comparison(let comparison): ComparisonTable(comparison).pageBlocks
    case .hitches(let hitches): HitchTable(hitches).pageBlocks
    case .history(let history): HistoryTable.pageBlocks(of: history)
    }
  }

  /// The names of a JSON object's members; the values are not decoded.
  private struct Members: Decodable {
    struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
    var names: Set<String>

    init(from decoder: any Decoder) throws {
      names = Set(try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue))
    }
  }

  /// Returns the names of an object's members, or an empty set if the text is not an object.
  private static func keys(of text: some StringProtocol) -> Set<String> {
    return (try? JSONDecoder().decode(Members.self, from: TextFile.utf8Data(of: text)))?.names ?? []
  }

  private static func keys(ofFirstLineOf text: String) -> Set<String> {
    text.split(whereSeparator: \.isNewline).first.map { keys(of: $0) } ?? []
  }
}
