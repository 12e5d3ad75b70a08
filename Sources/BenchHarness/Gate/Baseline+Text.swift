extension Baseline {
  /// The words with which lines begin that hold no figure.
  enum Word {
    static let format = "format:"
    static let arguments = "run:"
    static let key = "key:"
    static let scenario = "scenario:"

    /// A name without white space, which would end the word: `my screen` becomes `my%20%screen`.
    static func escaped(_ name: String) -> String {
      let characters = name.unicodeScalars.map { scalar in
        scalar.properties.isWhitespace || scalar == "%"
          ? "%\(String(scalar.value, radix: 16))%" : String(scalar)
      }
      return characters.joined()
    }

    /// The name that was escaped.
    static func unescaped(_ word: String) -> String {
      var name = ""
      for (index, part) in word.split(separator: "%", omittingEmptySubsequences: false).enumerated()
      {
        let isCode = index % 2 == 1
        guard isCode, let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
          name += part
          continue
        }
        name.unicodeScalars.append(scalar)
      }
      return name
    }
  }

  /// The baseline in its stored form; equal baselines give equal text.
  public var text: String {
    var lines = [
      "# Exact figures, one a line: scenario, operation, items, strategy, figure, value.",
      "# Written by `bench baseline update`, compared by `bench check`.",
      "",
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
    let figures = section.rows.sorted { $0.key < $1.key }.flatMap { key, row in
      row.sorted { $0.key < $1.key }.map { name, value in
        "\(key.storedText) \(name) \(value.text)"
      }
    }
    return keys + scenarios + figures
  }
}
