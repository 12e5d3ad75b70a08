import Foundation

/// Comments of the sources use the terms of the field, not riddles.
///
/// Rooms that were written before the rule have an allowance, which may only shrink.
enum PlainWordRule {
  static let roots = ["Sources/", "Benchmarks/"]

  /// The number of such words in each folder; a folder with fewer has to lower it.
  static let allowances: [String: Int] = [
    "Sources/BenchHarness/Measure": 10,
    "Sources/BenchHarness/Report": 5,
  ]

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
  ]

  static func violations(in tree: SourceTree) -> [Violation] {
    let files = tree.files.filter { file in
      file.kind == .swift && roots.contains { file.path.hasPrefix($0) }
    }
    let folders = Dictionary(grouping: files) { folder(of: $0) }
    let found = folders.mapValues { $0.flatMap(riddles(in:)) }
    let tooMany = found.keys.sorted().flatMap { folder -> [Violation] in
      guard let all = found[folder], all.count > allowances[folder, default: 0] else { return [] }
      return all
    }
    let tooFew = allowances.sorted { $0.key < $1.key }.compactMap { folder, allowance in
      let count = found[folder, default: []].count
      return count < allowance
        ? Violation(path: folder, message: "has \(count) riddles: lower its allowance") : nil
    }
    return tooMany + tooFew
  }

  /// Returns the folder of a file below its target.
  static func folder(of file: SourceFile) -> String {
    file.path.split(separator: "/").dropLast().prefix(3).joined(separator: "/")
  }

  /// Returns the riddles in the comments of a file.
  static func riddles(in file: SourceFile) -> [Violation] {
    riddles.flatMap { riddle in
      riddle.words.flatMap { word -> [Violation] in
        guard file.text.contains(word) else { return [] }
        return zip(1..., file.lines).flatMap { number, line -> [Violation] in
          guard let comment = line.range(of: "//") else { return [] }
          return occurrences(of: word, in: line[comment.upperBound...]).map { _ in
            Violation(path: file.path, line: number, message: "'\(word)': \(riddle.advice)")
          }
        }
      }
    }
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
