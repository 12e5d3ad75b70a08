import BenchHarness
import LayoutCore
import LayoutStrategies
import ScreenPlaces

/// A benchmark that computes where orthogonal rows come to rest after release.
final class RestBenchmark<Strategy: RestingOffsetStrategy>: StrategyBenchmark<Strategy> {
  /// The state of an orthogonal row at the moment the user releases it.
  private struct Release {
    var section: Int
    /// The offset where the row would come to rest if it had no stops, in points.
    var proposed: Double
    /// The velocity, in points per second.
    var velocity: Double
    /// The offset before the gesture, in points.
    var current: Double
  }

  private static var releaseCount: Int { 1024 }
  /// The maximum number of rows to release.
  ///
  /// The scroll range of each row is determined once.
  private static var maxRows: Int { 64 }
  /// The maximum distance that a finger drags a row, in points.
  private static var longestDrag: Double { 400 }

  private let strategy: Strategy
  private let releases: [Release]
  private var next = 0

  /// Creates a benchmark that releases random orthogonal rows of a workload.
  ///
  /// - Parameters:
  ///   - workload: The scenario and its size; it must have orthogonal rows.
  ///   - strategy: The strategy to benchmark; all its items must be measured.
  /// - Throws: `NothingToScroll` if the workload has no filled row.
  init(_ workload: Workload, strategy: Strategy) throws {
    self.strategy = strategy
    var random = workload.random(for: 28)
    let sections = workload.filledRows
    let drawn = (0..<(sections.isEmpty ? 0 : Self.maxRows)).map { _ in
      sections[random.next(in: 0..<sections.count)]
    }
    let rows = drawn.compactMap(workload.measuredRow)
    guard !rows.isEmpty else { throw NothingToScroll(scenario: workload.scenario.name) }
    releases = (0..<Self.releaseCount).map { index in
      let row = rows[random.next(in: 0..<rows.count)]
      let current = row.start(ofGroup: random.next(in: 0..<row.row.groupCount))
      // Every fourth row is released without any speed, as if the finger had stopped first.
      let velocity = index % 4 == 3 ? 0 : random.next(in: -3000.0..<3000)
      let drag = random.next(in: -Self.longestDrag..<Self.longestDrag)
      return Release(
        section: row.section, proposed: current + drag + velocity / 10, velocity: velocity,
        current: current)
    }
    super.init(workload)
  }

  override var inputCount: Int { releases.count }

  /// Starts every batch at the same row, so that each pass does the same work.
  override func prepareBatch(iterations: Int) { next = 0 }

  override func run(iterations: Int) -> UInt64 {
    var checksum: UInt64 = 0
    for _ in 0..<iterations {
      checksum &+= iterate(next)
      next += 1
      if next == releases.count { next = 0 }
    }
    return checksum
  }

  override func iterate(_ input: Int) -> UInt64 {
    let offset = offset(input)
    note(
      TraceStep(
        action: "finding the resting position of the row in section \(releases[input].section)",
        contentSize: strategy.contentSize, elements: [], offset: offset))
    return offset.checksum
  }

  /// Returns the resting offset along the row, rounded to whole pixels like a scroll view's offset.
  private func offset(_ input: Int) -> Vector {
    let release = releases[input]
    let rest = strategy.restingOffset(
      ofRow: release.section, forProposed: release.proposed, velocity: release.velocity,
      from: release.current)
    var offset = Vector.zero
    // A wrong answer should be compared, not crash the run.
    offset[workload.axis.other] =
      rest.flatMap { $0.magnitude < 0x1p40 ? workload.upright.container.wholePixels($0) : nil }
      ?? .infinity
    return offset
  }

  override func countWork() -> [String: Int] {
    var digest = FrameDigest()
    digest.combine(offset(0))
    remember(digest)
    return [:]
  }
}

/// The operation of computing where orthogonal rows come to rest after release.
struct RestOperation: OperationDefinition {
  let name = "rest"
  let summary =
    "computes the final position of an orthogonal row after its release"

  func applies(to scenario: Scenario) -> Bool { scenario.hasOrthogonalSections }

  func supports(_ strategy: any LayoutStrategy.Type) -> Bool {
    strategy is any RestingOffsetStrategy.Type
  }

  /// Returns the number of items visited by a strategy to find where a row comes to rest.
  ///
  /// If groups are measured, these are the items in the longest row, because finding the stops
  /// requires a list of all groups.
  func visitedItems(on workload: Workload) -> Int {
    guard workload.scenario.content != nil else { return 1 }
    return workload.rows.map { workload.upright.sections[$0].itemCount }.max() ?? 1
  }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    guard let strategy = try setup.strategy() as? any RestingOffsetStrategy else {
      preconditionFailure("\(Strategy.name) cannot compute where a released row comes to rest.")
    }
    return try benchmark(setup.workload, strategy)
  }

  private func benchmark<Strategy: RestingOffsetStrategy>(
    _ workload: Workload, _ strategy: Strategy
  ) throws -> any AnsweringBenchmark {
    try RestBenchmark(workload, strategy: strategy)
  }
}

extension TimedOperation {
  /// Computing where an orthogonal row comes to rest after release.
  public static let rest = TimedOperation(RestOperation())
}
