package import CompositionalLayout
import LayoutCore

/// The visible content that should stay in place on the screen during a change: an item or, in
/// conversations, the end of the content.
///
/// All frames come from the layout engine. Changes made by handlers or by a subclass of the layout,
/// such as enlarged items in the centre, do not count as movement.
@MainActor
package struct AnchoredContent {
  /// The positions of the candidate items, best first, because the change may remove some of them.
  private var places: [ScreenPlace] = []
  /// The distance from the end of the view to the end of the content, in pixels, or `nil` if the
  /// end of the content is not the anchor.
  private var endDistance: Int64?
  private let items: ItemTracker

  /// Finds the content that should stay in place, as the layout's `contentAnchor` requires.
  ///
  /// - Parameters:
  ///   - view: The view before the change.
  ///   - items: The rule for finding the items again after the change.
  package init(in view: UICollectionView, following items: ItemTracker = .unmoved) {
    self.items = items
    guard let (engine, visible, bounds) = view.shownContent else { return }
    let anchor = (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.contentAnchor
    if anchor == .end, engine.endPixels(from: visible) <= 0 {
      endDistance = engine.endPixels(from: bounds)
      return
    }
    let isEnd = anchor == .last || anchor == .end
    if case .item(let path) = anchor, path.count == 2,
      let item = engine.seen(in: visible).first(where: { $0.id == ElementID(path) })
    {
      places.append(ScreenPlace(item, engine, in: bounds, atEnd: false))
    }
    // Without changes of the data, the start of the content stays in place if it is visible.
    if !isEnd || !items.areUnmoved || engine.startPixels(of: visible) > 0 {
      places += ScreenPlace.candidates(
        engine, in: visible, on: bounds, atEnd: isEnd,
        wasShown: { view.cellForItem(at: IndexPath($0)) != nil })
    }
    for place in places { items.before(place.element) }
  }

  /// Whether nothing has to stay in place, because the view is at the start of the content.
  package var isEmpty: Bool { places.isEmpty && endDistance == nil }

  /// Returns the movement of the first remaining item, or of the end of the content, on the screen.
  ///
  /// - Parameter view: The view after the change.
  /// - Returns: The distance in points, not counting movements forced by the ends of the content;
  ///   `nil` if no item remains, and infinity if no query finds it.
  package func drift(in view: UICollectionView) -> Double? {
    guard let (engine, visible, bounds) = view.shownContent else { return nil }
    if let endDistance {
      return engine.correction(of: engine.endPixels(from: bounds) - endDistance, in: visible)
    }
    for place in places {
      guard let element = items.after(place.element),
        engine.frame(section: element.section, item: element.item) != nil
      else { continue }
      return place.drift(engine, in: visible, on: bounds, asNow: element)
    }
    return nil
  }
}

extension LayoutStrategy {
  /// Returns the distance from the start of the content to the start of a view's rectangle, in
  /// pixels.
  fileprivate func startPixels(of view: Frame) -> Int64 {
    input.container.startPixels(of: view, over: contentSize)
  }

  /// Returns the distance from the end of a view's rectangle to the end of the content, in pixels.
  fileprivate func endPixels(from view: Frame) -> Int64 {
    var content = Frame.zero
    content.size = contentSize
    return input.container.endPixels(from: view, to: content)
  }
}
