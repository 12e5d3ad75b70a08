public import Foundation
import LayoutCore

/// UIKit keeps measured sizes to itself, and forgets them. Here they can be kept, and known
/// beforehand.
extension UICollectionViewCompositionalLayout {
  /// All measured sizes, by the current paths of their elements.
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

  /// Lays elements out with known sizes, as if measured.
  ///
  /// Before the layout is prepared for the first time, or after it has been invalidated, the sizes
  /// wait until it is prepared. Ignores sizes of unknown elements and of elements without
  /// self-sizing, and all sizes if the view has another length across. Elements are measured all
  /// the same when they are displayed, and these sizes are forgotten with all others when the
  /// layout is invalidated.
  public func setMeasuredSizes(_ sizes: MeasuredSizes) {
    guard isSolved, engine != nil else {
      measuring.knownSizes.append(sizes)
      return
    }
    let context = makeInvalidationContext()
    context.preferredSizes = preferredSizes(sizes)
    guard !context.preferredSizes.isEmpty else { return }
    invalidateLayout(with: context)
  }

  /// Lays items out with known sizes, as if measured; only lengths along self-sizing axes count.
  public func setMeasuredSizes(_ sizes: [IndexPath: CGSize]) {
    let paths = sizes.keys.sorted()
    setMeasuredSizes(
      MeasuredSizes(
        elements: paths.compactMap { path in
          sizes[path].map { MeasuredSizes.Element(indexPath: path, size: $0) }
        }))
  }

  /// Applies the sizes set before the first engine.
  func applyKnownSizes() {
    guard !measuring.knownSizes.isEmpty else { return }
    let sizes = measuring.knownSizes.flatMap(preferredSizes)
    measuring.knownSizes = []
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
