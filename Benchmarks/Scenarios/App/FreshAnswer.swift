package import LayoutCore

/// Answer of a strategy laid out afresh with a view's measured sizes: the elements that the view
/// should show.
package struct FreshAnswer: Sendable {
  /// State of a view: its input, and the sizes and offsets that decide about visible elements.
  package struct State: Sendable {
    let input: LayoutInput
    let sizes: [FittedSize]
    let rowOffsets: [Int: Double]
    /// The visible rectangle.
    let bounds: Frame
    /// The part without bars over it.
    let unobscured: Frame
  }

  /// The size of the content, and the visible cells and supplementary views.
  package let answer: @Sendable (State) throws -> (contentSize: Vector, elements: [LayoutElement])

  /// Makes an answer of one's own.
  init(
    _ answer: @escaping @Sendable (State) throws -> (contentSize: Vector, elements: [LayoutElement])
  ) { self.answer = answer }

  /// Creates the answer of a strategy laid out with the state's input and sizes.
  package init<Strategy: LayoutStrategy>(_ type: Strategy.Type) {
    answer = { state in
      var strategy = try Strategy(state.input)
      try strategy.fit(state.sizes)
      for (section, offset) in state.rowOffsets {
        strategy.setRowOffset(offset, section: section)
      }
      strategy.setVisibleBounds(state.unobscured)
      var visible = VisibleElements()
      strategy.query(state.bounds, into: &visible)
      let elements = visible.elements.filter { $0.kind.category != .decoration }
      return (strategy.contentSize, elements.sorted())
    }
  }
}
