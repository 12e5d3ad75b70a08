import LayoutCore

extension Story.Ruler {
  /// How far what is seen is from where whole-number arithmetic has it, in points: the places of
  /// rows, the gaps between neighbours, and both once more relative to the view.
  ///
  /// - Parameters:
  ///   - elements: What a query found, in order.
  ///   - view: Where the view is.
  ///   - container: What it is laid out in.
  /// - Returns: The largest distance.
  func error(
    of elements: some Sequence<LayoutElement>, in view: Frame, container: LayoutContainer
  ) -> Double {
    let scale = container.displayScale
    let offset = ScreenPlace.pixels(view.y, scale)
    var worst = Int64(0)
    var end: (item: Int, content: Int64, view: Double)?
    for element in elements {
      let start = ScreenPlace.pixels(element.frame.y, scale)
      let length = ScreenPlace.pixels(element.frame.height, scale)
      let seen = element.frame.relative(
        to: Vector(horizontal: view.x, vertical: view.y), grid: container.grid)
      worst = max(
        worst, abs(start - Int64(element.item) * pitch), abs(length - height),
        abs(ScreenPlace.pixels(seen.y, scale) - (start - offset)))
      if let end, end.item + 1 == element.item {
        let gap = ScreenPlace.pixels(seen.y - end.view, scale)
        worst = max(worst, abs(start - end.content - (pitch - height)), abs(gap - pitch + height))
      }
      end = (element.item, start + length, seen.y + seen.height)
    }
    return Double(worst) / scale
  }
}
