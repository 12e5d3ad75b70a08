/// Article about bad input, as the table of the tests says it.
enum BadInputArticle {
  static var text: String {
    let inputs = BadInputTable.entries.map(\.inputs.count).reduce(0, +)
    let decided = BadInputTable.entries.map { Set($0.inputs.map(\.kind)).count }.reduce(0, +)
    let all = BadInputTable.entries.count * BadInputKind.allCases.count
    return """
      # Bad input

      Results of input that makes no sense, for each entry point of the libraries.

      ## Overview

      There are \(BadInputTable.entries.count) entry points and these kinds of bad input:
      \(list(of: BadInputKind.allCases)).
      Of the \(all) pairs \(decided) have a result, by \(inputs) inputs; in the others, marked –,
      the entry point has no such input, or it is no fault.

      **Stops** is the end of the process with a sentence, **throws** an error with a sentence.
      Other results hold afterwards: `cell (0, 40, 320, 40) in 320 × 80` is a cell with its frame
      in content of that size. Unless the input says otherwise, a view of 320 × 480 points shows
      two rows of 40 points. Each line is provoked by a test in `Tests/BadInputTests`, and
      `scripts/bad-input` writes this page from them. Options and files of `bench` have tests of
      their own, `RefusedOptionTests` and `UsageErrorTests`.

      ## Results
      \(BadInputTable.chapters.map(chapter).joined())
      """ + "\n"
  }

  private static func list(of kinds: [BadInputKind]) -> String {
    kinds.map(\.rawValue).joined(separator: ", ")
  }

  private static func chapter(title: String, entries: [EntryPoint]) -> String {
    "\n### \(title)\n\n| entry point | input | result | decided by |\n|---|---|---|---|\n"
      + entries.map(rows).joined()
  }

  /// Inputs with the same result share a row.
  private static func rows(of entry: EntryPoint) -> String {
    var results: [(text: String, clause: String, inputs: [String])] = []
    for kind in BadInputKind.allCases {
      for input in entry.inputs where input.kind == kind {
        let (text, clause) = (text(of: input.result), clause(of: input.result))
        let code = "\(kind.rawValue) `\(input.code)`"
        if let index = results.firstIndex(where: { $0.text == text && $0.clause == clause }) {
          results[index].inputs.append(code)
        } else {
          results.append((text, clause, [code]))
        }
      }
    }
    let pointless = BadInputKind.allCases.filter(entry.pointless.contains)
    if !pointless.isEmpty { results.append(("–", "", [list(of: pointless)])) }
    return results.map { result in
      row("`\(entry.name)`", result.inputs.joined(separator: ", "), result.text, result.clause)
    }.joined()
  }

  private static func row(_ cells: String...) -> String {
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }

  private static func text(of result: BadInput.Result) -> String {
    switch result {
    case .stops(let sentence, _): "**stops:** \(sentence)"
    case .throwsError(let sentence, _): "**throws:** \(sentence)"
    case .gives(let text, _): text
    }
  }

  private static func clause(of result: BadInput.Result) -> String {
    switch result {
    case .stops(_, let clause), .throwsError(_, let clause), .gives(_, let clause): clause
    }
  }
}
