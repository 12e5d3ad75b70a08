package import LayoutCore

extension Picture.Shape {
  /// Creates a rectangle depicting an element.
  ///
  /// - Parameters:
  ///   - element: The element, with its frame in content coordinates.
  ///   - label: The text inside the rectangle.
  ///   - strategy: The strategy that has laid out the element.
  package init(_ element: LayoutElement, label: String, in strategy: some LayoutStrategy) {
    let kind: Picture.Kind =
      switch element.kind.category {
      case .cell: .cell
      case .decoration: .decoration
      case .supplementary where element.zIndex >= PinWindow.lift: .pinned
      case .supplementary: strategy.input.isBoundary(element.id) ? .edge : .badge
      }
    self.init(
      kind, element.frame, label: label, isEstimated: !strategy.isSizeKnown(of: element.id))
  }
}
