import LayoutCore
import Testing
import _TestSupport

/// Trials of a run's length detect errors of an extent index for every seed, in blocks of 8 and of
/// 512, although small layouts do not reveal them.
struct PlantedExtentTests {
  private static let seeds: ClosedRange<UInt64> = 1...3

  /// Returns the failures of small indexes, because small blocks cannot store tens of thousands of
  /// extents.
  private func failures<Planted: PlantedSlip>(
    _ type: Planted.Type
  ) -> [TrialFailure] {
    Self.seeds.compactMap { seed in
      var trial = ExtentIndexTrial<PlantedExtents<Planted>>(seed: seed)
      trial.scales.removeAll(where: \.isBulky)
      return trial.run()
    }
  }

  /// Expects each seed to detect an error with few calls, the last one to the faulty method.
  private func check<Planted: PlantedSlip>(
    _ type: Planted.Type, after method: String, in answers: Set<String>, calls: Int
  ) {
    let failures = failures(type)
    #expect(failures.count == Self.seeds.count)
    for failure in failures {
      #expect(failure.subject == TrialSubject(kind: "ExtentIndex", name: Planted.name))
      #expect(failure.calls.last?.hasPrefix(method) == true, "\(failure.text)")
      #expect(answers.contains { failure.fault.method.hasPrefix($0) }, "\(failure.text)")
      #expect(failure.calls.count <= calls, "\(failure.text)")
    }
  }

  private static let sums: Set = ["measuredCount", "measuredTotal", "seek", "forEach"]

  @Test func staleSumsOfBlocksOf8() {
    check(StaleSum8.self, after: "remove(", in: Self.sums, calls: 8)
  }
  @Test func staleSumsOfBlocksOf512() {
    check(StaleSum512.self, after: "remove(", in: Self.sums, calls: 8)
  }
  @Test func lostSumsOfBlocksOf8() {
    check(LostSum8.self, after: "insert(", in: Self.sums, calls: 8)
  }
  @Test func lostSumsOfBlocksOf512() {
    check(LostSum512.self, after: "insert(", in: Self.sums, calls: 8)
  }
  @Test func groupAfterAnOffsetInBlocksOf8() {
    check(NextInstance8.self, after: "insert(", in: ["seek(offset: 10)", "forEach"], calls: 2)
  }
  @Test func groupAfterAnOffsetInBlocksOf512() {
    check(NextInstance512.self, after: "insert(", in: ["seek(offset: 10)", "forEach"], calls: 2)
  }
  @Test func blocksWithoutAnErrorPass() { #expect(failures(NoSlip8.self) == []) }

  /// An error's trial fails in the same way each time it is run.
  @Test func aSeedAlwaysFindsTheSameCalls() throws {
    let trial = ExtentIndexTrial<PlantedExtents<NextInstance8>>(seed: 3, owner: "my-index")
    let failure = try #require(trial.run())
    #expect(trial.run() == failure)
    #expect(
      failure.description == """
        ExtentIndex next-group-8 of my-index: seek(offset: 10) is (index: 1, start: 10, extent: \
        nil), expected (index: 0, start: 0, extent: nil); after init(count: 0, estimate: 10); \
        insert(count: 1, at: 0); seed 3
        """)
    #expect(
      failure.text == """
        ExtentIndex next-group-8 of my-index: seek(offset: 10) is (index: 1, start: 10, extent: \
        nil), expected (index: 0, start: 0, extent: nil), after
          init(count: 0, estimate: 10)
          insert(count: 1, at: 0)
        seed 3
        """)
  }
}
