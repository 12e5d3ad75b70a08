/// Comments and manuals refer to things by nouns: the ceiling of each rate may only fall.
enum ProseRule {
  static let page = "Tests/TidyTests/Ceilings.txt"

  static func violations(in tree: SourceTree) -> [Violation] {
    guard let file = tree.file(at: page) else { return [Violation(path: page, message: "missing")] }
    let ceilings: ProseCeilings
    do {
      ceilings = try ProseCeilings(file.text)
    } catch {
      return [
        Violation(path: page, line: error.number, message: "expected a new name and five rates")
      ]
    }
    let groups = groups(in: tree)
    let stale = ceilings.rates.filter { groups[$0.key] == nil }.map {
      Violation(path: page, line: $0.value.line, message: "\($0.key) has no text: remove the line")
    }
    return stale
      + groups.sorted { $0.key < $1.key }.flatMap { name, texts in
        violations(of: name, texts, ceilings)
      }
  }

  /// Returns the texts with separate ceilings: the comments of each module, and all manuals
  /// together.
  static func groups(in tree: SourceTree) -> [String: [ProseText]] {
    let patterns = ProsePatterns()
    var groups: [String: [ProseText]] = [:]
    for file in tree.files {
      guard let name = group(of: file) else { continue }
      let text = ProseText(file, patterns: patterns)
      if !text.sentences.isEmpty { groups[name, default: []].append(text) }
    }
    return groups
  }

  private static func group(of file: SourceFile) -> String? {
    let folders = file.path.split(separator: "/").dropLast()
    // A list of messages, whose thousands of words would hide the rates of the prose.
    if file.path.hasSuffix("/BadInput.md") { return nil }
    switch file.kind {
    case .swift:
      let module = folders.prefix(2).joined(separator: "/")
      let isModule =
        module.hasPrefix("Sources/")
        || ["Benchmarks/Scenarios", "Benchmarks/Suite", "Benchmarks/Command"].contains(module)
      return isModule ? module : nil
    case .markdown:
      let isManual =
        folders.contains { $0.hasSuffix(".docc") }
        || ["README.md", "CONTRIBUTING.md"].contains(file.path)
      return isManual ? "manuals" : nil
    case .script, .other: return nil
    }
  }

  private static func violations(
    of name: String, _ texts: [ProseText], _ ceilings: ProseCeilings
  ) -> [Violation] {
    let tally = ProseTally(texts.lazy.flatMap(\.sentences))
    let newLine = ProseCeilings.line(name, tally)
    guard let (line, limits) = ceilings.rates[name] else {
      return [Violation(path: page, message: "\(name) has no ceiling: add \"\(newLine)\"")]
    }
    return zip(ProseFault.allCases, limits).compactMap { fault, limit in
      let rate = tally.rate(fault)
      if rate > limit {
        return Violation(
          path: page, line: line,
          message: "\(name): \(rounded(rate)) \(fault.summary), at most \(limit) allowed; rewrite"
            + worstSentences(fault, limit, texts))
      }
      guard limit > fault.aim, limit - rate > ProseCeilings.looseness(fault, tally) else {
        return nil
      }
      return Violation(
        path: page, line: line,
        message: "\(name): only \(rounded(rate)) \(fault.summary), so \(limit) is too high;"
          + " lower it: \"\(newLine)\"")
    }
  }

  /// Returns three sentences to rewrite first, from the file that exceeds the ceiling most.
  private static func worstSentences(
    _ fault: ProseFault, _ limit: Double, _ texts: [ProseText]
  ) -> String {
    let excesses = texts.map { ProseTally($0.sentences).excess(of: fault, over: limit) }
    guard let (text, _) = zip(texts, excesses).max(by: { $0.1 < $1.1 }) else { return "" }
    return text.sentences.filter { $0.counts[fault, default: 0] > 0 }
      .sorted { $0.weight > $1.weight }.prefix(3).map { sentence in
        "\n  \(text.path)\(sentence.line.map { ":\($0)" } ?? ""): \(sentence.text)"
      }.joined()
  }

  private static func rounded(_ rate: Double) -> Double { (rate * 100).rounded() / 100 }
}
