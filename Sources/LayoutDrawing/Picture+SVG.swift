import LayoutCore

/// The conversion of pictures to SVG for light and dark backgrounds.
///
/// The SVG is a single file without scripts or external references. The kinds of rectangles differ
/// in their line styles as well as in their colours.
extension Picture {
  /// The margin around the content, in points.
  private static let margin = 12.0
  private static let lineHeight = 18.0
  /// The width of a character, in points.
  private static let letter = 7.3
  /// The size of a sample box in the legend.
  private static let sample = Frame(x: 0, y: 0, width: 22, height: 12)

  /// The picture as an SVG document.
  package var svg: String {
    let width = bounds.width + 2 * Self.margin
    let columns = max(1, Int(bounds.width / 130))
    let legend = kinds
    let hasEstimates = painted.contains(where: \.isEstimated)
    let entries =
      legend.map { (kind: $0, word: $0.word, isEstimated: false) }
      + (hasEstimates ? [(kind: .cell, word: "estimated size", isEstimated: true)] : [])
    let notes = ([labelKey] + notes).filter { !$0.isEmpty }.flatMap { note in
      PlainText.lines(
        of: note.split(separator: " ").map(String.init), columns: Int(bounds.width / Self.letter))
    }
    let lines = (entries.count + columns - 1) / columns + notes.count
    let top = Self.margin + Self.lineHeight
    let height = top + bounds.height + Self.margin + (Double(lines) + 0.5) * Self.lineHeight
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="\(Self.escaped(title))" \
      width="\(Self.number(width))" height="\(Self.number(height))" \
      viewBox="0 0 \(Self.number(width)) \(Self.number(height))">
      <title>\(Self.escaped(title))</title>
      \(Self.style)
      <rect class="paper" width="100%" height="100%"/>
      <text class="title" x="\(Self.number(Self.margin))" y="\(Self.number(Self.margin + 6))">\
      \(Self.escaped(title))</text>
      <clipPath id="part"><rect x="0" y="0" width="\(Self.number(bounds.width))" \
      height="\(Self.number(bounds.height))"/></clipPath>
      <g transform="translate(\(Self.number(Self.margin)) \(Self.number(top)))" \
      clip-path="url(#part)">

      """
    for shape in painted { text += Self.rectangle(shape, in: bounds) }
    text += "</g>\n<g transform=\"translate(\(Self.number(Self.margin)) "
    text += "\(Self.number(top + bounds.height + Self.lineHeight)))\">\n"
    for (index, entry) in entries.enumerated() {
      let x = Double(index % columns) * 130
      let y = Double(index / columns) * Self.lineHeight
      var sample = Self.sample
      (sample.x, sample.y) = (x, y - 10)
      text += Self.box(entry.kind, sample, isEstimated: entry.isEstimated)
      text += "<text x=\"\(Self.number(x + 28))\" y=\"\(Self.number(y))\">\(entry.word)</text>\n"
    }
    for (index, note) in notes.enumerated() {
      let y = Double((entries.count + columns - 1) / columns + index) * Self.lineHeight
      text += "<text x=\"0\" y=\"\(Self.number(y))\">\(Self.escaped(note))</text>\n"
    }
    return text + "</g>\n</svg>\n"
  }

  /// Returns the SVG of a rectangle, with its label if the label fits.
  private static func rectangle(_ shape: Shape, in bounds: Frame) -> String {
    var frame = shape.frame
    frame.x -= bounds.x
    frame.y -= bounds.y
    let box = box(shape.kind, frame, isEstimated: shape.isEstimated)
    // Cells cover the middle of a decoration, and the legend explains decorations.
    guard !shape.label.isEmpty, shape.kind != .decoration else { return box }
    let size = min(13, frame.height * 0.7, frame.width / (0.62 * Double(shape.label.count)))
    guard size >= 4 else { return box }
    // Sections and groups have their names in a corner, because cells cover their middle.
    let isOutline = shape.kind == .section || shape.kind == .group || shape.kind == .base
    let x = isOutline ? frame.x + 3 : frame.x + frame.width / 2
    let y = isOutline ? frame.y + 9 : frame.y + frame.height / 2 + size * 0.35
    return box + "<text class=\"\(isOutline ? "corner" : "middle")\" x=\"\(number(x))\" "
      + "y=\"\(number(y))\" style=\"font-size: \(number(isOutline ? min(9, size) : size))px\">"
      + "\(escaped(shape.label))</text>\n"
  }

  private static func box(_ kind: Kind, _ frame: Frame, isEstimated: Bool) -> String {
    // Lines are drawn inside the box, so that the lines of neighbours remain separate.
    let inset = min(0.5, frame.width / 2, frame.height / 2)
    return "<rect class=\"\(kind.rawValue)\(isEstimated ? " estimated" : "")\" "
      + "x=\"\(number(frame.x + inset))\" y=\"\(number(frame.y + inset))\" "
      + "width=\"\(number(max(0, frame.width - 2 * inset)))\" "
      + "height=\"\(number(max(0, frame.height - 2 * inset)))\"/>\n"
  }

  /// Escapes XML's special characters in text.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML documents cannot contain other control characters.
      case _ where character.value < 32: result += " "
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// The colours for a light or a dark background.
  private struct Palette {
    let paper, ink, soft, cell, cellLine, edge, edgeLine, badge, badgeLine, decoration: String
    let decorationLine: String

    static let light = Palette(
      paper: "#fff", ink: "#1b1f24", soft: "#6a737d", cell: "#dbe9ff", cellLine: "#2f6fd0",
      edge: "#ffe3c2", edgeLine: "#b35900", badge: "#e2f3dd", badgeLine: "#2c7a2c",
      decoration: "#f0ebf8", decorationLine: "#7a5fb0")
    static let dark = Palette(
      paper: "#14171b", ink: "#e8eaed", soft: "#9aa4af", cell: "#1d3354", cellLine: "#79aefc",
      edge: "#4d3010", edgeLine: "#ffb56b", badge: "#1e3a1e", badgeLine: "#7fd47f",
      decoration: "#2b2440", decorationLine: "#b9a3ea")

    /// The CSS rules that apply the colours to the kinds of rectangles.
    ///
    /// Each rule states its colours directly, because not all programs support CSS variables.
    var rules: String {
      """
      .paper { fill: \(paper) }
      text { fill: \(ink) }
      .corner { fill: \(edgeLine); stroke: \(paper); stroke-width: 2; paint-order: stroke }
      .section, .group, .slot { stroke: \(soft) }
      .viewport { stroke: \(ink) }
      .base { stroke: \(edgeLine) }
      .cell { fill: \(cell); stroke: \(cellLine) }
      .badge { fill: \(badge); stroke: \(badgeLine) }
      .edge, .pinned { fill: \(edge); stroke: \(edgeLine) }
      .decoration { fill: \(decoration); stroke: \(decorationLine) }

      """
    }
  }

  private static let style = """
    <style>
    text { font: 12px ui-monospace, Menlo, Consolas, monospace }
    .title { font-weight: bold }
    .middle { text-anchor: middle }
    .section { fill: none; stroke-dasharray: 10 3 2 3 }
    .decoration { stroke-dasharray: 1 3 }
    .group { fill: none; stroke-dasharray: 6 3 }
    .slot { fill: none; stroke-dasharray: 1 2 }
    .base { fill: none; stroke-dasharray: 2 2 }
    .badge { stroke-width: 2 }
    .edge { stroke-width: 1.5 }
    .pinned { stroke-width: 3 }
    .viewport { fill: none; stroke-width: 2.5 }
    .estimated { stroke-dasharray: 4 3 }
    \(Palette.light.rules)@media (prefers-color-scheme: dark) {
    \(Palette.dark.rules)}
    </style>
    """
}
