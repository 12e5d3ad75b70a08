/// Reader of the stored form of a baseline, line by line.
struct BaselineParser {
  private let source: String
  private var number = 0
  private var format: Int?
  private var arguments: [String] = []
  private var sections: [BaselineSection] = []

  /// Reads a whole text.
  ///
  /// - Throws: `BaselineError` with the number of the first line that cannot be read.
  static func parse(_ text: String, source: String) throws(BaselineError) -> Baseline {
    var parser = BaselineParser(source: source)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      parser.number += 1
      let words = line.split { $0.isWhitespace }.map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      if parser.format == nil, first != Baseline.Word.format {
        throw parser.error("a baseline begins with '\(Baseline.Word.format)'")
      }
      if first.hasPrefix("[") {
        try parser.beginSection(Words.trimmed(line))
      } else {
        try parser.read(words)
      }
    }
    guard parser.format != nil else { throw parser.error("there is nothing in it") }
    return Baseline(arguments: parser.arguments, sections: parser.sections)
  }

  private init(source: String) { self.source = source }

  private func error(_ reason: String) -> BaselineError {
    BaselineError(source: source, line: number, reason: reason)
  }

  private mutating func beginSection(_ line: String) throws(BaselineError) {
    let parts = line.dropFirst().dropLast().split(separator: ":", maxSplits: 1)
    guard line.hasSuffix("]"), let name = parts.first, let kind = FigureKind(rawValue: String(name))
    else { throw error("'\(line)' is no section") }
    let platform = parts.count > 1 ? Words.trimmed(parts[1]) : ""
    guard !sections.contains(where: { $0.kind == kind && $0.platform == platform }) else {
      throw error("the section \(line) is there twice")
    }
    sections.append(BaselineSection(kind: kind, platform: platform))
  }

  private mutating func read(_ words: [String]) throws(BaselineError) {
    let rest = words.dropFirst().joined(separator: " ")
    switch words[0] {
    case Baseline.Word.format:
      guard format == nil, let found = Int(rest) else { throw error("'\(rest)' is no format") }
      guard found == Baseline.currentFormat else {
        throw error(
          "the baseline has format \(found); this version reads format \(Baseline.currentFormat)")
      }
      format = found
    case Baseline.Word.arguments:
      arguments = words.dropFirst().map(Baseline.Word.unescaped)
    case Baseline.Word.key, Baseline.Word.scenario:
      try readCondition(words, value: words.dropFirst(2).joined(separator: " "))
    default:
      try readFigure(words)
    }
  }

  private mutating func readCondition(
    _ words: [String], value: String
  ) throws(BaselineError) {
    guard words.count > 2 else { throw error("'\(words[0])' needs a name and a value") }
    guard let section = sections.indices.last else { throw error("no section has begun") }
    if words[0] == Baseline.Word.key {
      sections[section].key[words[1]] = value
    } else {
      sections[section].scenarios[Baseline.Word.unescaped(words[1])] = value
    }
  }

  private mutating func readFigure(_ words: [String]) throws(BaselineError) {
    guard words.count == 6 else {
      throw error("a figure has 6 words: scenario, operation, items, strategy, figure, value")
    }
    guard let section = sections.indices.last else { throw error("no section has begun") }
    guard let key = BenchmarkKey(storedWords: words.prefix(4)) else {
      throw error("'\(words[2])' is no number of items")
    }
    guard let value = FigureValue(name: words[4], text: words[5]) else {
      throw error("'\(words[5])' is no number")
    }
    guard sections[section].rows[key, default: [:]].updateValue(value, forKey: words[4]) == nil
    else { throw error("\(key): \(words[4]) is there twice") }
  }
}

extension Baseline {
  /// Reads a baseline.
  ///
  /// - Parameters:
  ///   - text: What ``text`` wrote.
  ///   - source: Where the text comes from, for error messages.
  /// - Throws: `BaselineError` if the text is no baseline.
  package init(text: String, source: String) throws(BaselineError) {
    self = try BaselineParser.parse(text, source: source)
  }
}
