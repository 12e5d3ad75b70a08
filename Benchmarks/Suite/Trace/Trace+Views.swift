import BenchHarness
import BenchScenarios
import LayoutCore

extension Trace {
  /// Appends slow scrolling in both directions, and queries of unusual rectangles: overscrolled
  /// ones, tall ones, and parts of the content.
  ///
  /// The steps of slow scrolling are less than a pixel, part of a row, and about a whole row.
  mutating func appendUnusualViews() {
    let length = workload.viewport[workload.axis]
    for distance in [1.0 / 3, (length / 2).rounded(), 2 * length] {
      actions += [.look(.before(distance)), .look(.beyond(distance))]
    }
    for length in [3001.0, 12_000] {
      actions.append(.look(.tall(length, from: random.next(in: 0.0..<0.5))))
    }
    for _ in 0..<6 {
      actions.append(
        .look(
          .part(
            x: random.next(in: -0.3..<1.1), y: random.next(in: -0.3..<1.1),
            width: random.next(in: 0.0..<0.5), height: random.next(in: 0.0..<0.5))))
    }
    for step in [0.3, 4, 29] {
      let place = random.next(in: 0.2..<0.8)
      actions += [
        .scrollSlowly(from: place, by: step, count: 6),
        .scrollSlowly(from: place, by: -step, count: 6),
      ]
    }
  }
}
