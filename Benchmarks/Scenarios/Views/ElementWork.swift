import LayoutCore

/// The work done on one element while the visible elements are being measured.
package struct ElementWork: Hashable, Sendable {
  /// The number of times the element was measured.
  package var measured = 0
  /// The number of groups solved to apply its measured sizes, including nested groups.
  package var groupsSolved = 0

  /// Determines the work on each element by measuring the elements again one by one, because the
  /// engine only keeps totals.
  ///
  /// - Parameters:
  ///   - answers: The preferred sizes of the elements, in the order of the requests.
  ///   - engine: The layout before the first request.
  /// - Returns: The work done on each measured element.
  /// - Throws: `LayoutError` if a size is not a number.
  static func workByElement(
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
