import BenchHarness

/// Part of a page or of a drawing: an element, or one line of text.
///
/// Writing escapes the text.
///
/// A page is also well-formed XML, checkable by any parser.
indirect enum Markup: Equatable {
  /// An element with its attributes and content.
  case node(String, [(name: String, value: String)], [Markup])
  /// Text.
  case text(String)
  /// Style or script, without any text from a file.
  case fixed(StaticString)

  /// Makes an element; attributes without a value are left out.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [Markup] = []
  ) -> Markup {
    .node(name, attributes.compactMap { name, value in value.map { (name, $0) } }, content)
  }

  /// Creates an element with a text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// The elements of HTML without an end tag, and the elements of SVG without content here.
  private static let empty: Set = ["meta", "input", "path", "rect", "use"]

  /// The text of the part.
  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .text(let content): text += XMLText.content(PrintableText.line(content))
    case .fixed(let content): text += content.description
    case .node(let name, let attributes, let content):
      text += "<" + name
      for (name, value) in attributes { text += " " + name + "=" + XMLText.attribute(value) }
      guard !Self.empty.contains(name) else {
        text += "/>"
        return
      }
      text += ">"
      for part in content { part.write(to: &text) }
      text += "</" + name + ">"
    }
  }

  static func == (left: Markup, right: Markup) -> Bool { left.text == right.text }
}
