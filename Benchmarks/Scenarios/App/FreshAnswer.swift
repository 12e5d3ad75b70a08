package import LayoutCore

/// The answer that a view should give: its content size and visible elements, as laid out from
/// scratch.
package struct FreshAnswer: Sendable {
  /// The state of a view: its input, and the sizes and offsets that determine which elements are
  /// visible.
  package struct State: Sendable {
    let input: LayoutInput
    let sizes: [FittedSize]
    let rowOffsets: [Int: Double]
    /// The visible rectangle of the content.
    let bounds: Frame
    /// The visible rectangle without the parts covered by bars.
    let unobscured: Frame
  }

  /// A closure returning the content size and the visible cells and supplementary views.
  package let answer: @Sendable (State) throws -> (contentSize: Vector, elements: [LayoutElement])

  /// Creates an answer from a custom closure.
  init(
    _ answer: @escaping @Sendable (State) throws -> (contentSize: Vector, elements: [LayoutElement])
  ) { self.answer = answer }

  /// Creates an answer by laying out the state with a new instance of the given strategy.
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
