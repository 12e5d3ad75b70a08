/// Facts and verdicts for people.
public struct DoctorTable {
  /// The width that lines have at most.
  public static let width = 100

  private let report: DoctorReport

  /// Lays a report out.
  public init(_ report: DoctorReport) { self.report = report }

  /// Plain text: one line for each fact, and one for each kind of measurement.
  public func text() -> String {
    BlockRenderer.text(
      [
        .list([conditions]), .table(facts),
      ] + (reasons.isEmpty ? [] : [.list(reasons)]) + [
        .heading("What can be measured"), .list(verdicts),
      ], maxWidth: Self.width)
  }

  private var conditions: String {
    let environment = report.environment
    return "\(environment.cpu), \(environment.cores) cores, \(environment.os), Swift "
      + environment.swift
  }

  private var facts: TextTable {
    var table = TextTable(columns: [
      .text("state"), .text("fact"), .text("found"), .text("what follows for bench"),
    ])
    for fact in report.facts {
      table.append([fact.state.words, fact.name, fact.found, fact.follows])
    }
    return table
  }

  private var verdicts: [String] {
    report.verdicts.map { "\($0.kind.words): \($0.state.words), \($0.reason)" }
  }

  /// The reasons why facts have no value, or one that is of no use.
  private var reasons: [String] {
    report.facts.compactMap { fact in fact.reason.map { "\(fact.name): \($0)" } }
  }
}
