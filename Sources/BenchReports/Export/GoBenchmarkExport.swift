import BenchHarness

/// A run in the text format of Go's benchmarks: conditions and units, followed by one line for each
/// round.
///
///     cpu: AMD EPYC
///     Unit nodesVisited assume=exact
///     BenchmarkCell/scenario=tags/operation=query/items=1000/strategy=default-1 64 351 ns/op
///
/// The program `benchstat` treats each line as an independent sample. Samples of the same round are
/// not independent, but the medians of rounds nearly are. `benchstat` also puts runs with different
/// conditions into different tables, so the date and the commit are written as comments.
struct GoBenchmarkExport {
  let report: RunReport
  let results: [ExportedResult]

  func text() -> String {
    let omitted = results.compactMap { result in
      result.omission.map { "# not measured: \(result.name): \($0)" }
    }
    let lines = conditions + units + results.flatMap(Self.lines) + omitted
    return lines.map(PrintableText.line).joined(separator: "\n") + "\n"
  }

  private var conditions: [String] {
    let environment = report.environment
    let remarks = [("commit", environment.commit), ("date", environment.date)]
    let keys = [
      ("cpu", environment.cpu), ("cores", "\(environment.cores)"), ("os", environment.os),
      ("swift", environment.swift), ("build", environment.build),
      ("allocator", environment.allocator), ("seed", "\(report.seed)"),
    ]
    return remarks.compactMap { name, value in value.map { "# \(name): \($0)" } }
      + keys.map { "\($0): \($1)" }
  }

  /// The lines that declare figures as exact, so that `benchstat` accepts a single value for each
  /// of them.
  private var units: [String] {
    let inexact = results.contains { result in
      result.warnings.contains { $0.code == .inexactAllocations }
    }
    let names = Set(results.flatMap(\.figures).map(\.name)).sorted()
    return names.filter { !(inexact && Figures.countsAllocations($0)) }.map {
      "Unit \(Self.unit(of: $0)) assume=exact"
    }
  }

  private static func lines(of result: ExportedResult) -> [String] {
    guard !result.isEmpty else { return [] }
    let key = result.key
    let parts = [
      ("scenario", key.scenario), ("operation", key.operation), ("items", "\(key.items)"),
      ("strategy", key.strategy),
    ].map { "\($0)=\(escaped($1))" }
    // The suffix means one thread. Without it, `benchstat` would remove a number at the end of a
    // strategy's name.
    let name = "BenchmarkCell/\(parts.joined(separator: "/"))-1"
    let figures = result.allFigures.map {
      "\(FigureValue.number($0.value).text) \(unit(of: $0.name))"
    }
    guard !result.rounds.isEmpty else { return [([name, "1"] + figures).joined(separator: " ")] }
    return result.rounds.map { round in
      ([name, "\(round.iterations)", "\(round.median) ns/op"] + figures).joined(separator: " ")
    }
  }

  /// Returns the unit of a figure: Go's own unit for allocations, and otherwise the name of the
  /// figure.
  private static func unit(of figure: String) -> String {
    switch figure {
    case Figures.allocations: "allocs/op"
    case Figures.allocatedBytes: "B/op"
    default: escaped(figure)
    }
  }

  /// Returns a name with white space and slashes escaped, because they would end it: `my list`
  /// becomes `my%20list`.
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      let ends = scalar.properties.isWhitespace || scalar == "/" || scalar == "%"
      guard ends || PrintableText.hides(scalar) else { return String(scalar) }
      return String(scalar).utf8.map { byte in
        (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }.joined()
    }.joined()
  }
}
