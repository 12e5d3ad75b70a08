package import BenchHarness

/// The facts about a machine, and the kinds of measurements possible on it.
package struct DoctorReport: Encodable, Sendable, Equatable {
  /// The schema version of the reports written by this code.
  package static let currentSchema = 1

  /// The schema version of this report.
  package var schema: Int
  /// The arguments of the command, without the path of the executable.
  package var command: [String]
  /// The conditions during the examination, such as the load and the build.
  package var environment: RunEnvironment
  /// The facts, each with its value or the reason why it has no value.
  package var facts: [MachineFact]
  /// The comparison of the reference kernel with itself, as a measure of the machine's noise, or
  /// `nil` if there was too little time.
  @Nullable package var spread: SpreadReading?
  /// The verdicts, one for each kind of measurement.
  package var verdicts: [MeasurementVerdict]

  /// Creates a report with verdicts on the given readings.
  init(_ readings: MachineReadings, command: [String]) {
    schema = Self.currentSchema
    self.command = command
    environment = readings.environment
    facts = readings.facts
    spread = readings.spread
    verdicts = readings.verdicts
  }

  /// Returns the verdicts on the given kinds of measurements that are unavailable, in the order of
  /// the report.
  ///
  /// - Parameter kinds: The kinds of measurements expected to be available.
  /// - Returns: The verdicts; empty if all kinds are available.
  package func unmetRequirements(among kinds: [MeasurementKind]) -> [MeasurementVerdict] {
    verdicts.filter { kinds.contains($0.kind) && !$0.isAvailable }
  }

  /// Returns the report as JSON with sorted keys, followed by a line break.
  package func json() throws -> String { try SortedJSON.text(self, isPretty: true) + "\n" }
}

extension DoctorReport {
  /// Returns the report as plain text, with one line for each fact and for each kind of
  /// measurement.
  ///
  /// - Parameter width: The maximum number of characters in a line.
  /// - Returns: Lines of text, each with a line break at its end.
  package func text(width: Int = 100) -> String {
    let table = TextTable(
      columns: ["state", "fact", "found", "consequence for bench"].map(TableColumn.text),
      rows: facts.map { [$0.state.words, $0.name, $0.found, $0.follows] })
    // The reasons why a fact has no value, or has a value that cannot be used.
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
