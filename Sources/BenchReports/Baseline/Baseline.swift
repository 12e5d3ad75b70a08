package import BenchHarness

/// Exact figures kept in a repository as reviewable text, with one line per figure.
///
///     format: 1
///     run: --scenario list-fixed
///
///     [memory: Linux x86_64, release, jemalloc 5.3.0]
///     key: compiler Swift 6.3
///     key: harness 1
///     scenario: list-fixed 8c0f2e1a55d0b3c7
///     input: list-fixed 1 group height: absolute 44
///     list-fixed prepare 1k default allocations 25
///
/// The lines are in a fixed order, so changing one figure changes one line.
package struct Baseline: Sendable, Equatable {
  /// The format version of the baselines this code writes.
  package static let currentFormat = 2
  /// The format versions of the baselines this code can read.
  ///
  /// Version 1 has no lines for inputs.
  static let readableFormats = 1...currentFormat

  /// The options of `bench run` that select the benchmarks; empty for the default run.
  package var arguments: [String]
  /// The sections of figures, at most one for each kind and platform.
  package private(set) var sections: [BaselineSection]

  /// Creates a baseline from the options of a run and its measured sections.
  package init(arguments: [String] = [], sections: [BaselineSection] = []) {
    self.arguments = arguments
    self.sections = []
    for section in sections { replace(section) }
  }

  /// Returns the section with the given kind of figures for a platform, or `nil` if the baseline
  /// has none.
  package func section(_ kind: FigureKind, platform: String) -> BaselineSection? {
    sections.first { $0.kind == kind && $0.platform == platform }
  }

  /// Returns the section to compare with figures measured under the given conditions, or `nil` if
  /// there is none.
  package func section(_ kind: FigureKind, under conditions: GateConditions) -> BaselineSection? {
    section(kind, platform: conditions.platform(for: kind))
  }

  /// Returns a copy of the baseline with only the benchmarks that a closure accepts.
  ///
  /// - Parameter isIncluded: A closure returning whether to include a benchmark.
  /// - Returns: A baseline with the remaining rows.
  /// - Complexity: O(*r*) for *r* rows.
  package func filtered(_ isIncluded: (BenchmarkKey) -> Bool) -> Baseline {
    var baseline = self
    for index in sections.indices {
      baseline.sections[index].rows = sections[index].rows.filter { isIncluded($0.key) }
    }
    return baseline
  }

  /// The keys of all benchmarks with figures in any section.
  package var keys: Set<BenchmarkKey> { Set(sections.flatMap(\.rows.keys)) }

  /// Returns the reason why a run's instruction counts cannot be compared with this baseline.
  ///
  /// - Parameter conditions: The machine, the compiler and the tools of the run.
  /// - Returns: A clause that completes a sentence about the baseline, or `nil` if instructions can
  ///   be compared.
  package func reasonNotToCompare(_ conditions: GateConditions) -> String? {
    guard let section = section(.instructions, under: conditions) else {
      return "has none for \(conditions.platform(for: .instructions))"
    }
    return section.differingConditions(from: conditions.key(for: .instructions))
      .map { "has other conditions: \($0)" }
  }

  /// The benchmarks with exact figures measured by the program itself rather than by callgrind.
  package var exactKeys: Set<BenchmarkKey> {
    Set(sections.filter { !$0.kind.isCounted }.flatMap(\.rows.keys))
  }

  /// Replaces the section of the same kind and platform, or adds the section if there is none.
  package mutating func replace(_ section: BaselineSection) {
    sections.removeAll { $0.kind == section.kind && $0.platform == section.platform }
    sections.append(section)
    let kinds = FigureKind.allCases
    func place(_ section: BaselineSection) -> Int { kinds.firstIndex(of: section.kind) ?? 0 }
    sections.sort { (place($0), $0.platform) < (place($1), $1.platform) }
  }
}

extension Baseline {
  /// The keywords that begin the lines of a baseline file.
  ///
  /// Lines with a figure have no keyword.
  enum Word {
    static let format = "format:"
    static let arguments = "run:"
    static let key = "key:"
    static let scenario = "scenario:"
    static let input = "input:"

    /// Returns a name with its white space escaped, because a space separates words: `my screen`
    /// becomes `my%20%screen`.
    static func escaped(_ name: String) -> String {
      let characters = name.unicodeScalars.map { scalar in
        scalar.properties.isWhitespace || scalar == "%"
          ? "%\(String(scalar.value, radix: 16))%" : String(scalar)
      }
      return characters.joined()
    }

    /// Reverses ``escaped(_:)``; any other text remains unchanged.
    static func unescaped(_ word: String) -> String {
      // Splits by scalars, because a mark that combines with the preceding sign would form another
      // character.
      let parts = word.unicodeScalars.split(separator: "%", omittingEmptySubsequences: false)
        .map { String($0) }
      return parts.enumerated().map { index, part in
        guard index % 2 == 1 else { return part }
        let code = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init)
        if index < parts.count - 1 { return code.map { String($0) } ?? "%\(part)%" }
        return "%\(part)"
      }.joined()
    }
  }

  /// The text of the baseline as stored in a file.
  ///
  /// Equal baselines have equal text.
  package var text: String {
    var lines = [
      "# Exact figures, one per line: scenario, operation, items, strategy, figure, value.",
      "# Written by `bench baseline update`, compared by `bench check`.", "",
      "\(Word.format) \(Self.currentFormat)",
      ([Word.arguments] + arguments.map(Word.escaped)).joined(separator: " "),
    ]
    for section in sections { lines += ["", section.title] + Self.lines(of: section) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of section: BaselineSection) -> [String] {
    let keys = section.key.sorted { $0.key < $1.key }.map { "\(Word.key) \($0.key) \($0.value)" }
    let scenarios = section.scenarios.sorted { $0.key < $1.key }.map {
      "\(Word.scenario) \(Word.escaped($0.key)) \($0.value)"
    }
    let properties = section.properties.sorted { $0.key < $1.key }.flatMap { scenario, counts in
      counts.sorted { $0.key < $1.key }.map {
        "\(Word.input) \(Word.escaped(scenario)) \($0.value) \($0.key)"
      }
    }
    let figures = section.rows.sorted { $0.key < $1.key }.flatMap { key, row in
      row.sorted { $0.key < $1.key }.map { name, value in
        "\(key.storedText) \(name) \(value.text)"
      }
    }
    return keys + scenarios + properties + figures
  }
}

/// An error that states in one line why a baseline cannot be read.
package struct BaselineError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name of the unreadable file, for the error message.
  package var source: String
  /// The number of the unreadable line, starting at 1.
  package var line: Int
  /// The reason why the line cannot be read, without its location.
  package var reason: String

  /// The error message, on one line: `figures.txt: line 3: '10x' is not a number`.
  package var description: String { "\(source): line \(line): \(reason)" }

  /// Reads the lines of the text, except blank lines and comments after a `#`.
  ///
  /// Lines may end with CR LF, and a byte-order mark may precede the first line, because some
  /// editors and git checkouts write them.
  ///
  /// - Parameters:
  ///   - text: The text to read, line by line.
  ///   - source: The origin of the text, for the error.
  ///   - read: A closure that receives a line, its number and its words. It returns the reason why
  ///     the line cannot be read, or `nil` if it can.
  /// - Throws: A `BaselineError` with the first reason.
  static func readLines(
    of text: String, source: String,
    _ read: (_ line: Substring, _ number: Int, _ words: [String]) -> String?
  ) throws(BaselineError) {
    // Splits by scalars, because CR LF is one character, and a mark at the start of a name combines
    // with the preceding space.
    let lines = String(decoding: TextFile.utf8Data(of: text), as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (number, scalars) in zip(1..., lines) {
      let line = Substring(scalars.last == "\r" ? scalars.dropLast() : scalars)
      let words = line.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
      guard let first = words.first, !first.hasPrefix("#"), let reason = read(line, number, words)
      else { continue }
      throw BaselineError(source: source, line: number, reason: reason)
    }
  }
}

extension BenchmarkKey {
  /// The key as it is stored in files with figures: four words, such as
  /// `my%20%screen query 10k default`.
  var storedText: String {
    "\(Baseline.Word.escaped(scenario)) \(operation) \(ItemCount.format(items)) \(strategy)"
  }

  /// Parses a key, or returns `nil` if the words do not form a key.
  ///
  /// - Parameter words: The scenario, operation, number of items and strategy, in the form of
  ///   ``storedText``.
  init?(storedWords words: some Collection<String>) {
    let words = Array(words)
    guard words.count == 4, let items = try? ItemCount.parse(words[2]) else { return nil }
    self.init(
      scenario: Baseline.Word.unescaped(words[0]), operation: words[1], items: items,
      strategy: words[3])
  }
}
