import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The widths of a flame graph's rectangles are proportional to their instructions.
struct FlameGraphTests {
  private static let main = StackProfileTests.function("main")
  private static let work = StackProfileTests.function("work<A>(_:) & \"b\"")
  private static let malloc = StackProfileTests.function("malloc", .system)

  @Test func functionsLieBelowTheirCallers() throws {
    let graph = FlameGraph(
      StackProfile([
        [Self.main]: 10, [Self.main, Self.work]: 30, [Self.main, Self.work, Self.malloc]: 40,
        [Self.main, Self.malloc]: 20,
      ]), title: "t")
    let places = graph.nodes.map {
      "\($0.function.name) \($0.depth) \($0.left) \(graph.share(of: $0))"
    }
    #expect(
      places.sorted() == [
        "all 0 0.0 1.0", "main 1 0.0 1.0", "malloc 2 0.0 0.2", "malloc 3 0.2 0.4",
        "work<A>(_:) & \"b\" 2 0.2 0.7",
      ])
  }

  @Test func tinyRectanglesAreLeftOut() {
    let graph = FlameGraph(
      StackProfile([[Self.main, Self.work]: 99_990, [Self.main, Self.malloc]: 10]), title: "t")
    #expect(graph.visible.map(\.function.name).sorted() == ["all", "main", Self.work.name])
  }

  /// A removed function keeps its space in the graph of a difference.
  @Test func differenceShowsBothBuilds() {
    let graph = FlameGraph(
      StackProfile([[Self.main, Self.work]: 30]),
      comparedWith: StackProfile([[Self.main, Self.work]: 20, [Self.main, Self.malloc]: 10]),
      title: "t")
    let changes = graph.nodes.map { "\($0.function.name) \($0.width) \($0.change)" }
    #expect(
      changes.sorted() == [
        "all 40.0 0.0", "main 40.0 0.0", "malloc 10.0 -10.0", "\(Self.work.name) 30.0 10.0",
      ])
    #expect(graph.svg.contains(">+ work&lt;A&gt;") && graph.svg.contains(">− malloc<"))
  }

  @Test func pictureIsAStandaloneDocument() throws {
    let graph = FlameGraph(
      StackProfile([[Self.main]: 10, [Self.main, Self.work]: 1234, [Self.main, Self.malloc]: 9]),
      title: "a & b")
    let parser = XMLParser(data: Data(graph.svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(
      graph.svg.contains("work&lt;A&gt;(_:) &amp; \"b\" (program): 1,234 instructions, 98.5 %"))
    #expect(graph.svg.contains("class=\"system\"") && !graph.svg.contains("href"))
  }
}
