/// The warnings of a run, each kind once.
struct WarningDigest {
  /// One line for each kind of warning, in the order of first appearance, with how many results
  /// have it.
  let lines: [String]

  init(results: [BenchmarkResult]) {
    var order: [String] = []
    var occurrences: [String: [(text: String, key: BenchmarkKey)]] = [:]
    for result in results {
      for warning in result.warnings {
        let kind = Self.kind(of: warning)
        if occurrences[kind] == nil { order.append(kind) }
        occurrences[kind, default: []].append((warning, result.key))
      }
    }
    lines = order.map { kind in Self.line(about: occurrences[kind] ?? []) }
  }

  /// The words before the first colon, which warnings that differ only in numbers share.
  private static func kind(of warning: String) -> String {
    String(warning.prefix { $0 != ":" })
  }

  private static func line(about occurrences: [(text: String, key: BenchmarkKey)]) -> String {
    guard let first = occurrences.first else { return "" }
    let isUniform = occurrences.allSatisfy { $0.text == first.text }
    let place = occurrences.count == 1 ? " (\(first.key))" : ""
    guard !isUniform else { return "\(occurrences.count) x \(first.text)\(place)" }
    return "\(occurrences.count) x \(first.text) (\(first.key)), and the like"
  }
}
