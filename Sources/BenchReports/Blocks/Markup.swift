import BenchHarness

/// A part of a page or of a drawing: an element, text, or a style sheet or script.
///
/// Text is escaped on output. A page is well-formed XML, so any XML parser can check it.
indirect enum Markup: Equatable {
  /// An element with its name, attributes and content.
  case node(String, [(name: String, value: String)], [Markup])
  /// Text, to be escaped on output.
  case text(String)
  /// A constant style sheet or script, written to the page without escaping.
  case fixed(StaticString)

  /// Creates an element; attributes without a value are omitted.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ content: [Markup] = []
  ) -> Markup {
    .node(name, attributes.compactMap { name, value in value.map { (name, $0) } }, content)
  }

  /// Creates an element whose content is text.
  static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:], _ text: String
  ) -> Markup { element(name, attributes, [.text(text)]) }

  /// The elements written without an end tag, because they never have any content.
  private static let empty: Set = ["meta", "input", "path", "rect", "use"]

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
