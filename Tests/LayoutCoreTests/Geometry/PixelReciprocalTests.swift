import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Multiplying by a reciprocal gives the same bits as dividing, or no reciprocal exists.
struct PixelReciprocalTests {
  @Test(arguments: [1, 1.5, 2, 2.625, 2.75, 3, 3.5, 4, 7, 255.5, 511, 511.0 / 64, 3 * 0x1p-40])
  func pointsHaveTheBitsOfDividing(scale: Double) throws {
    let reciprocal = try #require(PixelReciprocal(of: scale))
    var random = SeededRandom(seed: 44)
    for _ in 0..<20_000 {
      // A random number of up to 41 bits, so that small numbers are as frequent as large ones.
      let pixels = Double(
        Int64.random(in: 0..<1 << Int64.random(in: 1...41, using: &random), using: &random))
      for signed in [pixels, -pixels] {
        #expect(
          reciprocal.points(pixels: signed) == signed / scale, "\(signed) pixels at \(scale)")
      }
    }
  }

  @Test(arguments: [1.1, 2.6, 513, 0.1, .pi, .leastNonzeroMagnitude, 0x1p1023])
  func scalesOfManyBitsAndExtremeOnesHaveNoReciprocal(scale: Double) {
    #expect(PixelReciprocal(of: scale) == nil)
  }

  @Test func oneRoundedReciprocalWouldGiveOtherBits() {
    // The case that distinguishes the two parts from a single number.
    let differ = (1...100).filter { Double($0) * (1 / 3.0) != Double($0) / 3 }
    #expect(!differ.isEmpty)
  }
}
