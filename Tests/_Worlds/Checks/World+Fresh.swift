import CompositionalLayout
import LayoutCore

/// Comparisons with new views that have only ever had the final state.
extension World {
  func compareWithFreshViews() {
    // Applied sizes do not tell which lengths of 0 are known, although packing groups depend on
    // that; engines are compared by sequences of operations.
    guard data.sections.indices.allSatisfy({ screen.section(at: $0).isPlain }) else { return }
    let own = elements(of: screen)
    guard let fresh = freshScreen(isMirrored: false) else { return }
    report(
      "fresh offset \(fresh.view.contentOffset), not \(view.contentOffset)",
      isWrong: fresh.view.contentOffset != view.contentOffset)
    compare(elements(of: fresh), own, "fresh", ==)
    // Sizes explain why positions differ; only sizes along an axis that no longer counts may
    // differ.
    let sizes = hasProblems ? (sizes(of: fresh), sizes(of: screen)) : ([:], [:])
    for name in Set(sizes.0.keys).union(sizes.1.keys).sorted() {
      let (left, right) = (sizes.0[name], sizes.1[name])
      report(
        "fresh: \(name) is measured \(left.map { "\($0)" } ?? "-"), not "
          + "\(right.map { "\($0)" } ?? "-")", isWrong: left != right)
    }
    count(.fresh)
    guard let image = freshScreen(isMirrored: true),
      image.layout?.measuredSizes == screen.layout?.measuredSizes
    else { return }
    compareWithMirrorImage(elements(of: image), own)
  }

  /// Checks that a layout from right to left is the mirror image of the layout from left to right,
  /// within a pixel, because origins are rounded in one direction.
  private func compareWithMirrorImage(_ image: [String: CGRect], _ own: [String: CGRect]) {
    let width = own["content"]?.width ?? 0
    let pixel = 1 / setting.scale + 1e-6
    // Rounding also affects which items of a row are visible.
    let common = Set(image.keys).intersection(own.keys)
    let isAlike = data.sections.indices.allSatisfy { screen.section(at: $0).row == nil }
    compare(
      isAlike ? image : image.filter { common.contains($0.key) },
      isAlike ? own : own.filter { common.contains($0.key) }, "mirror image"
    ) { image, own in
      abs(width - image.maxX - own.minX) <= pixel && abs(image.width - own.width) <= pixel
        && abs(image.minY - own.minY) <= 1e-6 && abs(image.height - own.height) <= 1e-6
    }
    count(.mirror)
  }

  /// Creates a view with the same data, sizes, bounds and visible part.
  private func freshScreen(isMirrored: Bool) -> WorldScreen? {
    guard let layout = screen.layout else { return nil }
    var setting = setting
    setting.size = Vector(horizontal: view.bounds.width, vertical: view.bounds.height)
    setting.usesKeys = false
    var offset = view.contentOffset
    if isMirrored {
      setting.isRightToLeft.toggle()
      offset.x = view.contentSize.width - view.bounds.width - offset.x
    }
    return WorldScreen(setting, data, shift: screen.shift, fault: screen.fault) { fresh in
      fresh.layout?.setMeasuredSizes(layout.measuredSizes)
      fresh.view.contentOffset = offset
      for section in data.sections.indices
      where layout.orthogonalMaxOffset(inSection: section) != nil {
        fresh.layout?.setOrthogonalOffset(
          layout.orthogonalOffset(inSection: section), inSection: section)
      }
    }
  }

  private func sizes(of screen: WorldScreen) -> [String: CGSize] {
    let measured = screen.layout?.measuredSizes.elements ?? []
    return Dictionary(
      measured.map { ("\($0.elementKind ?? "item") \($0.indexPath)", $0.size) }
    ) { first, _ in first }
  }

  private func elements(of screen: WorldScreen) -> [String: CGRect] {
    guard let layout = screen.layout else { return [:] }
    let whole = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    var frames = ["content": whole]
    for element in layout.layoutAttributesForElements(in: whole) ?? [] {
      frames["\(element.representedElementKind ?? "item") \(element.indexPath)"] = element.frame
    }
    return frames
  }

  private func compare(
    _ other: [String: CGRect], _ own: [String: CGRect], _ title: String,
    _ isEqual: (CGRect, CGRect) -> Bool
  ) {
    for name in Set(other.keys).union(own.keys).sorted() {
      guard let (left, right) = other[name].flatMap({ left in own[name].map { (left, $0) } }) else {
        return report(
          "\(title): \(name) is \(other[name] == nil ? "not there" : "there")", isWrong: true)
      }
      guard isEqual(left, right) else {
        return report("\(title): \(name) at \(left), not \(right)", isWrong: true)
      }
    }
  }
}
