/// Scroll target of an item along one axis, whose nearest end is decided once: sizes that are
/// measured on the way would otherwise change it.
package struct LandingTarget {
  private let target: ScrollTarget
  private var nearest: Nearest?

  /// Way to the nearest place.
  private enum Nearest {
    /// No way: all of the item that can be visible is.
    case here
    /// On towards the trailing end of the content.
    case onwards
    /// Back towards its leading end.
    case back
  }

  /// Makes a target before anything is known of the item.
  package init(_ target: ScrollTarget) { self.target = target }

  /// The offset that shows an item where it is to be.
  package mutating func offset(
    showing item: VisibleSpan.ItemSpan, in span: VisibleSpan
  ) -> Double {
    guard target == .nearest else { return span.offset(showing: item, target) }
    let way = nearest ?? way(to: item, in: span)
    nearest = way
    let (start, end) = (span.offset(showing: item, .start), span.offset(showing: item, .end))
    // An item that fits is shown at the end that it comes in by, another one from there on.
    return switch way {
    case .here: span.offset(showing: item, .nearest)
    case .onwards: min(start, end)
    case .back: max(start, end)
    }
  }

  private func way(to item: VisibleSpan.ItemSpan, in span: VisibleSpan) -> Nearest {
    let wanted = span.offset(showing: item, .nearest)
    return wanted == span.offset ? .here : wanted > span.offset ? .onwards : .back
  }
}
