import LayoutCore

/// Work on one element until the visible sizes are known.
package struct ElementWork: Hashable, Sendable {
  /// How often it was measured.
  package var measured = 0
  /// The number of groups that were solved for its sizes, those nested in its own among them.
  package var groupsSolved = 0

  /// Counts the work on each element, by measuring again one after the other: the engine has sums
  /// alone.
  ///
  /// - Parameters:
  ///   - answers: The sizes that elements asked for, in the order in which they did.
  ///   - engine: The layout before the first of them.
  /// - Returns: The work on each element that was measured.
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
