import Foundation

/// Facts about a machine, and the kinds of measurements that it allows.
public struct DoctorReport: Codable, Sendable, Equatable {
  /// The version of the form that this code writes.
  public static let currentSchema = 1

  /// The version of the form.
  public var schema: Int
  /// The arguments of the command, without the path of the executable.
  public var command: [String]
  /// The conditions.
  public var environment: RunEnvironment
  /// The facts, each with a value or the reason why it has none.
  public var facts: [MachineFact]
  /// The reference kernel compared with itself; nil where there was too little time.
  public var spread: SpreadReading?
  /// One verdict for each kind of measurement.
  public var verdicts: [MeasurementVerdict]

  /// Judges readings.
  init(_ readings: MachineReadings, command: [String]) {
    schema = Self.currentSchema
    self.command = command
    environment = readings.environment
    facts = MachineFacts(readings: readings).all
    spread = readings.spread
    verdicts = MachineVerdicts(readings, facts).all
  }

  /// The verdicts on required kinds that are not to be had, in the order of the report.
  ///
  /// - Parameter kinds: The required kinds.
  /// - Returns: The verdicts; none where all are to be had.
  public func obstacles(to kinds: [MeasurementKind]) -> [MeasurementVerdict] {
    verdicts.filter { kinds.contains($0.kind) && !$0.isToBeHad }
  }

  /// Writes every field, nil as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(command, forKey: .command)
    try container.encode(environment, forKey: .environment)
    try container.encode(facts, forKey: .facts)
    try container.encode(spread, forKey: .spread)
    try container.encode(verdicts, forKey: .verdicts)
  }

  /// The report as JSON with sorted keys, ended by a line break.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
