/// Scroll target of an item along one axis, whose nearest end is decided once: sizes that are
/// measured on the way would otherwise change it.
package struct LandingTarget {
  private let target: ScrollTarget
  private var way: Way?

  /// Way to the nearest place.
  private enum Way {
    /// No way: all of the item that can be visible is.
    case here
    /// On towards the trailing end of the content.
    case onwards
    /// Back towards its leading end, to an item that fits or does not.
    case back(fits: Bool)
  }

  /// Makes a target before anything is known of the item.
  package init(_ target: ScrollTarget) { self.target = target }

  /// The offset that shows an item where it is to be.
  package mutating func offset(
    showing item: VisibleSpan.ItemSpan, in span: VisibleSpan
  ) -> Double {
    guard target == .nearest else { return span.offset(showing: item, target) }
    let (start, end) = (span.offset(showing: item, .start), span.offset(showing: item, .end))
    let nearest = span.offset(showing: item, .nearest)
    if way == nil {
      way =
        nearest == span.offset
        ? .here : nearest > span.offset ? .onwards : .back(fits: end <= start)
    }
    // An item that turns out not to fit is visible from its start on.
    return switch way {
    case .onwards: min(start, end)
    case .back(let fits): fits ? start : max(start, end)
    case .here, nil: nearest
    }
  }
}
