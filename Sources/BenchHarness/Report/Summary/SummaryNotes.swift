/// Points below the table of a summary, each with the number of lines that it may have.
struct SummaryNotes {
  /// Line width of a summary.
  let width: Int
  private(set) var points: [String] = []

  /// Adds a point, cut off after a number of lines; none where there is no text.
  mutating func add(_ text: String?, lines: Int) {
    guard let text else { return }
    points.append(SummaryText.fitted(text, lines: lines, width: width))
  }

  /// The scenarios that are farthest from their floors, the farthest first.
  static func floors(_ operations: [OperationSummary]) -> String? {
    let distances = operations.compactMap { operation in
      operation.floor.map { (operation: operation, floor: $0) }
    }.sorted { $0.floor.ratio > $1.floor.ratio }
    guard !distances.isEmpty else { return nil }
    let facts = distances.map { operation, floor in
      "\(SummaryText.name(operation.operation)) \(SummaryText.ratio(floor.ratio)) "
        + SummaryText.name(floor.scenario) + SummaryText.mark(floor.items, unless: operation.items)
    }
    return "farthest from the floor: \(facts.joined(separator: ", "))"
  }

  /// The time of one visible item in operations whose iterations do little else.
  static func visibleItems(_ operations: [OperationSummary], of names: [String]) -> String? {
    let facts = operations.compactMap { operation in
      names.contains(operation.operation)
        ? operation.perVisibleItem.map { "\(operation.operation) \(SummaryText.time($0))" } : nil
    }
    return facts.isEmpty ? nil : "per visible item: \(facts.joined(separator: ", ")) (median)"
  }

  /// The time of packing one item again, in the results of a strategy whose iterations do little
  /// else: at the largest size of each scenario.
  static func repackedItems(_ results: [BenchmarkResult], of strategy: String) -> String? {
    let fewest = 500
    var facts: [String: (items: Int, text: String)] = [:]
    for result in results where result.strategy == strategy {
      guard let time = result.time?.median, let count = result.counters["itemsRepacked"],
        count >= fewest, result.items > facts[result.scenario]?.items ?? 0
      else { continue }
      let text =
        "\(SummaryText.time(time / Double(count))) \(SummaryText.name(result.scenario)) at "
        + SummaryText.size(result.items)
      facts[result.scenario] = (result.items, text)
    }
    guard !facts.isEmpty else { return nil }
    let texts = facts.sorted { $0.key < $1.key }.map(\.value.text)
    return "per item packed again: \(texts.joined(separator: ", ")) (median)"
  }

  /// The results without a time, by strategy with the smallest size, and by reason.
  static func leftOut(_ results: [BenchmarkResult]) -> [String] {
    let missing = results.filter { $0.time == nil && $0.state != .measured }
    guard !missing.isEmpty else { return [] }
    let strategies = grouped(missing, by: \.strategy).map { name, own in
      let least = own.map(\.items).min() ?? 0
      return "\(SummaryText.name(name)) \(own.count) (from \(SummaryText.size(least)))"
    }
    let reasons = grouped(missing) { $0.warnings.last?.code.words ?? $0.state.rawValue }
    return [
      "not measured: \(missing.count) of \(results.count) results: "
        + strategies.joined(separator: ", "),
      "reasons: " + reasons.map { "\($1.count) \($0)" }.joined(separator: ", "),
    ]
  }

  /// The kinds of warnings about measured results, the most frequent first.
  static func warnings(_ results: [BenchmarkResult]) -> String? {
    let warned = results.filter { $0.time != nil || $0.state == .measured }.flatMap { result in
      Set(result.warnings.map(\.code)).filter { !$0.isFault && $0 != .allocatorNotLinked }
    }
    guard !warned.isEmpty else { return nil }
    let kinds = grouped(warned.sorted { $0.rawValue < $1.rawValue }, by: \.words)
    let facts = kinds.map { "\($1.count) \($0)" }.joined(separator: ", ")
    return "warnings (--details shows them): \(facts)"
  }

  /// The elements that share a key, the largest group first, equal ones in order of appearance.
  private static func grouped<Element>(
    _ elements: [Element], by key: (Element) -> String
  ) -> [(String, [Element])] {
    var order: [String] = []
    var groups: [String: [Element]] = [:]
    for element in elements {
      let key = key(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    let groupsInOrder = order.map { ($0, groups[$0] ?? []) }
    return groupsInOrder.enumerated().sorted {
      ($1.element.1.count, $0.offset) < ($0.element.1.count, $1.offset)
    }.map(\.element)
  }
}
