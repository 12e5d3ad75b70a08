import LayoutCore

/// Work on one element until the visible sizes are known.
package struct ElementWork: Hashable, Sendable {
  /// How often it was measured.
  package var measured = 0
  /// The number of solved groups for its sizes, nested ones included.
  package var groupsSolved = 0

  /// Counts the work on each element, by measuring again one after the other: the engine has only
  /// sums.
  ///
  /// - Parameters:
  ///   - answers: The requested sizes of elements, in the order of the requests.
  ///   - engine: The layout before the first of them.
  /// - Returns: The work on each measured element.
  /// - Throws: `LayoutError` if a size is no number.
  static func byElement(
    _ answers: [(id: ElementID, size: Vector?)], in engine: DefaultLayoutEngine
  ) throws(LayoutError) -> [ElementID: ElementWork] {
    var (engine, work) = (engine, [ElementID: ElementWork]())
    for answer in answers {
      let before = engine.work.groupsSolved
      if let size = answer.size { try engine.fit([FittedSize(answer.id, size: size)]) }
      work[answer.id, default: ElementWork()].measured += 1
      work[answer.id]?.groupsSolved += engine.work.groupsSolved - before
    }
    return work
  }
}
