import CompositionalLayout
import LayoutCore
import LayoutDescription

extension Scenario {
  /// Creates a scenario from a layout document.
  ///
  /// The section counts of the document are scaled to each requested number of items.
  ///
  /// - Parameters:
  ///   - document: A layout document with its view and its item counts.
  ///   - name: The name of the scenario in reports.
  ///   - path: The path of the file, for messages.
  init(_ document: LayoutDocument, name: String, path: String) {
    let counts = document.itemCounts
    let input = document.layoutInput
    self.init(
      name: name, summary: "the layout of \(path)", imitates: "the screen it describes",
      environment: HeadlessEnvironment(document.environment),
      // Descriptions are objects, so every call creates its own and threads share none.
      layout: { CompositionalLayoutDescription(document.layout) },
      counts: { items, _ in SectionCounts.scaled(counts, items: items) },
      content: .document(document, input), defaultParts: [],
      hasOrthogonalSections: input.plans.contains {
        $0.section.orthogonalScrolling != .none
      })
  }
}

extension ContentSizes {
  /// Returns content sizes based on the fitted sizes listed in a document, or `nil` if no size is
  /// estimated.
  ///
  /// Content missing from the document gets the size of text generated from the seed.
  fileprivate static func document(
    _ document: LayoutDocument, _ input: LayoutInput
  ) -> ContentSizes? {
    guard input.hasEstimates else { return nil }
    let fitted = document.fittedSizes
    let axes = input.sections.map { input.plans[$0.plan].section.group.estimatedAxes }
    let decidesItems = axes.contains { !$0.isEmpty }
    if let recorded = RecordedSizes(of: document) {
      return .recorded(recorded, decidesItems: decidesItems)
    }
    return ContentSizes(decidesItems: decidesItems) { question in
      // Content of estimated width is a label of one line.
      let isLabel =
        question.kind != nil || !axes.indices.contains(question.section)
        || axes[question.section].contains(AxisSet(.horizontal))
      var size = question.wholePoints(characters: isLabel ? 2..<24 : 1..<377, isLabel: isLabel)
      guard let fitted else { return size }
      if let kind = question.kind {
        size.vertical = fitted.headerHeight(kind: kind) ?? question.offered.vertical
      } else {
        let heights = fitted.cellHeights(width: question.offered.horizontal)
        guard !heights.isEmpty else { return size }
        // Changed content takes the height of the next content in the list.
        let place = (question.item &+ question.revision) % heights.count
        let height = heights[place < 0 ? place + heights.count : place]
        size.vertical = height ?? question.offered.vertical
      }
      return size
    }
  }
}
