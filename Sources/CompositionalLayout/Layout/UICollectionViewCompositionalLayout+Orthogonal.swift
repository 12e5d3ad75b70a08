public import Foundation
import LayoutCore

/// Methods for scrolling the rows of orthogonal sections. UIKit does not publish such methods.
///
/// Offsets are relative to the leading end of the row, on the right in a right-to-left layout. When
/// the layout is prepared again, a row keeps its offset, limited to the row's bounds. When the data
/// changes, the offset moves with the row's section, and returns to the start if the section
/// becomes empty. A row with centred groups starts with its first group in the centre and keeps it
/// there during measurements until the row is scrolled. All other rows start at offset 0.
extension UICollectionViewCompositionalLayout {
  /// Scrolls the row of a section to an offset, in points, limited to the bounds of the row.
  ///
  /// Nothing is laid out again. The section's visible items handler is called if the section is
  /// visible.
  ///
  /// - Precondition: The offset is finite.
  public func setOrthogonalOffset(_ offset: CGFloat, inSection section: Int) {
    stopUnless(offset.isFinite, "The offset of a row must be finite, not \(offset).")
    positions.rowOffsets[section] = Double(offset)
    // Otherwise the next preparation applies the offset.
    guard isSolved, let before = engine?.rowOffset(section: section) else { return }
    placeRow(section)
    guard engine?.rowOffset(section: section) != before else { return }
    collectionView?.setNeedsLayout()
    callHandler(ofScrolledRow: section)
  }

  /// Returns the offset of a section's row from its leading end, in points.
  public func orthogonalOffset(inSection section: Int) -> CGFloat {
    requestSection(section)
    guard isSolved, let engine else { return CGFloat(positions.rowOffsets[section] ?? 0) }
    return CGFloat(engine.rowOffset(section: section))
  }

  /// Returns the offset where a row comes to rest when it is released at the given offset, in
  /// points.
  ///
  /// - Returns: The offset; `nil` if the section does not scroll orthogonally.
  public func orthogonalRestingOffset(near offset: CGFloat, inSection section: Int) -> CGFloat? {
    requestSection(section)
    return engine?.row(section: section).map {
      CGFloat($0.restingOffset(near: Double(offset)))
    }
  }

  /// Returns the offset where a row comes to rest when it is released at a given velocity.
  ///
  /// The row is assumed to have been at rest at its current offset. A row that pages by group or by
  /// page moves no further than the next group or page.
  ///
  /// - Parameters:
  ///   - proposedOffset: The offset where the row would come to rest without snapping, in points.
  ///   - velocity: The velocity of the row, in points per second; only its sign matters.
  ///   - section: The index of the section.
  /// - Returns: The offset, in points; `nil` if the section does not scroll orthogonally.
  public func orthogonalTargetOffset(
    forProposedOffset proposedOffset: CGFloat, velocity: CGFloat, inSection section: Int
  ) -> CGFloat? {
    requestSection(section)
    guard let engine, let row = engine.row(section: section) else { return nil }
    return CGFloat(
      row.targetOffset(
        forProposed: Double(proposedOffset), velocity: Double(velocity),
        from: engine.rowOffset(section: section)))
  }

  /// Returns the maximum offset of a row, in points, or `nil` if the section has no orthogonal row.
  public func orthogonalMaxOffset(inSection section: Int) -> CGFloat? {
    requestSection(section)
    return engine?.row(section: section).map { CGFloat($0.maxOffset) }
  }

  // MARK: Keeping offsets

  /// Restores the offsets of orthogonal rows after the frames have been computed.
  ///
  /// - Parameter changed: The sections whose rows may have changed; `nil` if all may have
  ///   changed.
  func placeRows(_ changed: [Int]? = nil) {
    if let changed {
      let input = engine?.input
      for section in changed {
        // The old engine has the same offsets, so a change would copy all of them.
        if engine?.rowOffset(section: section) != 0 { engine?.setRowOffset(0, section: section) }
        if input?.hasCentredGroups(inSection: section) == true { placeUnscrolledRow(section) }
        placeRow(section)
      }
      return
    }
    guard let scrolled = engine?.state.rowOffsets.keys else { return }
    for section in scrolled { engine?.setRowOffset(0, section: section) }
    // Changing the engine allocates, even if there are no such rows. A placeholder has no row.
    if engine?.input.hasCentredGroups == true {
      let requested = positions.rowOffsets
      engine?.centreFirstGroups { requested[$0] != nil }
    }
    for section in positions.rowOffsets.keys { placeRow(section) }
  }

  /// Scrolls a row to its requested offset, limited to its bounds.
  ///
  /// While there is no space for the row, or while its section has not been described yet, the
  /// requested offset is kept for later.
  func placeRow(_ section: Int) {
    guard let wanted = positions.rowOffsets[section], let engine,
      engine.input.container.hasRoomAcross, !parts.isUndescribed(section)
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

  /// Scrolls a row with centred groups to its first resting offset, unless another offset was
  /// requested.
  ///
  /// The first resting offset depends on the length of the first group. Other rows start at offset
  /// 0 anyway.
  func placeUnscrolledRow(_ section: Int) {
    // A second reference to the engine would force a copy when it changes.
    guard engine?.input.hasCentredGroups(inSection: section) == true,
      positions.rowOffsets[section] == nil,
      let offset = engine?.row(section: section)?.firstCentredOffset
    else { return }
    engine?.setRowOffset(offset, section: section)
  }
}

extension LayoutInput {
  /// Whether any plan has a row that comes to rest with a group in the centre.
  fileprivate var hasCentredGroups: Bool {
    plans.contains { $0.section.orthogonalScrolling.centresGroups }
  }

  /// Returns whether a section exists and has a row that comes to rest with a group in the centre.
  fileprivate func hasCentredGroups(inSection section: Int) -> Bool {
    sections.indices.contains(section)
      && plans[sections[section].plan].section.orthogonalScrolling.centresGroups
  }
}
