import LayoutCore
import Testing
import _TestSupport

/// Tests the cache of measured groups: equal entries for equal sizes, bounded and never required.
struct FittedCacheTests {
  /// A section of rows that have to be laid out because their items keep space free above them.
  private static let grid = SectionPlan(
    group: .row(
      .fw(1), .estimated(50),
      [
        .leaf(
          .fw(0.5), .estimated(50),
          edges: EdgeSpacing(leading: nil, top: .fixed(0), trailing: nil, bottom: nil))
      ], capacity: .equal(2), spacing: .fixed(5)))

  /// A cache of two measurements, always too small.
  private struct TinyCache: SolutionCaching {
    static let name = "tiny"
    private var solutions = SolutionCache(policy: .byFittedSizes, capacity: 2)

    init() {}

    mutating func solution(
      for request: GroupRequest, section: Int, work: inout WorkCounters
    ) throws(LayoutError) -> GroupSolution {
      try solutions.solution(for: request, section: section, work: &work)
    }

    func knownSolution(for request: GroupRequest, section: Int) -> GroupSolution? {
      solutions.knownSolution(for: request, section: section)
    }
  }

  private typealias TinyEngine = LayoutEngine<TinyCache, RunLengthExtents, ShapedIndex>

  private let heights = Dictionary(
    uniqueKeysWithValues: (0..<200).map { ($0, Double(20 + $0 * 7 % 83)) })

  @Test func solvesEquallyMeasuredGroupsOnce() throws {
    var engine = try DefaultLayoutEngine(Self.grid, items: 1000)
    var before = engine.work
    // Ten rows of 30 and 40 points, each solved with one item and with both.
    try engine.fit(
      heights: Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, $0 % 2 == 0 ? 30 : 40) }))
    var work = engine.work
    work -= before
    #expect(work.groupsSolved == 2)
    #expect(work.measurementHits > 10)
    before = engine.work
    try engine.fit(heights: [500: 30, 501: 40, 502: 40, 503: 30])
    work = engine.work
    work -= before
    // The reverse order is a different group, solved with one item and with both.
    #expect(work.groupsSolved == 2)
  }

  @Test func smallCacheGivesTheSameAnswers() throws {
    let input = LayoutInput.section(Self.grid, items: 200)
    var engine = try DefaultLayoutEngine(input)
    var tiny = try TinyEngine(input)
    try engine.fit(heights: heights)
    try tiny.fit(heights: heights)
    #expect(tiny.work.measurementEvictions > 100)
    #expect(engine.work.measurementEvictions == 0)
    #expect(tiny.allFrames == engine.allFrames)
    #expect(tiny.contentSize == engine.contentSize)
    let changes: [LayoutChange] = [
      .removeItems(section: 0, 10..<13), .insertItems(section: 0, at: 3, count: 2),
      .reloadItems(section: 0, 100..<120),
    ]
    try engine.apply(changes)
    try tiny.apply(changes)
    #expect(tiny.allFrames == engine.allFrames)
  }

  @Test func queriesSolveForgottenGroupsAgain() throws {
    var tiny = try TinyEngine(LayoutInput.section(Self.grid, items: 200))
    try tiny.fit(heights: heights)
    let solved = tiny.work
    let rectangle = Frame(0, 0, 320, 480)
    var first = VisibleElements()
    tiny.query(rectangle, into: &first)
    #expect(first.work.groupsSolved > 0)
    #expect(first.work.measurementMisses == first.work.groupsSolved)
    // A query changes nothing, so its work is the same the next time.
    var second = VisibleElements()
    tiny.query(rectangle, into: &second)
    #expect(second.elements == first.elements)
    #expect(second.work == first.work)
    #expect(tiny.work == solved)
    var engine = try DefaultLayoutEngine(Self.grid, items: 200)
    try engine.fit(heights: heights)
    var known = VisibleElements()
    engine.query(rectangle, into: &known)
    #expect(known.elements == first.elements)
    #expect(known.work.groupsSolved == 0)
    #expect(known.work.measurementHits > 0)
  }

  @Test func theCacheOfMeasuredGroupsIsBounded() throws {
    var engine = try DefaultLayoutEngine(Self.grid, items: 20_000)
    // Each row differs, and there are more rows than the cache can store.
    let rows = SolutionCache.capacity(of: .byFittedSizes) + 100
    var heights: [Int: Double] = [:]
    for row in 0..<rows { heights[row * 2] = 10 + Double(row) / 2 }
    try engine.fit(heights: heights)
    #expect(engine.work.measurementEvictions >= 100)
    #expect(engine.allFrames[0].height == 10)
    #expect(engine.allFrames[2 * rows - 2].height == heights[2 * rows - 2])
  }
}
