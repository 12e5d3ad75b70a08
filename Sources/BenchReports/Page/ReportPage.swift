import BenchHarness

/// A report on stored results for human readers, available as a self-contained page or as Markdown.
///
/// Both formats have the same content. The page also records the exact value of each number and its
/// location in the stored files.
package struct ReportPage {
  /// A part of a report: its title, the indices of its files, and its blocks.
  struct Part {
    var title: String
    var files: [Int]
    var blocks: [ReportBlock]
  }

  /// The parts of the report, beginning with the main conclusions.
  let parts: [Part]
  /// The reasons why the times of two runs could not be judged, with the remedies.
  package let unjudged: [String]
  private let subject: String
  /// The machines, commits and dates of the documents, without duplicates.
  private let origin: String
  private static let title = "Benchmark report"

  /// Creates a report on the given documents.
  ///
  /// Each run except the first is also compared with the preceding run.
  ///
  /// - Parameter documents: The documents, in the order of the report.
  package init(_ documents: [StoredDocument]) {
    let documents = Self.named(documents)
    var parts: [Part] = []
    var unjudged: [String] = []
    var earlier: (file: Int, name: String, run: RunReport)?
    for (file, document) in documents.enumerated() {
      if case .run(let run) = document.content {
        if let earlier {
          let comparison = StoredComparison(
            old: earlier.run, new: run, names: (earlier.name, document.name))
          unjudged += comparison.unjudged.map { [$0] } ?? []
          parts.append(
            Part(
              title: "\(document.name) against \(earlier.name)", files: [earlier.file, file],
              blocks: comparison.blocks))
        }
        earlier = (file, document.name, run)
      }
    }
    for (file, document) in documents.enumerated() {
      parts.append(Part(title: document.title, files: [file], blocks: document.blocks))
    }
    self.parts = parts
    self.unjudged = unjudged
    subject = documents.map(\.name).joined(separator: ", ")
    let origins = documents.compactMap(\.origin).distinct { $0 }.joined(separator: "; ")
    origin = origins.isEmpty ? subject : origins
  }

  /// Returns the documents with their names shortened to file names without folders.
  ///
  /// The names remain unchanged if the file names are not distinct.
  private static func named(_ documents: [StoredDocument]) -> [StoredDocument] {
    func short(_ name: String) -> String {
      name.split(separator: "/").last.map(String.init) ?? name
    }
    let isDistinct = Set(documents.map { short($0.name) }).count == documents.count
    return documents.map { document in
      var document = document
      if isDistinct { document.name = short(document.name) }
      return document
    }
  }

  /// Returns the report as Markdown, with one line per paragraph.
  package func markdown() -> String {
    "# \(Self.title): \(MarkdownText.escaped(subject))\n\n"
      + BlockRenderer.markdown(parts.map { .section($0.title, $0.blocks) }, level: 2)
  }

  /// Returns the report as a self-contained HTML page.
  package func html() -> String {
    var writer = PageWriter()
    let articles = parts.map { part -> Markup in
      let content = writer.markup([.section(part.title, part.blocks)], level: 2)
      return .element(
        "article", ["data-files": part.files.map { "\($0)" }.joined(separator: " ")], content)
    }
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"], []),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"], []),
      .element("meta", ["name": "color-scheme", "content": "light dark"], []),
      .element("title", [:], "\(Self.title): \(origin)"),
      .element("style", [:], [.fixed(PageStyle.sheet)]),
    ]
    let body: [Markup] = [
      .element("a", ["class": "skip", "href": "#main"], "Skip to the report"),
      .element(
        "header", [:],
        [
          .element("h1", [:], Self.title), .element("p", [:], "\(origin): \(subject)."),
          Self.controls(writer), Self.contents(writer),
        ]),
      .element("main", ["id": "main", "tabindex": "-1"], articles),
      ChartDrawing.keys, .element("script", [:], [.fixed(PageStyle.script)]),
    ]
    let page = Markup.element(
      "html", ["lang": "en"], [.element("head", [:], head), .element("body", [:], body)])
    return "<!DOCTYPE html>\n\(page.text)\n"
  }

  /// Returns the page's controls, visible only if scripts run.
  private static func controls(_ writer: PageWriter) -> Markup {
    let scenarios =
      [Markup.element("option", ["value": ""], "all scenarios")]
      + writer.scenarios.map { .element("option", ["value": $0], $0) }
    let axes = ["log", "linear"].map { form -> Markup in
      .element(
        "label", [:],
        [
          .element(
            "input",
            [
              "type": "radio", "name": "axes", "value": form,
              "checked": form == "log" ? "checked" : nil,
            ], []), .text(form),
        ])
    }
    return .element(
      "form", ["id": "controls", "hidden": "hidden"],
      [
        .element(
          "label", [:], [.text("Show "), .element("select", ["id": "scenario"], scenarios)]),
        .element("fieldset", [:], [.element("legend", [:], "Axes")] + axes),
        .element("output", ["id": "shown"], ""),
      ])
  }

  /// Returns the table of contents, folded to keep the conclusions at the top of the page.
  private static func contents(_ writer: PageWriter) -> Markup {
    .element(
      "nav", ["aria-label": "Sections"],
      [
        .element(
          "details", [:],
          [
            .element("summary", [:], "Contents"),
            .element(
              "ul", [:],
              writer.sections.map { section in
                .element(
                  "li", ["class": section.level > 2 ? "inner" : nil],
                  [.element("a", ["href": "#\(section.name)"], section.title)])
              }),
          ])
      ])
  }
}
