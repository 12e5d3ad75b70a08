/// The warnings of a run, each kind once.
struct WarningDigest {
  /// One line for each kind of warning, in the order of first appearance, with how many results
  /// have it; before them one for each strategy and size of which something was left out.
  let lines: [String]

  init(results: [BenchmarkResult]) {
    var order: [WarningCode] = []
    var occurrences: [WarningCode: [(text: String, key: BenchmarkKey)]] = [:]
    for result in results {
      for warning in result.warnings where !warning.code.isLeftOut {
        if occurrences[warning.code] == nil { order.append(warning.code) }
        occurrences[warning.code, default: []].append((warning.text, result.key))
      }
    }
    lines =
      Self.leftOut(of: results) + order.map { code in Self.line(about: occurrences[code] ?? []) }
  }

  /// One line for each strategy and size of which something was left out for want of time.
  private static func leftOut(of results: [BenchmarkResult]) -> [String] {
    struct Place: Hashable {
      let strategy: String
      let items: Int
    }
    let places = Dictionary(grouping: results) { Place(strategy: $0.strategy, items: $0.items) }
    var told: Set<Place> = []
    return results.compactMap { result in
      let place = Place(strategy: result.strategy, items: result.items)
      guard result.warnings.contains(where: \.code.isLeftOut), told.insert(place).inserted,
        let all = places[place], let reason = result.warnings.first(where: \.code.isLeftOut)
      else { return nil }
      let count = all.count { $0.warnings.contains(where: \.code.isLeftOut) }
      return "\(place.strategy) at \(ItemCount.format(place.items)): \(count) of \(all.count) "
        + "left out, first \(result.scenario) \(result.operation), \(reason.text)"
    }
  }

  private static func line(about occurrences: [(text: String, key: BenchmarkKey)]) -> String {
    guard let first = occurrences.first else { return "" }
    let isUniform = occurrences.allSatisfy { $0.text == first.text }
    let place = occurrences.count == 1 ? " (\(first.key))" : ""
    guard !isUniform else { return "\(occurrences.count) x \(first.text)\(place)" }
    return "\(occurrences.count) x \(first.text) (\(first.key)), and the like"
  }
}
