/// Scroll traces of a run, with its conditions.
public struct HitchReport: Equatable, Sendable {
  /// The version of the form that ``json()`` writes.
  public static let schema = 1

  /// The arguments of the run, without the path of the executable.
  public var command: [String]
  /// The seed from which all random input was made.
  public var seed: UInt64
  /// The conditions.
  public var environment: RunEnvironment
  /// The results, in the order in which they were taken.
  public var results: [HitchResult]
  /// The reason why results are missing; nil at the end of the run.
  public var interruption: String?

  /// Makes a report.
  public init(
    command: [String], seed: UInt64, environment: RunEnvironment, results: [HitchResult],
    interruption: String? = nil
  ) {
    self.command = command
    self.seed = seed
    self.environment = environment
    self.results = results
    self.interruption = interruption
  }

  /// The report as JSON with sorted keys, one line for each trace and rate.
  ///
  /// - Throws: An encoding error if a number is none that JSON has.
  public func json() throws -> String {
    """
    {"command":\(try SortedJSON.text(command)),
    "environment":\(try SortedJSON.text(environment)),
    "interruption":\(try interruption.map { try SortedJSON.text($0) } ?? "null"),
    "results":[
    \(try results.map { try SortedJSON.text($0) }.joined(separator: ",\n"))
    ],
    "schema":\(Self.schema),
    "seed":\(seed)}

    """
  }
}
