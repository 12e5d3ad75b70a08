import BenchHarness
import LayoutCore

/// A benchmark that appends frames to a custom group of many items, changes one item's frame, and
/// removes the appended frames.
final class ReframeBenchmark<Strategy: LayoutStrategy>: ChangeBenchmark<Strategy> {
  private let places: [ElementID]
  private let frames: CustomPlaces
  /// The frames to append: copies of the frames of the first items.
  private let more: [CustomPlan.Place]

  /// Creates a benchmark of a workload with a single section, which must consist of one custom
  /// group.
  init(_ workload: Workload, strategy: Strategy) {
    guard case .custom(let custom) = workload.upright.plan(ofSection: 0).section.group.content
    else {
      preconditionFailure("\(workload.scenario.name) does not consist of one custom group.")
    }
    places = workload.places(workload.changeLimit, for: 15)
    frames = custom.places
    more = Array(frames.prefix(100))
    super.init(workload, changing: strategy)
    makeUnique()
  }

  override var preferredIterationLimit: Int { places.count }
  override var metricIterations: Int { localityIterations }

  override func change(_ index: Int) -> UInt64 {
    let place = places[index]
    var frame = frames[place.item]
    frame.origin.vertical += 3
    let count = frames.count
    attempt {
      try strategy.apply([
        .appendFrames(section: 0, frames: more), .setFrame(section: 0, item: place.item, frame),
        .removeFrames(section: 0, count..<count + more.count),
      ])
    }
    return visibleChecksum(at: place)
  }

  override func named(_ index: Int) -> Set<ElementID>? { [places[index]] }

  override func undo(_ count: Int) {
    attempt {
      try strategy.apply(
        places.prefix(count).map {
          .setFrame(section: 0, item: $0.item, frames[$0.item])
        })
    }
  }
}

/// The operation of changing frames in a custom group.
struct ReframeOperation: OperationDefinition {
  let name = "reframe"
  let summary =
    "moves a frame in a custom group, adds and removes 100 more, then queries the view"

  /// Returns whether the scenario allows only certain operations.
  func applies(to scenario: Scenario) -> Bool { scenario.onlyOperations != nil }

  func benchmark<Strategy: LayoutStrategy>(
    _ setup: OperationSetup<Strategy>
  ) throws -> any AnsweringBenchmark {
    try ReframeBenchmark(setup.workload, strategy: setup.strategy())
  }
}

extension TimedOperation {
  /// Appending frames to a custom group, changing one item's frame, then removing the appended
  /// frames.
  public static let reframe = TimedOperation(ReframeOperation())
}
