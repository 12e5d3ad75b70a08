/// Text for a terminal, a log or a table: every character shows itself and moves nothing else.
///
///     two⏎lines   →  two\nlines
///     a␛[31mred   →  a\u{1B}[31mred
///
/// Names come from files and other people's code: a line break would end a row, an escape character
/// control the terminal, and a mark of direction reverse the rest of the line.
package enum PrintableText {
  /// The text in one line.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, with escapes instead of line breaks, control characters, marks of
  ///   direction, and marks combining with a separator before them.
  /// - Complexity: O(*n*) for *n* scalars.
  package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// The same text in its own lines.
  package static func lines(_ text: String) -> String { escaped(text, keepsLines: true) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = String.UnicodeScalarView()
    // Whether the scalar before is part of a word or a symbol, which a mark may combine with.
    var canCarry = false
    for scalar in text.unicodeScalars {
      if keepsLines, scalar == "\n" {
        result.append(scalar)
        canCarry = false
      } else if hides(scalar) || isMark(scalar) && !canCarry {
        result.append(contentsOf: escape(scalar).unicodeScalars)
        canCarry = false
      } else {
        result.append(scalar)
        canCarry = !scalar.isASCII || scalar.properties.isAlphabetic || isDigit(scalar)
      }
    }
    return String(result)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }

  /// Whether a scalar does something else than to show itself.
  package static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned: true
    // Joiners are parts of words and of pictures.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
}

/// Sentence with commands between grave accents.
package struct InlineText {
  /// The parts in order, none of them empty.
  package let parts: [(text: String, isCommand: Bool)]

  /// Divides a sentence; one with an odd number of accents has no commands.
  package init(_ text: String) {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
      .map { String($0) }
    self.parts =
      parts.count % 2 == 1
      ? parts.enumerated().map { ($1, $0 % 2 == 1) }.filter { !$0.0.isEmpty } : [(text, false)]
  }
}

/// Text for Markdown: every character means only itself.
package enum MarkdownText {
  private static let special = Set(#"\`*_[]<>#|&$"#.unicodeScalars)

  /// Text in one line; what Markdown, HTML, mentions and references begin with is escaped.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = PrintableText.line(text).unicodeScalars
    // One tilde strikes nothing through, and stands before many a time.
    let isStruck = scalars.count { $0 == "~" } > 1
    for scalar in scalars {
      if special.contains(scalar) || scalar == "~" && isStruck { result.append("\\") }
      result.append(scalar)
      // A backslash does not keep GitHub from a mention; a separator of no width does.
      if scalar == "@" { result.append("\u{200B}") }
    }
    return String(result)
  }

  /// A sentence in one line; commands stay commands.
  package static func sentence(_ text: String) -> String {
    InlineText(text).parts.map {
      $0.isCommand ? "`\(PrintableText.line($0.text))`" : escaped($0.text)
    }.joined()
  }

  /// The lines of a block of code, with a fence longer than any in it.
  package static func block(_ lines: [String]) -> [String] {
    let lines = lines.flatMap {
      $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { PrintableText.line(String($0)) }
    }
    let runs = lines.flatMap { $0.unicodeScalars.split { $0 != "`" } }
    let fence = String(repeating: "`", count: max(2, runs.map(\.count).max() ?? 0) + 1)
    return [fence + "text"] + lines + [fence]
  }
}
