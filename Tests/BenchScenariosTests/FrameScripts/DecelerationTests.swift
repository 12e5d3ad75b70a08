import Foundation
import Testing

@testable import BenchSuite

/// Compares closed forms of the deceleration with the integral of the speed.
struct DecelerationTests {
  @Test(arguments: [Deceleration.normal, .fast], [200.0, 4000, -8000])
  func theSpeedIsMultipliedEachMillisecond(deceleration: Deceleration, speed: Double) {
    let steps = 10_000
    let step = 100 / Double(steps)
    var distance = 0.0
    for index in 0..<steps {
      let middle = (Double(index) + 0.5) * step
      distance += speed * pow(deceleration.rate, middle) * step / 1000
    }
    #expect(abs(distance - deceleration.distance(from: speed, after: 100)) < abs(speed) * 1e-8)
  }

  /// v ÷ (−1000 ln d): ln 0.998 is −0.002002003, ln 0.99 is −0.010050336.
  @Test func theRangeIsTheSpeedOverTheLogarithm() {
    #expect(abs(Deceleration.normal.range(from: 4000) - 1998.0) < 0.01)
    #expect(abs(Deceleration.fast.range(from: 4000) - 397.997) < 0.01)
    #expect(Deceleration.normal.distance(from: 4000, after: 0) == 0)
    // After 1 s, the normal deceleration has covered 1 − 0.998¹⁰⁰⁰ = 0.86494 of its range.
    #expect(abs(Deceleration.normal.distance(from: 4000, after: 1000) - 1728.14) < 0.01)
  }

  @Test(arguments: [Deceleration.normal, .fast])
  func afterTheDurationTheRestIsLeft(deceleration: Deceleration) {
    let duration = deceleration.duration(from: 4000, until: 0.5)
    let rest =
      deceleration.range(from: 4000) - deceleration.distance(from: 4000, after: duration)
    #expect(abs(rest - 0.5) < 1e-6)
    #expect(deceleration.duration(from: 4000, until: 5000) == 0)
  }

  /// ln(0.5 ÷ 1998) ÷ ln 0.998 and ln(0.5 ÷ 398) ÷ ln 0.99.
  @Test func durationsEqualHandComputedOnes() {
    #expect(abs(Deceleration.normal.duration(from: 4000, until: 0.5) - 4142.38) < 0.01)
    #expect(abs(Deceleration.fast.duration(from: 4000, until: 0.5) - 664.61) < 0.01)
  }
}
