import BenchHarness
import LayoutCore

/// A benchmark that resizes many items in a measured list, either all at once or one by one.
final class StormBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  /// The original and the new sizes of the items, which are applied alternately.
  private let sizes: [[FittedSize]]
  private let isOneByOne: Bool

  /// Creates a benchmark that resizes part of a workload's items.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - strategy: The strategy to benchmark; all its items must be measured.
  ///   - share: The divisor for the number of resized items: every `share`th item is resized.
  ///   - isOneByOne: Whether the items are resized separately.
  init(_ workload: Workload, strategy: Strategy, oneIn share: Int, isOneByOne: Bool) {
    var known: Set<ElementID> = []
    let places = workload.places(max(1, workload.items / share), for: 14)
      .filter { known.insert($0).inserted }
    sizes = [0, 1].map { revision in
      places.compactMap {
        workload.fittedSize(section: $0.section, item: $0.item, revision: revision)
      }
    }
    self.isOneByOne = isOneByOne
    super.init(workload, changing: strategy)
    makeUnique()
  }

  override func change(_ index: Int) -> UInt64 {
    let storm = sizes[(index + 1) % 2]
    guard isOneByOne else {
      attempt { try strategy.fit(storm) }
      return visibleChecksum(at: storm[0].element)
    }
    var checksum: UInt64 = 0
    for size in storm {
      attempt { try strategy.fit([size]) }
      let contentSize = strategy.contentSize
      checksum &+= contentSize.checksum
      note(
        TraceStep(
          action: "size of \(TraceDifference.name(of: size.element))", contentSize: contentSize,
          elements: []))
    }
    return checksum &+ visibleChecksum(at: storm[0].element)
  }

  override var inputCount: Int { 2 }
  override var metricIterations: Int { localityIterations }

  override func named(_ index: Int) -> Set<ElementID>? {
    Set(sizes[(index + 1) % 2].map(\.element))
  }

  override func undo(_ count: Int) {
    if count % 2 == 1 { attempt { try strategy.fit(sizes[0]) } }
  }
}

/// The operation of resizing many items, either all at once or one by one.
struct StormOperation: OperationDefinition {
  let name: String
  let summary: String
  let isOneByOne: Bool
  let appliesSizes = true

  func applies(to scenario: Scenario) -> Bool { scenario.stormShare != nil }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    guard let share = setup.workload.scenario.stormShare else {
      preconditionFailure(
        "\(setup.workload.scenario.name) does not say how many items to resize at once.")
    }
    return try StormBenchmark(
      setup.workload, strategy: setup.strategy(), oneIn: share, isOneByOne: isOneByOne)
  }
}

extension Scenario {
  /// The divisor for the number of items resized at once: one in every `stormShare` items.
  ///
  /// It is `nil` if the scenario does not resize many items at once.
  var stormShare: Int? { if case .storm(let share) = script { share } else { nil } }
}

extension TimedOperation {
  /// Resizing many items at once, in a single call.
  public static let storm = TimedOperation(
    StormOperation(
      name: "storm",
      summary: "resizes a random 1 % of the items at once, gets the total size and finds one item",
      isOneByOne: false))
  /// Resizing many items one by one, in separate calls.
  public static let stormSingly = TimedOperation(
    StormOperation(
      name: "storm-singly",
      summary: "resizes a random 1 % of the items one by one, getting the total size each time",
      isOneByOne: true))
}
