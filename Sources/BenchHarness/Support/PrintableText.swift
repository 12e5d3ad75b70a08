/// Functions that make text safe for a terminal, a log or a table: every character is visible and
/// affects nothing else.
///
///     two⏎lines   →  two\nlines
///     a␛[31mred   →  a\u{1B}[31mred
///
/// Names come from files and other people's code: a line break would end a row, an escape character
/// could control the terminal, and a direction mark could reverse the order of the following text.
package enum PrintableText {
  /// Returns the text on a single line, with special characters escaped.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text, with escapes for line breaks, control characters, direction marks, and
  ///   combining marks that would merge with a preceding separator.
  /// - Complexity: O(*n*) for *n* scalars.
  package static func line(_ text: String) -> String { escaped(text, keepsLines: false) }

  /// Returns the text with the escapes of ``line(_:)``, but keeps its line breaks.
  package static func lines(_ text: String) -> String { escaped(text, keepsLines: true) }

  private static func escaped(_ text: String, keepsLines: Bool) -> String {
    var result = String.UnicodeScalarView()
    // Whether the previous scalar is part of a word or a symbol, with which a combining mark may
    // merge.
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

  /// Returns whether a scalar is invisible or affects how the surrounding text is displayed.
  package static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned: true
    // Joiners are parts of words and emoji.
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

/// A sentence split into plain text and commands, which are enclosed in backticks.
package struct InlineText {
  /// The parts in order, none of them empty.
  package let parts: [(text: String, isCommand: Bool)]

  /// Splits a sentence into its parts.
  ///
  /// If the number of backticks is odd, the whole sentence is treated as plain text.
  package init(_ text: String) {
    let parts = text.unicodeScalars.split(separator: "`", omittingEmptySubsequences: false)
      .map { String($0) }
    self.parts =
      parts.count % 2 == 1
      ? parts.enumerated().map { ($1, $0 % 2 == 1) }.filter { !$0.0.isEmpty } : [(text, false)]
  }
}

/// Functions that escape text for Markdown, so that no character has a special meaning.
package enum MarkdownText {
  private static let special = Set(#"\`*_[]<>#|&$"#.unicodeScalars)

  /// Returns text on one line, escaping all characters that could begin Markdown, HTML, mentions or
  /// references.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = PrintableText.line(text).unicodeScalars
    // A single tilde does not strike text through, and often precedes a time.
    let isStruck = scalars.count { $0 == "~" } > 1
    for scalar in scalars {
      if special.contains(scalar) || scalar == "~" && isStruck { result.append("\\") }
      result.append(scalar)
      // A backslash does not keep GitHub from making a mention; a zero-width space does.
      if scalar == "@" { result.append("\u{200B}") }
    }
    return String(result)
  }

  /// Returns a sentence as one line of Markdown, with its commands in code spans and everything
  /// else escaped.
  package static func sentence(_ text: String) -> String {
    InlineText(text).parts.map {
      $0.isCommand ? "`\(PrintableText.line($0.text))`" : escaped($0.text)
    }.joined()
  }

  /// Returns the lines of a code block, with a fence longer than any run of backticks in the text.
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
