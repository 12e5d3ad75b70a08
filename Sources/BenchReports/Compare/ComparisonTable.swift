import BenchHarness

/// Comparison for people: as a gate of two builds, or as a choice between strategies.
package struct ComparisonTable {
  /// The most rows to name with a reason of their own for being left out.
  private static let mostLeftOut = 5

  let comparison: Comparison

  /// Lays a comparison out.
  package init(_ comparison: Comparison) { self.comparison = comparison }

  /// Plain text, with the outcome at the end: of a gate in one line.
  ///
  /// - Parameter width: The characters of a line.
  /// - Returns: The text.
  package func text(width: Int = 80) -> String {
    BlockRenderer.text(blocks + (isGate ? [.paragraph(comparison.summary)] : []), maxWidth: width)
  }

  /// The same blocks as Markdown, one line for each paragraph.
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

  /// The blocks of a page about the comparison, the outcome first.
  var pageBlocks: [ReportBlock] {
    // The rows of a choice are among the rounds.
    let choice = choiceBlocks.filter { if case .numbers = $0 { false } else { true } }
    let loud = comparison.interruption.map { [ReportBlock.paragraph("INCOMPLETE: \($0).")] } ?? []
    let outcome: [ReportBlock] = isGate ? [.paragraph(comparison.summary)] : []
    return [
      .section("Answer", loud + outcome + (isGate ? gateBlocks : choice)),
      .section("Rounds", rounds),
      .section("Conditions", [.list(isGate ? gateFacts : choiceFacts)]),
    ]
  }

  /// The left-out rows, each once: those without time with a sufficient budget, and the others with
  /// their reasons, the first ones by name.
  package var leftOut: [String] {
    let run = comparison.run
    func name(_ key: BenchmarkKey) -> String { "\(key.scenario) \(ItemCount.format(key.items))" }
    let late = run.leftOut.filter(\.isForTime)
    let budget = run.neededNanoseconds.map {
      "; --budget \(BudgetRecord.option($0 / 1e9)) is enough for all"
    }
    let names = rowNames(late.flatMap(\.keys), name)
    var lines = late.isEmpty ? [] : ["no time for \(names)\(budget ?? "; \(late[0].reason)")"]
    let groups = run.leftOut.filter { !$0.isForTime }
      .grouped { [name($0.keys[0]), $0.reason] }
    lines += groups.prefix(Self.mostLeftOut).map { name, entries in
      let operations = entries.flatMap(\.keys).distinct(by: \.operation).joined(separator: ", ")
      return "left out: \(name[0]), \(operations): \(name[1])"
    }
    let more = groups.count - Self.mostLeftOut
    return more > 0 ? lines + ["left out: \(more) more"] : lines
  }

  /// The names of rows: a screen at a size, with its operations where it has other rows.
  private func rowNames(_ keys: [BenchmarkKey], _ name: (BenchmarkKey) -> String) -> String {
    let measured = Set(comparison.run.rows.map { name($0.key) })
    return keys.grouped(by: name).map { place, keys in
      let operations = keys.distinct(by: \.operation).joined(separator: ", ")
      return measured.contains(place) ? "\(place) (\(operations))" : place
    }.joined(separator: ", ")
  }

  /// The placement of the processes on cores, as a clause.
  var placement: String {
    comparison.run.isPinned
      ? ", pinned to one core at a time, \(comparison.cores.count) in turn"
      : "; NOT PINNED to a core: rounds vary 3 to 8 times as much, so more rows stay undecided, "
        + "but none fails wrongly"
  }

  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
