import Foundation

/// A whole run: its command, its conditions, its seed and its results, in a versioned form.
public struct RunReport: Codable, Sendable, Equatable {
  /// The version of the form written by this code.
  public static let currentSchema = 4
  /// The oldest readable version: its samples are all from one round, nothing is known of how fast
  /// the machine was, and there are no shards.
  static let oldestSchema = 2

  /// The version of the form.
  public var schema: Int
  /// The arguments of the run, without the path of the executable.
  public var command: [String]
  /// The seed of all random input.
  public var seed: UInt64
  /// The conditions.
  public var environment: RunEnvironment
  /// The speed of the machine during the run; nil if no times were taken.
  public var reference: ReferenceSummary?
  /// The shard of the report; nil for a whole run.
  package var shard: ShardRecord?
  /// The trials of the parts and strategies before the run; nil if there were none.
  public var trials: TrialExtent?
  /// The budget; nil if no clock decided how much was measured, and in older reports.
  public var budget: BudgetRecord?
  /// The strategies compared with the first one by the matrix; nil if the results decide.
  public var matrix: [MatrixGroup]?
  /// The results, in the order of the suite.
  public var results: [BenchmarkResult]
  /// Warnings about the run as a whole: the reasons why it is incomplete or wrong, and the
  /// machine's slow times.
  public var warnings: [ResultWarning]

  /// Makes a report in the current form.
  package init(
    command: [String], seed: UInt64, environment: RunEnvironment, shard: ShardRecord? = nil,
    results: [BenchmarkResult], warnings: [ResultWarning] = []
  ) {
    self.schema = Self.currentSchema
    self.command = command
    self.seed = seed
    self.environment = environment
    self.shard = shard
    self.results = results
    self.warnings = warnings
  }

  /// The text between the lines of two results.
  static let lineSeparator = ",\n"

  /// The report as JSON with sorted keys, one line for the environment and one for each result.
  ///
  /// Equal reports give equal text, and a line-by-line comparison of two files shows the different
  /// results.
  public func json() throws -> String {
    let (head, end) = try jsonFrame()
    return head + (try results.map { try $0.json() }).joined(separator: Self.lineSeparator) + end
  }

  /// The text before and after the lines of the results.
  func jsonFrame() throws -> (head: String, end: String) {
    let head = """
      {"budget":\(try budget.map { try SortedJSON.text($0) } ?? "null"),
      "command":\(try SortedJSON.text(command)),
      "environment":\(try SortedJSON.text(environment)),
      "matrix":\(try matrix.map { try SortedJSON.text($0) } ?? "null"),
      "reference":\(try reference.map { try SortedJSON.text($0) } ?? "null"),
      "results":[

      """
    let end = """

      ],
      "schema":\(schema),
      "seed":\(seed),
      "shard":\(try shard.map { try SortedJSON.text($0) } ?? "null"),
      "trials":\(try trials.map { try SortedJSON.text($0) } ?? "null"),
      "warnings":\(try SortedJSON.text(warnings))}

      """
    return (head, end)
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - json: A report in the form of ``json()``.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The report.
  /// - Throws: `ReportFormatError` if the text is no report, or one of another version.
  public static func decode(_ json: String, source: String) throws(ReportFormatError) -> RunReport {
    var report: RunReport = try ReportFormatError.decode(
      json, source: source, known: oldestSchema...currentSchema)
    report.schema = currentSchema
    return report
  }
}
