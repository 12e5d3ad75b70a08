import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

@testable import BenchScenarios
@testable import BenchSuite

/// Errors that occur only at the largest size end a default run and name the element, for fast and
/// slow strategies.
struct LargestSizeErrorTests {
  /// An error that occurs with more than 20,000 items.
  private protocol FarError: Sendable {
    static var name: String { get }
    static func isLost(_ size: FittedSize) -> Bool
    static func isLost(_ element: LayoutElement) -> Bool
    static func shift(ofFrame number: Int) -> Double
  }

  private enum LostSizes: FarError {
    static let name = "lost-sizes"
    static func isLost(_ size: FittedSize) -> Bool { size.element.item >= 20_000 }
    static func isLost(_ element: LayoutElement) -> Bool { false }
    static func shift(ofFrame number: Int) -> Double { 0 }
  }

  private enum LostElements: FarError {
    static let name = "lost-elements"
    static func isLost(_ size: FittedSize) -> Bool { false }
    static func isLost(_ element: LayoutElement) -> Bool { element.item >= 20_000 }
    static func shift(ofFrame number: Int) -> Double { 0 }
  }

  private enum ShiftedFrame: FarError {
    static let name = "shifted-frame"
    static func isLost(_ size: FittedSize) -> Bool { false }
    static func isLost(_ element: LayoutElement) -> Bool { false }
    static func shift(ofFrame number: Int) -> Double { number == 29_876 ? 1 : 0 }
  }

  /// The default engine with an error.
  private struct WrongAmongMany<Planted: FarError>: ForwardingStrategy {
    static var name: String { Planted.name }
    var base: DefaultLayoutEngine

    mutating func fit(_ sizes: [FittedSize]) throws(LayoutError) -> ContentChange {
      try base.fit(sizes.filter { !Planted.isLost($0) })
    }

    func query(_ rectangle: Frame, into visible: inout VisibleElements) {
      var found = VisibleElements()
      base.query(rectangle, into: &found)
      for element in found.elements where !Planted.isLost(element) { visible.append(element) }
    }

    func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
      let count = base.writeFrames(into: &frames)
      for number in 0..<count where Planted.shift(ofFrame: number) != 0 {
        frames[number].y += Planted.shift(ofFrame: number)
      }
      return count
    }
  }

  /// Runs queries of an estimated list in the order of a default run, and returns the error or
  /// `nil`.
  private func error<Planted: FarError>(
    _ planted: Planted.Type, items: Int, isLinear: Bool
  ) throws -> String? {
    let entry = StrategyEntry(
      WrongAmongMany<Planted>.self, summary: "", isLinear: isLinear)
    var selection = SuiteSelection(
      scenarios: [.listEstimated], operations: [.query], items: [items],
      strategies: [StrategyEntry.all[0], entry])
    selection.takesMinimumFirst = true
    var options = SuiteOptions(budget: .nanoseconds(1))
    options.takesMinimumFirst = true
    do {
      _ = try SuiteRunner(options: options, probe: nil)
        .run(selection.cases(for: selection.workloads()))
      return nil
    } catch let difference as TraceDifference {
      return difference.description
    }
  }

  private func expectFound<Planted: FarError>(
    _ planted: Planted.Type, isLinear: Bool, at place: String
  ) throws {
    #expect(try error(planted, items: 3000, isLinear: isLinear) == nil)
    let text = try #require(try error(planted, items: 30_000, isLinear: isLinear))
    #expect(text.contains(Planted.name) && text.contains("30000 items"), "\(text)")
    #expect(text.contains(place), "\(text)")
  }

  @Test func sizesLostFarDown() throws {
    try expectFound(LostSizes.self, isLinear: true, at: "of item 20000")
    try expectFound(LostSizes.self, isLinear: false, at: "contentSize")
  }

  @Test func elementsLostFarDown() throws {
    try expectFound(LostElements.self, isLinear: true, at: "step ")
    try expectFound(LostElements.self, isLinear: false, at: "item ")
  }

  @Test func oneFrameShifted() throws {
    try expectFound(ShiftedFrame.self, isLinear: true, at: "y of item 29876")
    try expectFound(ShiftedFrame.self, isLinear: false, at: "y of item 29876")
  }
}
