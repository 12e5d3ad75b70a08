package import BenchHarness
import Foundation
package import LayoutCore

/// A gesture on one orthogonal row: a drag, and the movement from its release to the resting
/// offset.
///
///     offset   300 312 324 … 444 │ 475 499 … 599 600
///              drag at one speed │ fling to the start of a group
///
/// The movement of the row is independent of the display's frame rate.
package struct RowGesture: Hashable, Sendable {
  /// The duration of the drag, in milliseconds.
  private static let drag = 200.0
  /// The duration of the whole gesture, in milliseconds.
  package static let duration = 500.0
  /// The factor that multiplies the distance to the resting offset in each millisecond.
  private static let rate = 0.985
  /// The time a row would take to cover its coasting distance at its initial speed, in seconds.
  ///
  /// The values follow from the published deceleration rates of scroll views: the normal rate, and
  /// the fast rate of paging.
  private static let rolls = (normal: 0.5, paging: 0.1)

  /// The offset before the gesture, in points.
  private let start: Double
  /// The speed of the drag, in points per second; negative towards earlier items.
  private let speed: Double
  private let range: ClosedRange<Double>
  /// The offset where the row comes to rest, in points.
  package let target: Double

  /// Creates a random gesture on a row.
  ///
  /// - Parameters:
  ///   - row: The row to drag, with its stops and its scroll range.
  ///   - start: The offset before the gesture, in points.
  ///   - isFlung: Whether the row is still moving when it is released.
  ///   - random: The source of the speeds and the direction.
  package init(
    in row: OrthogonalRow, from start: Double, isFlung: Bool, _ random: inout SeededRandom
  ) {
    let direction = random.next(in: 0..<2) == 0 ? -1.0 : 1
    self.start = start
    speed = direction * random.next(in: 240.0..<1440)
    let velocity = direction * random.next(in: 200.0..<3000)
    range = row.range
    let released = Self.clamped(start + speed * Self.drag / 1000, to: range)
    let roll = row.behavior == .continuous ? Self.rolls.normal : Self.rolls.paging
    target = row.targetOffset(
      forProposed: isFlung ? released + roll * velocity : released,
      velocity: isFlung ? velocity : 0, from: start)
  }

  /// Returns the offset of the row after the given time, in points.
  package func offset(after milliseconds: Double) -> Double {
    guard milliseconds < Self.duration else { return target }
    let dragged = Self.clamped(start + speed * min(milliseconds, Self.drag) / 1000, to: range)
    guard milliseconds > Self.drag else { return dragged }
    return target + (dragged - target) * pow(Self.rate, milliseconds - Self.drag)
  }

  private static func clamped(_ offset: Double, to range: ClosedRange<Double>) -> Double {
    min(max(range.lowerBound, offset), range.upperBound)
  }
}
