import BenchHarness

/// Functions that write the blocks of a report as plain text or as Markdown.
enum BlockRenderer {
  /// Returns the blocks as plain text, wrapped to lines of at most `maxWidth` characters; only a
  /// table may be wider.
  static func text(_ blocks: [ReportBlock], maxWidth: Int) -> String {
    join(blocks) { block in
      switch block {
      case .heading(let title): underlined(lines(of: title, maxWidth: maxWidth))
      case .paragraph(let text): lines(of: text, maxWidth: maxWidth)
      case .table(let table): table.lines(maxWidth: maxWidth)
      case .numbers(let table), .charts(_, let table): table.text.lines(maxWidth: maxWidth)
      case .section(let section):
        [text([.heading(section.title)] + section.blocks, maxWidth: maxWidth).withoutLineEnd]
      case .list(let points), .verbatim(let points):
        points.flatMap { lines(ofPoint: $0, maxWidth: maxWidth) }
      }
    }
  }

  /// Wraps a list item into lines.
  static func lines(ofPoint point: String, maxWidth: Int) -> [String] {
    wrapped("- " + PrintableText.line(point), maxWidth: maxWidth, indent: "  ")
  }

  /// Wraps a paragraph into lines.
  static func lines(of text: String, maxWidth: Int) -> [String] {
    wrapped(PrintableText.line(text), maxWidth: maxWidth, indent: "")
  }

  /// Returns the blocks as Markdown, with one line per paragraph.
  ///
  /// - Parameters:
  ///   - blocks: The parts of the report, in order.
  ///   - level: The level of the headings; headings within a section are one level deeper.
  /// - Returns: The text, with a line break at its end.
  static func markdown(_ blocks: [ReportBlock], level: Int = 2) -> String {
    func heading(_ title: String) -> String {
      String(repeating: "#", count: level) + " " + MarkdownText.sentence(title)
    }
    return join(blocks) { block in
      switch block {
      case .heading(let title): [heading(title)]
      case .paragraph(let text): [MarkdownText.sentence(text)]
      case .table(let table): table.markdownLines()
      case .list(let points): points.map { "- " + MarkdownText.sentence($0) }
      case .numbers(let table), .charts(_, let table): table.text.markdownLines()
      case .section(let section):
        [heading(section.title), ""]
          + [markdown(section.blocks, level: level + 1).withoutLineEnd]
      case .verbatim(let points): MarkdownText.block(points)
      }
    }
  }

  private static func underlined(_ title: [String]) -> [String] {
    title + [String(repeating: "=", count: title.map(\.count).max() ?? 0)]
  }

  private static func join(_ blocks: [ReportBlock], lines: (ReportBlock) -> [String]) -> String {
    blocks.map { lines($0).joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Wraps text into lines of at most `maxWidth` characters.
  ///
  /// Words longer than a line are divided.
  private static func wrapped(_ text: String, maxWidth: Int, indent: String) -> [String] {
    var lines: [String] = []
    var line = ""
    let longest = max(1, maxWidth - indent.count)
    let words = text.split(separator: " ").flatMap { word in
      word.count <= longest ? [word] : parts(of: word, length: longest)
    }
    for word in words {
      if line.isEmpty {
        line = String(word)
      } else if line.count + 1 + word.count <= maxWidth {
        line += " " + word
      } else {
        lines.append(line)
        line = indent + word
      }
    }
    lines.append(line)
    return lines
  }

  private static func parts(of word: Substring, length: Int) -> [Substring] {
    var parts: [Substring] = []
    var rest = word
    while !rest.isEmpty {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return parts
  }
}

extension String {
  /// The text without a line break at its end.
  fileprivate var withoutLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
