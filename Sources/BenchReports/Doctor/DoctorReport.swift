package import BenchHarness

/// Facts about a machine, and the kinds of measurements possible on it.
package struct DoctorReport: Encodable, Sendable, Equatable {
  /// The version of the form written by this code.
  package static let currentSchema = 1

  /// The version of the form.
  package var schema: Int
  /// The arguments of the command, without the path of the executable.
  package var command: [String]
  /// The conditions.
  package var environment: RunEnvironment
  /// The facts, each with a value or the reason why it has none.
  package var facts: [MachineFact]
  /// The reference kernel compared with itself; nil if there was too little time.
  @Nullable package var spread: SpreadReading?
  /// One verdict for each kind of measurement.
  package var verdicts: [MeasurementVerdict]

  /// Judges readings.
  init(_ readings: MachineReadings, command: [String]) {
    schema = Self.currentSchema
    self.command = command
    environment = readings.environment
    facts = readings.facts
    spread = readings.spread
    verdicts = readings.verdicts
  }

  /// The verdicts on unavailable required kinds, in the order of the report.
  ///
  /// - Parameter kinds: The required kinds.
  /// - Returns: The verdicts; none where all are to be had.
  package func unmetRequirements(among kinds: [MeasurementKind]) -> [MeasurementVerdict] {
    verdicts.filter { kinds.contains($0.kind) && !$0.isToBeHad }
  }

  /// The report as JSON with sorted keys, ended by a line break.
  package func json() throws -> String { try SortedJSON.text(self, isPretty: true) + "\n" }
}

extension DoctorReport {
  /// Plain text: one line for each fact, and one for each kind of measurement.
  ///
  /// - Parameter width: The characters of a line.
  /// - Returns: The text.
  package func text(width: Int = 100) -> String {
    let table = TextTable(
      columns: ["state", "fact", "found", "consequence for bench"].map(TableColumn.text),
      rows: facts.map { [$0.state.words, $0.name, $0.found, $0.follows] })
    // The reasons why facts have no value, or one that is of no use.
    let reasons = facts.compactMap { fact in fact.reason.map { "\(fact.name): \($0)" } }
    return BlockRenderer.text(
      [
        .list([
          "\(environment.cpu), \(environment.cores) cores, \(environment.os), Swift "
            + environment.swift
        ]), .table(table),
      ] + (reasons.isEmpty ? [] : [.list(reasons)]) + [
        .heading("What can be measured"),
        .list(verdicts.map { "\($0.kind.words): \($0.state.words), \($0.reason)" }),
      ], maxWidth: width)
  }
}
