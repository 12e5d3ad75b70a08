/// Text for Markdown, in which no character of it means anything but itself.
enum MarkdownText {
  private static let special = Set<Character>(#"\`*_{}[]<>#!|~&$"#)

  /// Text in one line; what Markdown, HTML, mentions and references begin with is escaped.
  static func escaped(_ text: String) -> String {
    String(
      text.flatMap { character -> [Character] in
        if character.isNewline { return [" "] }
        // A backslash does not keep GitHub from a mention; a separator of no width does.
        if character == "@" { return ["@", "\u{200B}"] }
        return special.contains(character) ? ["\\", character] : [character]
      })
  }

  /// The lines of a block of code, whose fence is longer than any in it.
  static func block(_ lines: [String]) -> [String] {
    let lines = lines.flatMap {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    var longest = 2
    for line in lines {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return [fence + "text"] + lines.map(String.init) + [fence]
  }
}
