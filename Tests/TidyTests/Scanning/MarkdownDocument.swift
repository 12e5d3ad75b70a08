/// The links of a Markdown file, and the headings available to links.
struct MarkdownDocument {
  /// The target of a link, as written.
  struct Link: Equatable {
    let target: String

    /// The line, counted from 1.
    let line: Int
  }

  let links: [Link]

  /// The fragments that refer to the headings, spelled as on GitHub.
  let anchors: Set<String>

  init(_ file: SourceFile) {
    var links: [Link] = []
    var slugs: [String] = []
    var fence: Substring?
    for (index, line) in file.lines.enumerated() {
      if let marker = Self.fenceMarker(of: line) {
        if fence == nil {
          fence = marker
        } else if let open = fence, marker.hasPrefix(open) {
          fence = nil
        }
      } else if fence == nil {
        let targets = Self.targets(in: Self.withoutInlineCode(line))
        links += targets.map { Link(target: $0, line: index + 1) }
        if let slug = Self.headingSlug(of: line) { slugs.append(slug) }
        slugs += line.matches(of: /<a\s+(?:id|name)="([^"]+)"/).map { String($0.output.1) }
      }
    }
    self.links = links
    self.anchors = Self.numbered(slugs)
  }

  /// Returns the run of backticks or tildes at the start or end of a code block.
  private static func fenceMarker(of line: Substring) -> Substring? {
    line.firstMatch(of: /^\s*(?:[-*+>]\s+)?(`{3,}|~{3,})/).map(\.output.1)
  }

  private static func withoutInlineCode(_ line: Substring) -> Substring {
    line.replacing(/(`+).+?\1/, with: "")
  }

  private static func targets(in line: Substring) -> [String] {
    var targets: [String] = []
    // A target may contain one level of parentheses: `a_(b).md`.
    for match in line.matches(of: /\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))*)/) {
      targets.append(String(match.output.1))
    }
    for match in line.matches(of: /^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)/) {
      targets.append(String(match.output.1))
    }
    for match in line.matches(of: /<(doc:[^>]*)>/) {
      targets.append(String(match.output.1))
    }
    for match in line.matches(of: /\b(?:href|src)="([^"]*)"/) {
      targets.append(String(match.output.1))
    }
    return targets
  }

  private static func headingSlug(of line: Substring) -> String? {
    guard let match = line.firstMatch(of: /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/) else { return nil }
    let title = match.output.1.replacing(/\[([^\]]*)\]\([^)]*\)/, with: { $0.output.1 })
    return String(
      title.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isLetter || character.isNumber || "-_".contains(character)
          ? character : nil
      })
  }

  /// Headings with equal titles are distinguished by numbers, beginning with the second heading.
  private static func numbered(_ slugs: [String]) -> Set<String> {
    var counts: [String: Int] = [:]
    var anchors: Set<String> = []
    for slug in slugs {
      let count = counts[slug, default: 0]
      counts[slug] = count + 1
      anchors.insert(count == 0 ? slug : "\(slug)-\(count)")
    }
    return anchors
  }
}
