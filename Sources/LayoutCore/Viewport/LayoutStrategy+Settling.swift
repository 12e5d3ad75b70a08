/// Asking what is seen for its size until nothing changes any more.
extension LayoutStrategy {
  /// How often the content of one element is asked in a row before it is given up.
  public static var roundLimit: Int { 12 }

  /// How many elements are asked in one go: contents without any size would otherwise let ever more
  /// of them come into view.
  public static var settlingLimit: Int { 4096 }

  /// Asks the elements in the viewport for their sizes, from the top down, until all are known.
  ///
  /// Only what is seen is asked: an element that others push out of the viewport keeps its
  /// estimate, and one that comes into it is asked as well. An element is asked again if an answer
  /// changed what it is offered, as happens where its content decides both of its dimensions.
  ///
  /// - Parameters:
  ///   - viewport: What is seen of the content, in points.
  ///   - anchor: What stays in place meanwhile; it is chosen once, before anything is asked.
  ///   - measure: The size that the content of an element needs in its frame, in points, or `nil`
  ///     to keep the estimate. Gets the element in its place and the axes along which it decides.
  /// - Returns: What came of it.
  /// - Throws: ``LayoutError`` if a size is no number or the content gets too long.
  /// - Complexity: O(*k*) elements asked for *k* that are seen, and a size taken in for each; at
  ///   the most ``settlingLimit``, and ``roundLimit`` times the same one.
  public mutating func settle(
    in viewport: Frame, anchor: LayoutAnchor = .first,
    measure: (LayoutElement, AxisSet) -> Vector?
  ) throws(LayoutError) -> SettlingReport {
    var settling = Settling(self, viewport: viewport, anchor: anchor)
    while let elements = settling.next(of: self) {
      let measured = settling.report.measured
      for element in elements {
        guard let current = settling.current(element, of: self) else { continue }
        let axes = estimatedAxes(of: current.id)
        guard let size = settling.ask(current, axes, measure) else { continue }
        try settling.take(size, for: current, axes, into: &self)
      }
      // A strategy that finds elements where it says they are not would be asked for ever.
      guard settling.report.measured > measured else {
        settling.giveUp()
        break
      }
    }
    return settling.report
  }
}
