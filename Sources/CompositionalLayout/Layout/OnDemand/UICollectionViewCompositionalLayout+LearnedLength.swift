import LayoutCore

/// Methods that use the average length of the sections described so far as an estimate for all
/// others.
///
/// UIKit has no counterparts of these methods.
extension UICollectionViewCompositionalLayout {
  /// The number of described sections at which their average length is updated for the last time.
  private static let learningLimit = 256

  /// Whether the average length of the sections described so far has to be computed again.
  ///
  /// All other sections are assumed to have this length. It is computed once the first sections
  /// have been described, and again whenever their number has doubled, up to a limit. The work
  /// therefore does not depend on the number of sections.
  ///
  /// - Complexity: O(1).
  var isLearningDue: Bool {
    guard learnsEstimates, let demand = parts.demand, let engine else { return false }
    let undescribed = parts.undescribedCount
    let known = demand.descriptions.learned?.sectionCount ?? 0
    let described = engine.input.sections.count - undescribed
    return undescribed > 0 && known < Self.learningLimit && described >= max(1, 2 * known)
  }

  /// Assigns the average length of the sections described so far to all other sections, if the
  /// average has to be computed again.
  ///
  /// The length is rounded down to a pixel.
  ///
  /// - Returns: Whether the length has changed.
  /// - Complexity: O(*r* + *m*) for *r* runs of equal sections and *m* measured items.
  @discardableResult
  func learnSectionLength() -> Bool {
    guard isLearningDue, let demand = parts.demand, let mean = meanLengthOfDescribedSections,
      var input = engine?.input
    else { return false }
    let pixel = input.container.grid.points(pixels: 1)
    let length = max(pixel, (mean / pixel).rounded(.down) * pixel)
    let placeholder = LoweredSection(
      placeholderOfLength: length, along: input.container.scrollAxis)
    let (old, new) = (demand.placeholder.plan, placeholder.plan)
    demand.descriptions.learned = LearnedLength(
      length: length, sectionCount: input.sections.count - parts.undescribedCount)
    // A described section with an equal plan would change as well.
    guard old != new, !parts.usesPlan(old), input.replacePlan(old, by: new),
      (try? engine?.update(to: input)) != nil
    else { return false }
    parts.setPlaceholder(placeholder)
    return true
  }

  /// The average length of the sections described so far, in points; `nil` if there are none.
  private var meanLengthOfDescribedSections: Double? {
    var (count, whole) = (0, 0.0)
    engine?.forEachSectionRun { sections, length in
      guard !parts.isUndescribed(sections.lowerBound) else { return }
      count += sections.count
      whole += length * Double(sections.count)
    }
    return count == 0 ? nil : whole / Double(count)
  }
}
