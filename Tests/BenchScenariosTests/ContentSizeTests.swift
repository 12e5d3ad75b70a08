import BenchSuite
import LayoutCore
import Testing

@testable import BenchScenarios

/// The sizes of contents depend only on the seed, the item and the width.
struct ContentSizeTests {
  private static let estimated = Scenario.screens.filter { $0.content != nil }

  private func sizes(_ scenario: Scenario, seed: UInt64, revision: Int = 0) throws -> [Vector] {
    let content = try #require(scenario.content)
    return (0..<200).map {
      content.size(
        section: 0, item: $0, revision: revision,
        offered: Vector(horizontal: 390, vertical: 80), seed: seed)
    }
  }

  @Test(arguments: estimated)
  func contentSizesAreReproducible(scenario: Scenario) throws {
    #expect(try sizes(scenario, seed: 3) == sizes(scenario, seed: 3))
    // Equal tags are equal for every seed.
    if scenario.script != .firstItemChanges {
      #expect(try sizes(scenario, seed: 3) != sizes(scenario, seed: 4))
    }
    #expect(try sizes(scenario, seed: 3) != sizes(scenario, seed: 3, revision: 1))
  }

  @Test(arguments: estimated)
  func contentSizesAreWholePixels(scenario: Scenario) throws {
    for size in try sizes(scenario, seed: 7) {
      let pixels = size.vertical * 3
      #expect(abs(pixels.rounded() - pixels) < 1e-9)
      #expect(size.vertical > 0)
    }
  }

  @Test func aListHasOneToEightLines() throws {
    let heights = Set(try sizes(.listEstimated, seed: 7).map(\.vertical))
    let expected: [Double] = (1...8).map { lines in Double(lines * 61 + 48) / 3 }
    #expect(heights == Set(expected))
  }

  @Test func jumpsHaveContentsOfAllSizes() throws {
    let heights = try sizes(.jump, seed: 7).map(\.vertical)
    #expect(try #require(heights.max()) > 20 * #require(heights.min()))
  }

  @Test func widerTextIsLower() throws {
    let content = try #require(Scenario.listEstimated.content)
    func height(width: Double) -> Double {
      var sum = 0.0
      for item in 0..<50 {
        let offered = Vector(horizontal: width, vertical: 80)
        sum += content.size(section: 0, item: item, offered: offered, seed: 7).vertical
      }
      return sum
    }
    #expect(height(width: 844) < height(width: 390))
  }

  @Test func batchesContainEveryItemOnce() throws {
    let workload = try Scenario.gridEstimated.workload(items: 1100, seed: 7)
    var found: [ElementID] = []
    workload.forEachBatch { found += $0.map(\.element) }
    #expect(Set(found).count == 1100)
    #expect(found == found.sorted())
  }

  @Test func scenariosWithoutEstimatesHaveNoContentSizes() throws {
    let workload = try Scenario.listFixed.workload(items: 10, seed: 7)
    #expect(workload.fittedSize(section: 0, item: 0) == nil)
    #expect(!Scenario.listFixed.operations.contains(.resize))
    #expect(Scenario.listEstimated.operations.contains(.scrollTo))
  }
}
