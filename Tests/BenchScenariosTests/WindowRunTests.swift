import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios

/// Frames and windows that programs of other libraries search.
struct WindowRunTests {
  private static let searched: [Scenario] = [.pinboard, .spreadsheet, .map, .layers, .listFixed]

  private func run(_ scenario: Scenario, items: Int = 300) throws -> WindowRun {
    try WindowRun(scenario.workload(items: items, seed: 7), count: 20)
  }

  /// The digest by the definition, from the file alone: what another program has to find.
  private func digest(ofFile bytes: [UInt8]) -> String {
    let numbers = stride(from: 0, to: bytes.count, by: 8).map { start in
      Double(
        bitPattern: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << (8 * $1) })
    }
    let rects = stride(from: 4, to: numbers.count, by: 4).map {
      Frame(
        x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
    }
    let (items, windows) = (rects.prefix(Int(numbers[1])), rects.dropFirst(Int(numbers[1])))
    #expect(numbers[0] == 1 && windows.count == Int(numbers[2]) && numbers[3] > 1)
    var digest = WindowDigest()
    for window in windows {
      for (index, item) in items.enumerated() where item.intersects(window) {
        digest.insert(index)
      }
      digest.endWindow()
    }
    return digest.text
  }

  @Test(arguments: searched)
  func theFileHoldsAllThatDecidesTheAnswers(scenario: Scenario) throws {
    let run = try run(scenario)
    let row = try run.row(of: DefaultLayoutEngine.self)
    #expect(digest(ofFile: try run.file()) == row.digest)
    #expect(try run.row(of: NaiveLayout.self).digest == row.digest)
    #expect(row.found ?? 0 > 1)
    #expect(row.name == "default" && row.load > 0 && row.query > 0)
  }

  @Test func theDigestTellsWindowsApartAndNotOrders() {
    func digest(_ windows: [[Int]]) -> String {
      var digest = WindowDigest()
      for window in windows {
        for item in window { digest.insert(item) }
        digest.endWindow()
      }
      return digest.text
    }
    #expect(digest([[1, 2], [3]]) == digest([[2, 1], [3]]))
    let others = [
      [[1, 2], [3]], [[1], [2, 3]], [[3], [1, 2]], [[1, 2], [4]], [[1, 2]], [[], []],
    ]
    #expect(Set(others.map(digest)).count == others.count)
  }

  @Test func scenariosWhoseFramesAreNotAllAreRefused() throws {
    #expect(throws: WindowRunError.measured(scenario: "tags")) { try run(.tags) }
    #expect(throws: WindowRunError.rows(scenario: "orthogonal-rows")) { try run(.orthogonalRows) }
  }
}
