import Foundation

/// A report of a whole run: its command, conditions, seed and results, with a schema version.
public struct RunReport: Codable, Sendable, Equatable {
  /// The schema version of the reports that this code writes.
  public static let currentSchema = 4
  /// The oldest schema version that can be read.
  ///
  /// Reports of this version contain samples from a single round only. They record neither the
  /// speed of the machine nor the shards.
  static let oldestSchema = 2

  /// The version of the schema the report follows.
  public var schema: Int
  /// The arguments of the run, without the path of the executable.
  public var command: [String]
  /// The seed of all random input.
  public var seed: UInt64
  /// The conditions of the run.
  public var environment: RunEnvironment
  /// The speed of the machine during the run; `nil` if no times were taken.
  public var reference: ReferenceSummary?
  /// The shard of the run this report covers; `nil` for a whole run.
  package var shard: ShardRecord?
  /// The record of the random trials of strategies before the run; `nil` if there were none.
  public var trials: TrialExtent?
  /// The budget; `nil` in older reports, and if the measurements were not limited by a clock.
  public var budget: BudgetRecord?
  /// The strategies compared with the first strategy in the report's matrix; `nil` to choose them
  /// according to the results.
  public var matrix: [MatrixGroup]?
  /// The results, in the order of the suite.
  public var results: [BenchmarkResult]
  /// The warnings about the run as a whole: why it is incomplete or wrong, and when the machine was
  /// slow.
  public var warnings: [ResultWarning]

  /// Creates a report with the current schema version.
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

  /// The separator between the lines of two results.
  static let lineSeparator = ",\n"

  /// Returns the report as JSON with sorted keys, with one line for the environment and one for
  /// each result.
  ///
  /// Equal reports produce equal text, so a line-by-line comparison of two files shows which
  /// results differ.
  public func json() throws -> String {
    let (head, end) = try jsonFrame()
    return head + (try results.map { try $0.json() }).joined(separator: Self.lineSeparator) + end
  }

  /// Returns the text that precedes the lines of the results, and the text that follows them.
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

  /// Parses a report stored as JSON.
  ///
  /// - Parameters:
  ///   - json: A report as written by ``json()``.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The report with all its results.
  /// - Throws: A `ReportFormatError` if the text is not a report, or has an unsupported version.
  public static func decode(_ json: String, source: String) throws(ReportFormatError) -> RunReport {
    var report: RunReport = try ReportFormatError.decode(
      json, source: source, known: oldestSchema...currentSchema)
    report.schema = currentSchema
    return report
  }
}
