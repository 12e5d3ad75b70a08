import LayoutCore
import LayoutViewport
import ScreenPlaces

extension Script.Ruler {
  /// Returns the position error of visible elements relative to integer arithmetic, in points.
  ///
  /// - Parameters:
  ///   - elements: The results of a query, in order.
  ///   - view: The visible range of the content.
  ///   - container: The size and the scale of the view with the rows.
  /// - Returns: The largest error in a row position or in a gap between neighbours, both in the
  ///   content and relative to the view.
  func error(
    of elements: some Sequence<LayoutElement>, in view: Frame, container: LayoutContainer
  ) -> Double {
    let scale = container.displayScale
    let axis = container.scrollAxis
    let offset = container.pixels(view.start(axis))
    var worst = Int64(0)
    var end: (item: Int, content: Int64, view: Double)?
    for element in elements {
      let start = container.pixels(element.frame.start(axis))
      let length = container.pixels(element.frame.length(axis))
      let seen = element.frame.relative(to: view.offset, grid: container.grid)
      let seenStart = seen.start(axis)
      worst = max(
        worst, abs(start - Int64(element.item) * pitch), abs(length - height),
        abs(container.pixels(seenStart) - (start - offset)))
      if let end, end.item + 1 == element.item {
        let gap = container.pixels(seenStart - end.view)
        worst = max(worst, abs(start - end.content - (pitch - height)), abs(gap - pitch + height))
      }
      end = (element.item, start + length, seenStart + seen.length(axis))
    }
    return Double(worst) / scale
  }
}
