public import Foundation
import LayoutCore
import LayoutViewport

/// A report on a layout loop: an element or the layout itself kept invalidating sizes until the
/// layout pass was stopped.
///
/// UIKit has no counterpart of this type; it stops the app or logs a message instead.
public struct LayoutLoopDiagnosis: Hashable, Sendable {
  /// The category of the element whose preferred size kept changing; `nil` if the layout
  /// invalidated itself.
  public let elementCategory: UICollectionView.ElementCategory?

  /// The kind of the element; `nil` for a cell.
  public let elementKind: String?

  /// The index path of the element; `nil` if the layout invalidated itself.
  public let indexPath: IndexPath?

  /// The last two preferred sizes of the element, in points; empty if the layout invalidated
  /// itself.
  ///
  /// The sizes are equal if the layout kept changing the size of the element.
  public let sizes: [CGSize]

  /// The number of rounds of the layout pass before the loop was stopped.
  public let rounds: Int

  /// The number of measurements in the pass before it stopped measuring.
  ///
  /// The remaining elements keep their estimated sizes. The number is `nil` unless the pass was
  /// stopped because elements of zero size kept bringing more elements into view.
  public var measurements: Int?

  /// Returns the diagnosis for an element the pass has stopped measuring.
  static func of(
    _ element: ElementKey, _ record: MeasuringRounds<ElementKey>.Record
  ) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: element.category, elementKind: element.kind, indexPath: element.indexPath,
      sizes: [record.previous, record.answer].compactMap { $0 ?? record.answer }.map(CGSize.init),
      rounds: record.count)
  }

  /// Returns the diagnosis for a layout that kept invalidating itself for the given number of
  /// rounds.
  static func ofLayout(rounds: Int) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: nil, elementKind: nil, indexPath: nil, sizes: [], rounds: rounds)
  }

  /// Returns the diagnosis for a pass stopped after the given number of measurements.
  static func ofMeasurements(_ count: Int) -> LayoutLoopDiagnosis {
    LayoutLoopDiagnosis(
      elementCategory: nil, elementKind: nil, indexPath: nil, sizes: [], rounds: 1,
      measurements: count)
  }

  func hasSameSubject(as other: LayoutLoopDiagnosis) -> Bool {
    elementCategory == other.elementCategory && elementKind == other.elementKind
      && indexPath == other.indexPath && measurements == other.measurements
  }
}

extension MeasuringRounds<ElementKey> {
  /// The diagnoses of all elements the pass has stopped measuring.
  var diagnoses: [LayoutLoopDiagnosis] {
    abandoned.sorted { $0.key < $1.key }.map { LayoutLoopDiagnosis.of($0.key, $0.record) }
  }
}

extension LayoutLoopDiagnosis: CustomStringConvertible {
  /// A sentence explaining which element or layout caused the loop and how the loop ended.
  public var description: String {
    if let measurements {
      return "After \(measurements) measurements in one pass, the remaining elements kept their"
        + " estimates."
    }
    guard let elementCategory, let indexPath, let previous = sizes.first, let last = sizes.last
    else { return "The layout invalidated itself in \(rounds) rounds and kept its last state." }
    let element = "The \(elementCategory.name(kind: elementKind)) at \(indexPath)"
    return previous == last
      ? "\(element) requested size \(Self.text(last)) in \(rounds) rounds, but never received it."
      : "\(element) requested sizes \(Self.text(previous)) and \(Self.text(last)) in turn, and"
        + " kept \(Self.text(last)) after \(rounds) rounds."
  }

  private static func text(_ size: CGSize) -> String {
    "\(size.width.plainDescription) × \(size.height.plainDescription)"
  }
}
