public import Foundation
import LayoutCore

/// Access to measured sizes, which UIKit neither exposes nor keeps.
///
/// With these methods, an app can save the sizes and set them in advance.
extension UICollectionViewCompositionalLayout {
  /// All measured sizes, with the current index paths of their elements.
  ///
  /// - Complexity: O(*s* + *m* log *m*) for *s* sections and *m* measured elements.
  public var measuredSizes: MeasuredSizes {
    guard let engine, phase != .blank else { return MeasuredSizes(elements: []) }
    let container = engine.input.container
    return MeasuredSizes(
      elements: engine.fittedSizes.map { fitted in
        let kind = fitted.element.kind
        return MeasuredSizes.Element(
          elementKind: kind == .cell ? nil : engine.input.elementKinds[Int(kind.nameIndex)],
          indexPath: IndexPath(item: fitted.element.item, section: fitted.element.section),
          size: CGSize(width: fitted.size.horizontal, height: fitted.size.vertical))
      }, crossLength: container.size[container.scrollAxis.other])
  }

  /// Lays out elements with known sizes, as if they had been measured.
  ///
  /// If the layout has not been prepared or has been invalidated, the sizes are applied when it is
  /// next prepared. Sizes of elements that do not exist or are not self-sizing are ignored. All
  /// sizes are ignored if they were measured for a view with a different length across its
  /// scrolling axis. Elements are still measured when they are displayed, and the sizes are
  /// discarded with all others when the layout is invalidated.
  public func setMeasuredSizes(_ sizes: MeasuredSizes) {
    guard isSolved, engine != nil else {
      measuring.knownSizes.append(sizes)
      return
    }
    let context = makeInvalidationContext()
    context.preferredSizes = preferredSizes(sizes)
    guard !context.preferredSizes.isEmpty else { return }
    requestSections(context.preferredSizes.compactMap(\.element.indexPath.first))
    invalidateLayout(with: context)
  }

  /// Lays out items with known sizes along their self-sizing axes, as if they had been measured.
  public func setMeasuredSizes(_ sizes: [IndexPath: CGSize]) {
    let paths = sizes.keys.sorted()
    setMeasuredSizes(
      MeasuredSizes(
        elements: paths.compactMap { path in
          sizes[path].map { MeasuredSizes.Element(indexPath: path, size: $0) }
        }))
  }

  /// Applies the sizes that were set while the layout was not prepared, or was invalidated.
  func applyKnownSizes() {
    guard !measuring.knownSizes.isEmpty else { return }
    let sizes = measuring.knownSizes.flatMap(preferredSizes)
    measuring.knownSizes = []
    describe(sizes.compactMap(\.element.indexPath.first))
    if (try? engine?.fit(fittedSizes(sizes))) != nil { measuring.hasSizes = true }
  }

  private func preferredSizes(_ sizes: MeasuredSizes) -> [PreferredSize] {
    guard let container = engine?.input.container else { return [] }
    let crossLength = container.size[container.scrollAxis.other]
    if let length = sizes.crossLength, length != crossLength { return [] }
    return sizes.elements.compactMap { element in
      guard element.size.width.isFinite, element.size.height.isFinite else { return nil }
      return PreferredSize(
        element: ElementKey(
          element.elementKind == nil ? .cell : .supplementaryView, kind: element.elementKind,
          at: element.indexPath), size: element.size)
    }
  }
}
