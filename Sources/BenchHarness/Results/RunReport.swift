import Foundation

/// A whole run, with its command, conditions, seed and results, in a versioned form.
public struct RunReport: Codable, Sendable, Equatable {
  /// The version of the form written by this code.
  public static let currentSchema = 4
  /// The oldest version that can be read.
  ///
  /// Its samples are all from one round, it does not record the speed of the machine, and it has no
  /// shards.
  static let oldestSchema = 2

  /// The version of the form.
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
  /// The trials of the parts and strategies before the run; `nil` if none were made.
  public var trials: TrialExtent?
  /// The budget; `nil` in older reports, and if no clock limited the measurements.
  public var budget: BudgetRecord?
  /// The strategies the matrix compares with the first one; `nil` to derive them from the results.
  public var matrix: [MatrixGroup]?
  /// The results, in the order of the suite.
  public var results: [BenchmarkResult]
  /// The warnings about the run as a whole: the reasons for an incomplete or wrong run, and the
  /// times when the machine was slow.
  public var warnings: [ResultWarning]

  /// Creates a report in the current form.
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
  /// Equal reports give equal text, and a line-by-line comparison of two files shows which results
  /// differ.
  public func json() throws -> String {
    let (head, end) = try jsonFrame()
    return head + (try results.map { try $0.json() }).joined(separator: Self.lineSeparator) + end
  }

  /// Returns the text before and after the lines of the results.
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
  /// - Throws: `ReportFormatError` if the text is not a report, or has an unsupported version.
  public static func decode(_ json: String, source: String) throws(ReportFormatError) -> RunReport {
    var report: RunReport = try ReportFormatError.decode(
      json, source: source, known: oldestSchema...currentSchema)
    report.schema = currentSchema
    return report
  }
}
