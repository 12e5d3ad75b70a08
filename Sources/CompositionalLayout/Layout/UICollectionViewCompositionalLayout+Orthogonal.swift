public import Foundation
import LayoutCore

/// UIKit keeps the rows of orthogonal sections private. Here they can be scrolled and asked about.
///
/// Offsets count from the row's leading end: the right one in a right-to-left layout. A row belongs
/// to its section's index: it keeps its offset, within its new bounds, whenever the layout is
/// prepared again, and goes with its section through the layout's updates. It starts again if the
/// section has become empty. A row with centred groups starts with the first group in the middle,
/// and keeps it there during measurements until the row is scrolled; all other rows start at 0.
extension UICollectionViewCompositionalLayout {
  /// Scrolls the row of a section, in points; no further than the row reaches.
  ///
  /// Nothing is laid out again. The section's handler is called if the section is visible.
  ///
  /// - Precondition: The offset is a finite number.
  public func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) {
    stopUnless(offset.isFinite, "A row cannot be scrolled to an offset of \(offset).")
    positions.rowOffsets[section] = Double(offset)
    // Otherwise the next preparation sees to it.
    guard isSolved, let before = engine?.rowOffset(section: section) else { return }
    placeRow(section)
    guard engine?.rowOffset(section: section) != before else { return }
    collectionView?.setNeedsLayout()
    callHandler(ofScrolledRow: section)
  }

  /// How far the row of a section has been scrolled from its leading end, in points.
  public func orthogonalOffset(inSection section: Int) -> CGFloat {
    guard isSolved, let engine else { return CGFloat(positions.rowOffsets[section] ?? 0) }
    return CGFloat(engine.rowOffset(section: section))
  }

  /// Returns the resting offset of a section's row released at an offset, in points.
  ///
  /// - Returns: `nil` if the section does not scroll across.
  public func orthogonalRestingOffset(near offset: CGFloat, inSection section: Int) -> CGFloat? {
    engine?.row(section: section).map { CGFloat($0.restingOffset(near: Double(offset))) }
  }

  /// Returns the resting offset of a section's row released with some speed.
  ///
  /// The row is taken to have been at rest where it is now. Rows paging by group or by page go no
  /// further than the next group or page.
  ///
  /// - Parameters:
  ///   - proposedOffset: Where the row would roll out, in points.
  ///   - velocity: The speed, in points per second; only its sign counts.
  ///   - section: The index of the section.
  /// - Returns: The offset in points; `nil` if the section does not scroll across.
  public func orthogonalTargetOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, inSection section: Int
  ) -> CGFloat? {
    guard let engine, let row = engine.row(section: section) else { return nil }
    return CGFloat(
      row.targetOffset(
        forProposed: Double(proposedOffset), velocity: Double(velocity),
        from: engine.rowOffset(section: section)))
  }

  /// How far the row of a section scrolls, in points; `nil` if the section does not scroll across.
  public func orthogonalMaxOffset(inSection section: Int) -> CGFloat? {
    engine?.row(section: section).map { CGFloat($0.maxOffset) }
  }

  // MARK: Keeping offsets

  /// Gives every row its offset after the layout has been solved.
  func placeRows() {
    guard let scrolled = engine?.state.rowOffsets.keys else { return }
    for section in scrolled { engine?.setRowOffset(0, section: section) }
    placeUnscrolledRows()
    for section in positions.rowOffsets.keys { placeRow(section) }
  }

  /// Gives a row its requested offset, within its bounds.
  ///
  /// A row without any room keeps the requested offset until it has room again.
  func placeRow(_ section: Int) {
    guard let wanted = positions.rowOffsets[section], let engine,
      engine.input.container.hasRoomAcross
    else { return }
    guard let row = engine.row(section: section), engine.input.sections[section].itemCount > 0
    else {
      positions.rowOffsets[section] = nil
      return
    }
    guard row.groupCount > 0, row.length > 0, row.viewport > 0 else { return }
    let offset = min(max(row.range.lowerBound, wanted), row.range.upperBound)
    positions.rowOffsets[section] = offset
    self.engine?.setRowOffset(offset, section: section)
  }

  /// Lets unscrolled rows rest at their first snap point.
  private func placeUnscrolledRows() {
    guard let input = engine?.input else { return }
    let isCentred = input.plans.map { $0.section.orthogonalScrolling == .groupPagingCentered }
    guard isCentred.contains(true) else { return }
    for (section, record) in input.sections.enumerated() where isCentred[record.plan] {
      placeUnscrolledRow(section)
    }
  }

  /// Lets an unscrolled row rest at its first snap point: with centred groups the point depends on
  /// the first group's length.
  func placeUnscrolledRow(_ section: Int) {
    // A second reference to the engine would cause a copy for the change.
    guard positions.rowOffsets[section] == nil, let input = engine?.input,
      input.sections.indices.contains(section),
      input.plans[input.sections[section].plan].section.orthogonalScrolling
        == .groupPagingCentered,
      let row = engine?.row(section: section), row.groupCount > 0
    else { return }
    engine?.setRowOffset(row.range.lowerBound, section: section)
  }
}
