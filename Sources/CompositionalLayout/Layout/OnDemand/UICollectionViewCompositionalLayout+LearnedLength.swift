import LayoutCore

/// Methods for giving undescribed sections the average length of the described ones, which have no
/// counterparts in UIKit.
extension UICollectionViewCompositionalLayout {
  /// The maximum number of described sections to learn from.
  private static let learningLimit = 256

  /// Whether the average length of described sections is due to be learned again, for use as the
  /// length of all others.
  ///
  /// It is learned from the first described sections, and again whenever their number has doubled,
  /// so the work does not depend on the number of sections.
  ///
  /// - Complexity: O(1).
  var isLearningDue: Bool {
    guard learnsEstimates, let demand = parts.demand, let engine else { return false }
    let undescribed = parts.undescribedCount
    let known = demand.descriptions.learned?.sectionCount ?? 0
    let described = engine.input.sections.count - undescribed
    return undescribed > 0 && known < Self.learningLimit && described >= max(1, 2 * known)
  }

  /// Gives undescribed sections the average length of the described ones, rounded down to a pixel,
  /// if that length is due to be learned.
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

  /// The average length of the described sections, in points; `nil` if there are none.
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
