public import Foundation
import LayoutCore
import LayoutViewport

/// Layout loop: repeated invalidation of sizes by an element or a layout, stopped by the pass.
///
/// UIKit has no such type: it stops the app, or writes to its log.
public struct LayoutLoopDiagnosis: Hashable, Sendable {
  /// Category of the element with ever-changing preferred sizes; nil for a layout invalidating
  /// itself.
  public let elementCategory: UICollectionView.ElementCategory?

  /// The kind of the element; nil for cells.
  public let elementKind: String?

  /// The path of the element; nil if it was the layout.
  public let indexPath: IndexPath?

  /// The last two sizes the element asked for, in points; none if it was the layout.
  ///
  /// Equal if the layout kept changing the element's size.
  public let sizes: [CGSize]

  /// How often this was repeated.
  public let rounds: Int

  /// The number of measurements before the remaining elements kept their estimates; nil unless
  /// contents without any size let ever more elements come into view.
  public var measurements: Int?

  /// An element given up by the pass.
  static func of(
    _ element: ElementKey, _ record: MeasuringRounds<ElementKey>.Record
  ) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: element.category, elementKind: element.kind, indexPath: element.indexPath,
      sizes: [record.previous, record.answer].compactMap { $0 ?? record.answer }.map(CGSize.init),
      rounds: record.count)
  }

  /// A layout invalidating itself this many times.
  static func ofLayout(rounds: Int) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: nil, elementKind: nil, indexPath: nil, sizes: [], rounds: rounds)
  }

  /// A pass stopped after this many measurements.
  static func ofMeasurements(_ count: Int) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: nil, elementKind: nil, indexPath: nil, sizes: [], rounds: 1,
      measurements: count)
  }

  /// Whether two diagnoses are about the same element.
  func hasSameSubject(as other: LayoutLoopDiagnosis) -> Bool {
    elementCategory == other.elementCategory && elementKind == other.elementKind
      && indexPath == other.indexPath && measurements == other.measurements
  }
}

extension MeasuringRounds<ElementKey> {
  /// The elements given up by the pass.
  var diagnoses: [LayoutLoopDiagnosis] {
    abandoned.sorted { $0.key < $1.key }.map { LayoutLoopDiagnosis.of($0.key, $0.record) }
  }
}

extension LayoutLoopDiagnosis: CustomStringConvertible {
  /// One sentence about the loop and its end.
  public var description: String {
    if let measurements {
      return "After \(measurements) measurements in one pass the elements that were left kept their"
        + " estimates."
    }
    guard let elementCategory, let indexPath, let previous = sizes.first, let last = sizes.last
    else { return "The layout invalidated itself in \(rounds) rounds and was left as it was." }
    let element = "The \(elementCategory.name(kind: elementKind)) at \(indexPath)"
    return previous == last
      ? "\(element) asked for \(Self.text(last)) in \(rounds) rounds and did not get it."
      : "\(element) asked for \(Self.text(previous)) and \(Self.text(last)) in turn and was left at"
        + " \(Self.text(last)) after \(rounds) rounds."
  }

  private static func text(_ size: CGSize) -> String {
    "\(size.width.plainDescription) × \(size.height.plainDescription)"
  }
}
