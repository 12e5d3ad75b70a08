/// The sentences of a file, from documentation comments of Swift or the running text of Markdown.
struct ProseText {
  let path: String

  private(set) var sentences: [Sentence] = []

  /// Reads a Swift or Markdown file; files of other kinds have no sentences.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  init(_ file: SourceFile, patterns: ProsePatterns) {
    path = file.path
    switch file.kind {
    case .swift:
      for (line, block) in Self.comments(in: file) { append(block, line: line, patterns) }
    case .markdown: append(patterns.runningText(of: file.text), line: nil, patterns)
    case .script, .other: break
    }
  }

  /// Returns the blocks of adjacent documentation comments, each with the number of its first line.
  private static func comments(in file: SourceFile) -> [(line: Int, text: String)] {
    var blocks: [(line: Int, text: String)] = []
    var isOpen = false
    for (number, line) in zip(1..., file.lines) {
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("///") else {
        isOpen = false
        continue
      }
      let body = text.dropFirst(3)
      let comment = body.first?.isWhitespace == true ? body.dropFirst() : body
      if isOpen {
        blocks[blocks.count - 1].text += "\n" + comment
      } else {
        blocks.append((number, String(comment)))
      }
      isOpen = true
    }
    return blocks
  }

  /// Appends the sentences of a block; each ends after a full stop, colon, semicolon, question mark
  /// or exclamation mark.
  private mutating func append(_ block: String, line: Int?, _ patterns: ProsePatterns) {
    let text = patterns.withoutMarkup(block)
    var start = text.startIndex
    var previous: Character?
    for index in text.indices {
      if text[index].isWhitespace, let mark = previous, ".:;!?".contains(mark) {
        append(text[start..<index], line)
        start = index
      }
      previous = text[index]
    }
    append(text[start...], line)
  }

  private mutating func append(_ text: Substring, _ line: Int?) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return }
    sentences.append(Sentence(words.joined(separator: " "), line: line))
  }
}

/// The parts of a text other than prose.
///
/// A regular expression is compiled when it is first used, so all files share the patterns.
struct ProsePatterns {
  private let fenced = /(?s)```.*?```/
  private let hidden = /(?s)<!--.*?-->/
  private let indented = /(?m)^\s{4,}.*$/
  private let code = /``?[^`]*``?/
  private let link = /\[([^\]]*)\]\([^)]*\)/
  private let field =
    /(?m)^\s*[-*]\s*(?:Parameters?|Returns|Throws|Complexity|Precondition|Note)\b[^:\n]*:/

  /// Returns the lines of a Markdown document that are not code, headings or tables.
  func runningText(of document: String) -> String {
    document.replacing(fenced, with: "").replacing(hidden, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !["|", "#", "    "].contains { line.hasPrefix($0) } }
      .joined(separator: "\n")
  }

  /// Returns a text with each code span as a single word, and without code blocks, link targets
  /// and the names of documentation fields.
  func withoutMarkup(_ text: String) -> String {
    text.replacing(indented, with: "").replacing(code, with: "X")
      .replacing(link) { $0.output.1 }
      .replacing(field, with: " . ")
  }
}
