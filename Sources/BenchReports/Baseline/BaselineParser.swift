import BenchHarness

/// A line-by-line parser for the text of a stored baseline.
struct BaselineParser {
  private var format: Int?
  private(set) var arguments: [String] = []
  private(set) var sections: [BaselineSection] = []

  /// Parses the text of a whole baseline.
  ///
  /// - Throws: A `BaselineError` with the number of the first unreadable line.
  init(_ text: String, source: String) throws(BaselineError) {
    try BaselineError.readLines(of: text, source: source) { line, _, words in
      read(Words.trimmed(line), words)
    }
    guard format != nil else {
      throw BaselineError(source: source, line: 1, reason: "the file is empty")
    }
  }

  /// Reads a line, and returns the reason why it cannot be read, or `nil` on success.
  private mutating func read(_ line: String, _ words: [String]) -> String? {
    let rest = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case Baseline.Word.format:
      guard format == nil, let found = Int(rest) else { return "'\(rest)' is not a format number" }
      format = found
      return Baseline.readableFormats.contains(found)
        ? nil
        : "the baseline has format \(found), but this version reads format "
          + "\(Baseline.currentFormat)"
    case _ where format == nil:
      return "expected '\(Baseline.Word.format)' as the first line of a "
        + "baseline"
    case Baseline.Word.arguments:
      arguments = words.dropFirst().map(Baseline.Word.unescaped)
      return nil
    case Baseline.Word.input: return readProperty(words)
    case let first where first.hasPrefix("["): return beginSection(line)
    case Baseline.Word.key, Baseline.Word.scenario:
      return readCondition(words, value: words.dropFirst(2).joined(separator: " "))
    default: return readFigure(words)
    }
  }

  private mutating func beginSection(_ line: String) -> String? {
    let parts = line.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    guard line.hasSuffix("]"), let name = parts.first, let kind = FigureKind(rawValue: String(name))
    else { return "'\(line)' is not a section" }
    let platform = parts.count > 1 ? Words.trimmed(parts[1]) : ""
    guard !sections.contains(where: { $0.kind == kind && $0.platform == platform }) else {
      return "the section \(line) appears twice"
    }
    sections.append(BaselineSection(kind: kind, platform: platform))
    return nil
  }

  private mutating func readCondition(_ words: [String], value: String) -> String? {
    guard words.count > 2 else { return "'\(words[0])' needs a name and a value" }
    guard let section = sections.indices.last else {
      return "a section must start before this line"
    }
    if words[0] == Baseline.Word.key {
      sections[section].key[words[1]] = value
    } else {
      sections[section].scenarios[Baseline.Word.unescaped(words[1])] = value
    }
    return nil
  }

  private mutating func readProperty(_ words: [String]) -> String? {
    guard words.count > 3, let count = Int(words[2]) else {
      return "'\(words[0])' needs a scenario, a number of sections and a property"
    }
    guard let section = sections.indices.last else {
      return "a section must start before this line"
    }
    let property = words.dropFirst(3).joined(separator: " ")
    sections[section].properties[Baseline.Word.unescaped(words[1]), default: [:]][property] = count
    return nil
  }

  private mutating func readFigure(_ words: [String]) -> String? {
    guard words.count == 6 else {
      return "expected 6 words: scenario, operation, items, strategy, figure, value"
    }
    guard let section = sections.indices.last else {
      return "a section must start before this line"
    }
    guard let key = BenchmarkKey(storedWords: words.prefix(4)) else {
      return "'\(words[2])' is not an item count"
    }
    guard let value = FigureValue(name: words[4], text: words[5]) else {
      return "'\(words[5])' is not a number"
    }
    let before = sections[section].rows[key, default: [:]].updateValue(value, forKey: words[4])
    return before == nil ? nil : "\(key): \(words[4]) appears twice"
  }
}

extension Baseline {
  /// Parses a baseline from its stored text.
  ///
  /// - Parameters:
  ///   - text: The contents of a baseline file.
  ///   - source: The origin of the text, for error messages.
  /// - Throws: A `BaselineError` with the number of the first unreadable line.
  package init(text: String, source: String) throws(BaselineError) {
    let parser = try BaselineParser(text, source: source)
    self.init(arguments: parser.arguments, sections: parser.sections)
  }
}
