package import LayoutCore

extension LayoutDocument {
  /// The document as JSON on a single line, with sorted keys and without default values.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package var text: String {
    JSONValue(.object(Fields.document.members(of: self))).text
  }

  /// Creates a document that describes the layout of an engine in its view.
  ///
  /// The insets of the sections include the view's insets, so the document's view has none.
  /// Boundary items with insets of their own cannot be described; the document's input then differs
  /// from the engine's.
  ///
  /// - Parameters:
  ///   - input: The engine input that the document will describe.
  ///   - name: The name to give the document.
  package init(describing input: LayoutInput, name: String) {
    let container = input.container
    let descriptions = input.plans.map { SectionDescription(describing: $0.section) }
    self.init(
      name: name,
      environment: ViewEnvironment(
        size: container.size, displayScale: container.displayScale,
        isRightToLeft: container.isRightToLeft),
      itemCounts: input.sections.map { $0.itemCount },
      layout: DescribedLayout(
        configuration: LayoutConfiguration(
          scrollAxis: container.scrollAxis, interSectionSpacing: input.interSectionSpacing,
          boundaries: input.boundaries),
        sections: descriptions.count == 1
          ? .same(descriptions[0]) : .each(input.sections.map { descriptions[$0.plan] })))
  }
}

extension SectionDescription {
  fileprivate init(describing plan: SectionPlan) {
    self.init(plan, supplementariesFollowContentInsets: plan.boundaryInsets == plan.insets)
    // The view determines both of these insets.
    (self.plan.referenceInsets, self.plan.boundaryInsets) = (.zero, .zero)
  }
}
