/// The warnings of a run, each kind once.
struct WarningDigest {
  /// One line for each kind of warning, in the order of first appearance, with how many results
  /// have it.
  let lines: [String]

  init(results: [BenchmarkResult]) {
    var order: [WarningCode] = []
    var occurrences: [WarningCode: [(text: String, key: BenchmarkKey)]] = [:]
    for result in results {
      for warning in result.warnings {
        if occurrences[warning.code] == nil { order.append(warning.code) }
        occurrences[warning.code, default: []].append((warning.text, result.key))
      }
    }
    lines = order.map { code in Self.line(about: occurrences[code] ?? []) }
  }

  private static func line(about occurrences: [(text: String, key: BenchmarkKey)]) -> String {
    guard let first = occurrences.first else { return "" }
    let isUniform = occurrences.allSatisfy { $0.text == first.text }
    let place = occurrences.count == 1 ? " (\(first.key))" : ""
    guard !isUniform else { return "\(occurrences.count) x \(first.text)\(place)" }
    return "\(occurrences.count) x \(first.text) (\(first.key)), and the like"
  }
}
