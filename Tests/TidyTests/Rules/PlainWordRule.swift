import Foundation

/// Comments of the sources use the terms of the field, not riddles.
enum PlainWordRule {
  static let roots = ["Sources/", "Benchmarks/"]

  /// The words, each with the terms to use.
  static let riddles: [(words: [String], advice: String)] = [
    (
      ["is", "has", "was", "are", "hangs", "belongs", "lies", "comes", "sticks"].flatMap {
        ["what \($0)", "What \($0)"]
      }, "name the thing"
    ),
    (["nobody", "Nobody"], "name who it is, or use the passive"),
    (["so many"], "give the number a name"),
    (["at the most"], "at most"),
    (["is asked", "are asked"], "is proposed a size, is called, is measured"),
    (["is seen", "are seen"], "is visible"),
    (["thereby"], "say how"),
    (["anew"], "again"),
    (
      ["take", "takes", "taking", "taken", "Take", "Takes", "Taking", "Taken"].flatMap { verb in
        ["in", "over", "out"].map { "\(verb) \($0)" }
      }, "adds, applies, keeps, removes"
    ),
    (["hang", "hangs"], "is anchored to"),
    (["withdraw", "withdraws", "Withdraws"], "removes"),
    (
      ["told", "Told", "foretold", "whom", "Whom"],
      "gets, is passed, is notified, is predicted: name who passes it"
    ),
    (["come", "comes", "came"].map { "\($0) to rest" }, "stops, its resting offset"),
    (["that is had"], "name who has it"),
  ]

  /// The word that no line of a comment begins with, and no text of a parameter or a result.
  static let refusedOpening = "What"

  static func violations(in tree: SourceTree) -> [Violation] {
    tree.files.filter { file in
      file.kind == .swift && roots.contains { file.path.hasPrefix($0) }
    }.flatMap(riddles(in:))
  }

  /// Returns the riddles in the comments of a file.
  static func riddles(in file: SourceFile) -> [Violation] {
    let comments = zip(1..., file.lines).compactMap { number, line -> (line: Int, Substring)? in
      line.range(of: "//").map { (number, line[$0.upperBound...]) }
    }
    let inside = riddles.flatMap { riddle in
      riddle.words.flatMap { word -> [Violation] in
        guard file.text.contains(word) else { return [] }
        return comments.flatMap { line, comment in
          occurrences(of: word, in: comment).map { _ in
            Violation(path: file.path, line: line, message: "'\(word)': \(riddle.advice)")
          }
        }
      }
    }
    let openings = comments.filter { beginsWithRefusedWord($0.1) }.map { line, _ in
      Violation(
        path: file.path, line: line, message: "begins with '\(refusedOpening)': name the thing")
    }
    return inside + openings
  }

  /// Whether a line of a comment begins with the refused word, or a parameter's text in it does.
  private static func beginsWithRefusedWord(_ comment: Substring) -> Bool {
    let text = comment.drop { "/ ".contains($0) }
    let starts =
      text.hasPrefix("- ")
      ? [text.index(text.startIndex, offsetBy: 2), text.range(of: ": ")?.upperBound]
      : [text.startIndex]
    return occurrences(of: refusedOpening, in: text).contains { starts.contains($0.lowerBound) }
  }

  /// Returns where a word stands by itself.
  private static func occurrences(
    of word: String, in text: Substring
  ) -> [Range<Substring.Index>] {
    text.ranges(of: word).filter { range in
      let neighbours = [text[..<range.lowerBound].last, text[range.upperBound...].first]
      return neighbours.allSatisfy { $0.map { !$0.isLetter } ?? true }
    }
  }
}
