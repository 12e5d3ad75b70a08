import BenchHarness
import CompositionalLayout
import Foundation
import LayoutCore
import Testing

@testable import BenchScenarios

/// The time of a first screen is divided among the parts of the work, apart from the timed runs.
@MainActor
struct OpeningTimesTests {
  /// A clock advanced by the app's own code, with no cost to read.
  private final class AppClock: MeasurementClock, @unchecked Sendable {
    var now: Int64 = 0
    /// Whether each loaded screen was being recorded.
    var recorded: [Bool] = []

    func wallNanoseconds() -> Int64 { now }

    func threadCPUNanoseconds() -> Int64 { now }
  }

  /// A controller whose work takes a known time in each part.
  private final class TimedController: UICollectionViewController, @unchecked Sendable {
    final class Cell: UICollectionViewCell {
      var clock: AppClock?

      override func sizeThatFits(_ size: CGSize) -> CGSize {
        clock?.now += 1000
        return CGSize(width: size.width, height: 422)
      }
    }

    private let clock: AppClock
    private let items: Int

    init(_ clock: AppClock, items: Int) {
      (self.clock, self.items) = (clock, items)
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
          clock.now += 100
          return .rows(estimated: 422)
        })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      clock.now += 1
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
      clock.recorded.append(ViewWork.current != nil)
    }

    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      clock.now += 10
      return items
    }

    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      clock.now += 10_000
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.clock = clock
      return cell
    }
  }

  @Test func eachPartHasItsOwnTime() throws {
    let clock = AppClock()
    let scenario = Scenario(
      name: "timed", summary: "", imitates: "",
      screen: { items in TimedController(clock, items: items) })
    let workload = try scenario.workload(items: 20, seed: 7)
    let benchmark = AppBenchmark(workload, .firstScreen, fresh: nil)
    benchmark.prepareBatch(iterations: 1)
    let counts = benchmark.countWork()
    #expect(benchmark.hasTimedParts)
    let times = benchmark.timeParts(by: clock)
    func expected(_ count: String, _ time: Int) throws -> Double {
      Double(try #require(counts[count]) * time)
    }
    #expect(times["loadingNanoseconds"] == 1)
    #expect(times["layoutNanoseconds"] == 0)
    #expect(try times["providerNanoseconds"] == expected("providerCalls", 100))
    #expect(try times["measuringNanoseconds"] == expected("contentsAsked", 1000))
    #expect(try times["cellsNanoseconds"] == expected("viewsMade", 10_000))
    // One call for the number of sections, which takes no time, and one for its items.
    #expect(try times["dataNanoseconds"] == expected("countCalls", 5))
    let parts = times.filter { $0.key != "openingNanoseconds" }
    #expect(parts.count == 6)
    #expect(times["openingNanoseconds"] == parts.values.reduce(0, +))
  }

  @Test func onlyOpeningIsDivided() throws {
    let clock = AppClock()
    let scenario = Scenario(
      name: "timed", summary: "", imitates: "",
      screen: { items in TimedController(clock, items: items) })
    let benchmark = AppBenchmark(
      try scenario.workload(items: 20, seed: 7), .scroll, fresh: nil)
    #expect(!benchmark.hasTimedParts)
  }

  /// Timed batches open screens created beforehand, and record nothing.
  @Test func timedBatchesRecordNothing() throws {
    let (clock, created) = (AppClock(), Counter())
    let scenario = Scenario(
      name: "timed", summary: "", imitates: "",
      screen: { items in
        created.count += 1
        return TimedController(clock, items: items)
      })
    let benchmark = AppBenchmark(
      try scenario.workload(items: 20, seed: 7), .firstScreen, fresh: nil)
    #expect(benchmark.preferredIterationLimit == 16)
    benchmark.prepareBatch(iterations: 5)
    clock.recorded = []
    let count = created.count
    _ = benchmark.run(iterations: 5)
    #expect(created.count == count, "they were created outside the clock")
    #expect(clock.recorded == Array(repeating: false, count: 5))
    benchmark.prepareBatch(iterations: 1)
    clock.recorded = []
    _ = benchmark.countWork()
    #expect(clock.recorded == [true] && ViewWork.current == nil)
  }

  /// Counts screens.
  @MainActor private final class Counter {
    var count = 0
  }
}
