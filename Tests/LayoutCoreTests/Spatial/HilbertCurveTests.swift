import BenchHarness
import Testing

@testable import LayoutCore

/// Compares the order of points along a Hilbert curve with its definition by quarters.
struct HilbertCurveTests {
  /// Returns the distance computed by recursive quarters, one bit of each coordinate at a time.
  private func distance(_ x: UInt32, _ y: UInt32) -> UInt32 {
    var (x, y, distance) = (x, y, UInt32(0))
    var half = HilbertCurve.side / 2
    while half > 0 {
      let right: UInt32 = x & half == 0 ? 0 : 1
      let below: UInt32 = y & half == 0 ? 0 : 1
      distance = distance << 2 | (3 * right) ^ below
      if below == 0 {
        if right == 1 { (x, y) = (~x, ~y) }
        (x, y) = (y, x)
      }
      half >>= 1
    }
    return distance
  }

  @Test func tableEqualsRecursiveQuarters() {
    var random = SeededRandom(seed: 3)
    let side = Int(HilbertCurve.side)
    let edges = [0, 1, 15, 16, side / 2 - 1, side / 2, side - 1]
    var points = edges.flatMap { x in edges.map { (x, $0) } }
    for _ in 0..<20_000 { points.append((random.next(in: 0..<side), random.next(in: 0..<side))) }
    for (x, y) in points {
      let (x, y) = (UInt32(x), UInt32(y))
      #expect(HilbertCurve.distance(x: x, y: y, table: HilbertCurve.table) == distance(x, y))
    }
  }

  @Test func neighboursAlongTheCurveAreNeighboursInPlace() {
    // All points of the first part of the curve, which fills a square of 64 by 64.
    var places: [UInt32: (Int, Int)] = [:]
    for x in 0..<64 {
      for y in 0..<64 {
        let distance = HilbertCurve.distance(
          x: UInt32(x), y: UInt32(y), table: HilbertCurve.table)
        places[distance] = (x, y)
      }
    }
    #expect(places.count == 64 * 64)
    for distance in 1..<UInt32(64 * 64) {
      guard let (x, y) = places[distance], let last = places[distance - 1] else {
        Issue.record("the curve leaves the square at \(distance)")
        return
      }
      #expect(abs(x - last.0) + abs(y - last.1) == 1)
    }
  }
}
