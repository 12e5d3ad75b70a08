import BenchHarness

/// A comparison for human readers, presented as a gate for two builds or as a choice between
/// strategies.
package struct ComparisonTable {
  /// The maximum number of omitted rows to list with their reasons.
  private static let maxOmitted = 5

  let comparison: Comparison

  /// Creates the presentation of a comparison.
  package init(_ comparison: Comparison) { self.comparison = comparison }

  /// Returns the comparison as plain text.
  ///
  /// For a gate, the last line is the outcome.
  ///
  /// - Parameter width: The maximum number of characters in a line.
  /// - Returns: Lines of text, each with a line break at its end.
  package func text(width: Int = 80) -> String {
    BlockRenderer.text(blocks + (isGate ? [.paragraph(comparison.summary)] : []), maxWidth: width)
  }

  /// Returns the comparison as Markdown, with one line per paragraph.
  package func markdown() -> String { BlockRenderer.markdown(blocks) }

  private var isGate: Bool { !comparison.run.rule.isTwoSided }

  private var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = [.list(isGate ? gateFacts : choiceFacts)]
    if comparison.environment.isDebugBuild {
      blocks.append(.paragraph("DEBUG BUILD: these times are meaningless; build with -c release."))
    }
    if let interruption = comparison.interruption {
      blocks.append(.paragraph("INCOMPLETE: \(interruption)."))
    }
    return blocks + (isGate ? gateBlocks : choiceBlocks)
  }

  /// The blocks of the comparison's page, with the outcome first.
  var pageBlocks: [ReportBlock] {
    // The section with the rounds already contains the rows of a choice.
    let choice = choiceBlocks.filter { if case .numbers = $0 { false } else { true } }
    let loud = comparison.interruption.map { [ReportBlock.paragraph("INCOMPLETE: \($0).")] } ?? []
    let outcome: [ReportBlock] = isGate ? [.paragraph(comparison.summary)] : []
    return [
      .section("Answer", loud + outcome + (isGate ? gateBlocks : choice)),
      .section("Rounds", rounds),
      .section("Conditions", [.list(isGate ? gateFacts : choiceFacts)]),
    ]
  }

  /// Lines about the omitted rows; no row is mentioned twice.
  ///
  /// For rows omitted for lack of time, a line also names a sufficient budget if one is known. Of
  /// all other omitted rows, only the first few are listed, each with the reason.
  package var leftOut: [String] {
    let run = comparison.run
    func name(_ key: BenchmarkKey) -> String { "\(key.scenario) \(ItemCount.format(key.items))" }
    let late = run.leftOut.filter(\.isForTime)
    let budget = run.neededNanoseconds.map {
      "; --budget \(BudgetRecord.option($0 / 1e9)) is enough for all rows"
    }
    let names = rowNames(late.flatMap(\.keys), name)
    var lines = late.isEmpty ? [] : ["no time for \(names)\(budget ?? "; \(late[0].reason)")"]
    let groups = run.leftOut.filter { !$0.isForTime }
      .grouped { [name($0.keys[0]), $0.reason] }
    lines += groups.prefix(Self.maxOmitted).map { name, entries in
      let operations = entries.flatMap(\.keys).distinct(by: \.operation).joined(separator: ", ")
      return "left out: \(name[0]), \(operations): \(name[1])"
    }
    let more = groups.count - Self.maxOmitted
    return more > 0 ? lines + ["left out: \(more) more"] : lines
  }

  /// Returns the names of rows as text, grouped by scenario and size.
  ///
  /// The names of the operations follow in parentheses if other operations of the same scenario and
  /// size were measured.
  private func rowNames(_ keys: [BenchmarkKey], _ name: (BenchmarkKey) -> String) -> String {
    let measured = Set(comparison.run.rows.map { name($0.key) })
    return keys.grouped(by: name).map { place, keys in
      let operations = keys.distinct(by: \.operation).joined(separator: ", ")
      return measured.contains(place) ? "\(place) (\(operations))" : place
    }.joined(separator: ", ")
  }

  /// A clause stating whether and how processes were pinned to cores.
  var placement: String {
    comparison.run.isPinned
      ? ", pinned to one core at a time, cycling through "
        + Self.count(comparison.cores.count, "core")
      : "; NOT PINNED to a core: rounds vary 3 to 8 times as much, so more rows stay undecided, "
        + "but wrong verdicts remain just as rare"
  }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
