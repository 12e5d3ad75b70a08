import Foundation

/// Comparison of the times of two builds: every log-ratio, the conditions, and the decisions.
public struct BuildComparison: Codable, Sendable, Equatable {
  /// The version of the form that this code writes.
  public static let currentSchema = 1

  /// The version of the form.
  public var schema: Int
  /// The arguments of the run, without the path of the executable.
  public var command: [String]
  /// The seed from which all random input was made.
  public var seed: UInt64
  /// The conditions.
  public var environment: RunEnvironment
  /// The cores that processes took turns on; none where they could not be placed.
  public var cores: [Int]
  /// The build that is compared with.
  public var base: ComparedBuild
  /// The build that is judged.
  public var head: ComparedBuild
  /// How it was measured.
  public var options: BuildOptions
  /// The measurements.
  public var run: BuildRun
  /// The reason why the comparison ended early; nil where it did not.
  public var interruption: String?
  /// The outcome.
  public var conclusion: BuildConclusion

  /// Concludes from measurements.
  ///
  /// - Parameters:
  ///   - run: The measurements.
  ///   - options: How they were made.
  ///   - base: The build that is compared with.
  ///   - head: The build that is judged.
  ///   - cores: The cores that processes took turns on.
  ///   - seed: The seed of all random input.
  ///   - command: The arguments of the run.
  ///   - environment: The conditions.
  ///   - interruption: The reason why there are no more pairs; nil at the end.
  public init(
    _ run: BuildRun, options: BuildOptions, base: ComparedBuild, head: ComparedBuild,
    cores: [Int], seed: UInt64, command: [String], environment: RunEnvironment,
    interruption: String? = nil
  ) {
    schema = Self.currentSchema
    self.command = command
    self.seed = seed
    self.environment = environment
    self.cores = cores
    self.base = base
    self.head = head
    self.options = options
    self.run = run
    self.interruption = interruption
    conclusion = Self.conclusion(of: run.rows)
  }

  /// The outcome of rows: a false alarm makes all others worthless, and a regression counts more
  /// than a row that is undecided.
  static func conclusion(of rows: [BuildRow]) -> BuildConclusion {
    guard !rows.contains(where: { $0.copy?.verdict?.outcome == .regression }) else {
      return .unfit
    }
    let outcomes = rows.map { $0.head.verdict?.outcome ?? .inconclusive }
    if outcomes.contains(.regression) { return .regression }
    return outcomes.isEmpty || outcomes.contains(.inconclusive) ? .inconclusive : .passed
  }

  /// The number of rows whose comparison of a side with base has an outcome.
  func count(_ side: BuildSide, _ outcome: TimeGateOutcome) -> Int {
    run.rows.count { $0[side].map { ($0.verdict?.outcome ?? .inconclusive) == outcome } ?? false }
  }

  /// The smallest slowdown that would have been found in 95 % of the rows, as a log-ratio; nil
  /// where there were too few pairs.
  public var detectable: Double? {
    let values = run.rows.compactMap { $0.head.verdict?.detectable }
    guard !values.isEmpty, values.count == run.rows.count else { return nil }
    return Quantile.value(0.95, of: values)
  }

  /// The comparison as JSON with sorted keys, ended by a line break.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
