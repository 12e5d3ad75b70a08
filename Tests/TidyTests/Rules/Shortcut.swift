/// A spelling that is not allowed in some kinds of files, and its replacement.
///
/// No spelling is written in one piece here, because a search for it would find this list.
struct Shortcut {
  let spelling: String
  let kinds: Set<SourceFile.Kind>
  let advice: String

  static let all =
    ["TO" + "DO", "FIX" + "ME", "XX" + "X"].map {
      Shortcut(
        spelling: $0, kinds: [.swift, .script, .markdown], advice: "do it now, or leave it out")
    }
    + ["not " + "implemented", "Not " + "implemented", "un" + "implemented", "Un" + "implemented"]
    .map {
      Shortcut(
        spelling: $0, kinds: [.swift, .script],
        advice: "write the code, or remove the way that leads here")
    }
    + ["try" + "!", "as" + "!"].map {
      Shortcut(spelling: $0, kinds: [.swift], advice: "handle the failure")
    }
    + [
      Shortcut(
        spelling: ".disabled" + "(", kinds: [.swift], advice: "mend the test, or delete it")
    ]

  /// Returns whether the spelling occurs in a line, but not as part of a longer word.
  func occurs(in line: Substring) -> Bool {
    line.ranges(of: spelling).contains { range in
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      return !isJoined(before, spelling.first) && !isJoined(spelling.last, after)
    }
  }

  /// Returns whether two neighbours belong to one word.
  private func isJoined(_ left: Character?, _ right: Character?) -> Bool {
    [left, right].allSatisfy { $0.map { $0.isLetter || $0.isNumber } ?? false }
  }
}
