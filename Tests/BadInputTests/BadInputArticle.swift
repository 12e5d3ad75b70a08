/// The article about bad input, generated from the tests' table.
enum BadInputArticle {
  static var text: String {
    let inputs = BadInputTable.entries.map(\.inputs.count).reduce(0, +)
    return """
      # Bad input

      The behaviour of each entry point for invalid input.

      ## Overview

      Tests call \(BadInputTable.entries.count) entry points with \(inputs) inputs of these kinds,
      in this order: \(BadInputKind.allCases.map(\.rawValue).joined(separator: ", ")).
      Kinds that an entry point cannot receive, or that are valid there, are left out.

      | word | meaning |
      |---|---|
      | **stops** | the process ends with this message |
      | **throws** | the call throws an error with this message |
      | *value* in a message | the input, as Swift prints it: `nan`, `-inf`, `9223372036854775807` |
      | `cell (0, 40, 320, 40) in 320 × 80` | after the call: a cell's frame, and the content size |
      | **both rows** | `\(bothRows)` |
      | D-12, Behaviour 20 | rules of [Differences](Differences.md) and [Behaviour](Behaviour.md) |

      Unless the input says otherwise, a view of 320 × 480 points shows two rows of 40 points.

      `scripts/bad-input` writes this page from `Tests/BadInputTests`. `RefusedOptionTests` and
      `UsageErrorTests` cover the options and files of `bench`.

      ## Results
      \(BadInputTable.chapters.map(chapter).joined())
      """ + "\n"
  }

  private static let bothRows = "cell (0, 0, 320, 40), cell (0, 40, 320, 40) in 320 × 80"

  /// Returns the text of a chapter; entry points with the same lines share a list.
  private static func chapter(title: String, entries: [EntryPoint]) -> String {
    var lists: [(names: [String], lines: String)] = []
    for entry in entries {
      let lines = lines(of: entry)
      if let index = lists.firstIndex(where: { $0.lines == lines }) {
        lists[index].names.append("`\(entry.name)`")
      } else {
        lists.append((["`\(entry.name)`"], lines))
      }
    }
    return "\n### \(title)\n"
      + lists.map { "\n\($0.names.joined(separator: ", "))\n\n\($0.lines)" }.joined()
  }

  /// Returns the lines of an entry point; inputs with the same result share a line, even if a value
  /// in the message differs.
  private static func lines(of entry: EntryPoint) -> String {
    let inputs = BadInputKind.allCases.flatMap { kind in
      entry.inputs.filter { $0.kind == kind }
    }
    let general = Dictionary(grouping: inputs, by: generalResult)
    var seen: Set<String> = []
    return inputs.compactMap { input in
      var result = generalResult(of: input)
      var group = general[result] ?? []
      if Set(group.map { text(of: $0.result) }).count == 1 {
        result = text(of: input.result)
        group = inputs.filter { text(of: $0.result) == result }
      }
      guard seen.insert(result).inserted else { return nil }
      return "- \(group.map { "`\($0.code)`" }.joined(separator: ", ")): \(result)\n"
    }.joined()
  }

  /// Returns the result of an input, with *value* for the value in its message.
  private static func generalResult(of input: BadInput) -> String {
    let text = text(of: input.result)
    guard text.hasPrefix("**"), let value = printedValue(of: input.code) else { return text }
    var result = ""
    var rest = text[...]
    while let range = rest.firstRange(of: value) {
      let isWhole =
        rest[..<range.lowerBound].last.map { " [(".contains($0) } == true
        && rest[range.upperBound...].prefixMatch(of: /[.,;:)\]]*(?:\s|$)/) != nil
      result += rest[..<range.lowerBound] + (isWhole ? "*value*" : value)
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns the value in the code of an input as a message prints it: `nan` for `width: .nan`.
  private static func printedValue(of code: String) -> String? {
    code.firstMatch(of: /IndexPath\(\)|\[[^\[\]]+\]|-?\.(?:nan|infinity)|\.max|-?\d+/).map {
      String($0.output).replacing("IndexPath()", with: "[]").replacing(".max", with: "\(Int.max)")
        .replacing(".infinity", with: "inf").replacing(".nan", with: "nan")
    }
  }

  private static func text(of result: BadInput.Result) -> String {
    let (text, clause) =
      switch result {
      case .stops(let sentence, let clause): ("**stops:** \(sentence)", clause)
      case .throwsError(let sentence, let clause): ("**throws:** \(sentence)", clause)
      case .gives(bothRows, let clause): ("**both rows**", clause)
      case .gives(let text, let clause): (text, clause)
      }
    return clause.isEmpty ? text : "\(text) (\(clause))"
  }
}
