import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests estimates learned from measured sizes, and the length of the content with its uncertainty.
struct LearnedEstimatesTests {
  private static let estimate: CGFloat = 120
  private static let gap: CGFloat = 3

  /// Returns a list of rows 3 points apart, of random heights below their estimate of 120 points.
  private func list(
    _ count: Int = 400, seed: UInt64 = 7, learns: Bool = true, heights: ClosedRange<Int> = 20...90
  ) -> (probe: SizingProbe, heights: [CGFloat]) {
    var random = RandomLayout(seed: seed)
    let heights = (0..<count).map { _ in CGFloat(random.int(heights)) }
    let data = SizingDataSource(counts: [count])
    data.itemSize = { name, offered in
      CGSize(width: offered.width, height: name < heights.count ? heights[name] : 33)
    }
    let layout = UICollectionViewCompositionalLayout(section: .estimatedRows(Self.estimate))
    let probe = SizingProbe(layout, data) { $0.layout.learnsEstimates = learns }
    return (probe, heights)
  }

  /// Returns the length of a list whose rows have all been measured.
  private func length(_ heights: [CGFloat]) -> CGFloat {
    heights.reduce(0, +) + Self.gap * CGFloat(heights.count - 1)
  }

  private func measuredHeights(_ probe: SizingProbe) -> [CGFloat] {
    probe.layout.measuredSizes.elements.map(\.size.height)
  }

  /// Returns the content length that follows only from the measured sizes.
  private func expectedLength(_ probe: SizingProbe, estimate: CGFloat? = nil) -> CGFloat {
    let measured = measuredHeights(probe)
    let count = probe.data.sections[0].items.count
    let mean = measured.reduce(0, +) / CGFloat(max(measured.count, 1))
    // A pixel is half a point.
    let height = estimate ?? (mean * 2).rounded(.down) / 2
    return measured.reduce(0, +) + height * CGFloat(count - measured.count)
      + Self.gap * CGFloat(count - 1)
  }

  private func expectLearned(
    _ probe: SizingProbe, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(!measuredHeights(probe).isEmpty, sourceLocation: sourceLocation)
    #expect(
      probe.view.contentSize.height == expectedLength(probe), sourceLocation: sourceLocation)
    #expect(
      probe.view.contentSize.height != expectedLength(probe, estimate: Self.estimate),
      sourceLocation: sourceLocation)
  }

  // MARK: The length of the content

  @Test func oneScreenImprovesTheLength() {
    let (probe, heights) = list()
    let (authored, _) = list(learns: false)
    let error = abs(probe.view.contentSize.height - length(heights))
    #expect(error < length(heights) / 8)
    #expect(error < abs(authored.view.contentSize.height - length(heights)) / 5)
    expectLearned(probe)
  }

  @Test func descriptionDecidesEstimatesByDefault() {
    let (probe, _) = list(learns: false)
    #expect(!UICollectionViewCompositionalLayout(section: .estimatedRows()).learnsEstimates)
    #expect(probe.frame(0, 399)?.height == Self.estimate)
    probe.scroll(to: 2000)
    #expect(probe.view.contentSize.height == expectedLength(probe, estimate: Self.estimate))
  }

  // MARK: Places

  /// Scrolls by a distance, and returns the largest drift of an item that stays visible.
  private func drift(_ probe: SizingProbe, scrolledBy distance: CGFloat) -> CGFloat {
    let before = probe.places
    probe.scroll(to: probe.view.contentOffset.y + distance)
    return probe.places.map { name, place in
      before[name].map { abs(place.y - $0.y + distance) } ?? 0
    }.max() ?? 0
  }

  @Test func nothingMovesWhileEstimatesAreLearned() {
    let (probe, _) = list()
    var lengths: Set<CGFloat> = []
    for _ in 0..<30 {
      #expect(drift(probe, scrolledBy: 170) == 0)
      lengths.insert(probe.view.contentSize.height)
    }
    #expect(lengths.count > 20, "each screen changes the average")
    // From here on, rows above have not been measured.
    probe.scroll(to: 12_000)
    for step in 0..<50 {
      #expect(drift(probe, scrolledBy: -150) == 0, "step \(step)")
    }
    expectLearned(probe)
  }

  @Test func scrollsToAnItemExactly() {
    let (probe, heights) = list()
    for item in [350, 20, 399, 200] {
      probe.view.scrollToItem(at: [0, item], at: .top, animated: false)
      let top = probe.frame(0, item)?.minY ?? 0
      let last = probe.view.contentSize.height - probe.view.bounds.height
      #expect(probe.view.contentOffset.y == min(top, last), "item \(item)")
      #expect(probe.frame(0, item)?.height == heights[item])
    }
  }

  // MARK: On and off

  @Test func togglingLearningKeepsTheView() {
    let (probe, _) = list(learns: false)
    probe.scroll(to: 9000)
    let (places, size) = (probe.places, probe.view.contentSize)
    let sizes = probe.layout.measuredSizes
    probe.data.forgetQuestions()
    for isOn in [true, false, true] {
      probe.layout.learnsEstimates = isOn
      probe.view.layoutIfNeeded()
      #expect(probe.places == places)
      #expect((probe.view.contentSize == size) == !isOn)
      #expect((probe.view.contentOffset.y == 9000) == !isOn)
      if isOn { expectLearned(probe) }
    }
    #expect(probe.layout.measuredSizes == sizes && probe.data.questions.isEmpty)
  }

  @Test func settingTheSameValueAgainChangesNothing() {
    let (probe, _) = list()
    let work = probe.layout.workCounters
    probe.layout.learnsEstimates = true
    probe.view.layoutIfNeeded()
    #expect(probe.layout.workCounters == work)
  }

  // MARK: Changes

  private func insert(_ count: Int, at item: Int, in probe: SizingProbe) {
    probe.view.performBatchUpdates {
      probe.data.sections[0].items.insert(contentsOf: 1000..<1000 + count, at: item)
      probe.view.insertItems(at: (0..<count).map { [0, item + $0] })
    }
  }

  @Test(arguments: [1, 60])
  func learningContinuesAfterABatch(count: Int) {
    let (probe, _) = list()
    probe.scroll(to: 5000)
    let places = probe.places.values.map(\.y).sorted()
    insert(count, at: 3, in: probe)
    #expect(probe.places.values.map(\.y).sorted() == places)
    expectLearned(probe)
    // More changes than are applied one by one.
    probe.view.performBatchUpdates {
      let gone = Array(stride(from: 140, to: 400, by: 2))
      for item in gone.reversed() { probe.data.sections[0].items.remove(at: item) }
      probe.view.deleteItems(at: gone.map { [0, $0] })
    }
    expectLearned(probe)
  }

  @Test func learningMayBeginWithinABatch() {
    let (probe, _) = list(learns: false)
    probe.scroll(to: 5000)
    let places = probe.places.values.map(\.y).sorted()
    probe.view.performBatchUpdates {
      probe.layout.learnsEstimates = true
      probe.data.sections[0].items.insert(1000, at: 3)
      probe.view.insertItems(at: [[0, 3]])
    }
    #expect(probe.places.values.map(\.y).sorted() == places)
    expectLearned(probe)
  }

  /// A host reports updates after the layout has been prepared for them.
  @Test func learningMayBeginBetweenTheDataAndItsUpdates() {
    let (probe, _) = list(learns: false)
    probe.scroll(to: 5000)
    let known = measuredHeights(probe)
    probe.data.sections[0].items.insert(1000, at: 3)
    let context = probe.layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    probe.layout.invalidateLayout(with: context)
    probe.layout.learnsEstimates = true
    probe.layout.prepare()
    probe.layout.prepare(
      forCollectionViewUpdates: [
        UICollectionViewUpdateItem(from: nil, to: [0, 3], action: .insert)
      ])
    probe.layout.finalizeCollectionViewUpdates()
    #expect(measuredHeights(probe) == known)
    #expect(probe.layout.collectionViewContentSize.height == expectedLength(probe))
  }

  @Test func learningContinuesAfterARotation() {
    let (probe, _) = list()
    probe.scroll(to: 5000)
    let first = probe.places.min { $0.value.y < $1.value.y }
    probe.view.bounds.size = CGSize(width: 480, height: 320)
    probe.view.layoutIfNeeded()
    #expect(first.map { probe.places[$0.key]?.y == $0.value.y } == true)
    expectLearned(probe)
    #expect(measuredHeights(probe).count < 12, "another width asks for other sizes")
    probe.view.bounds.size.height = 480
    probe.view.layoutIfNeeded()
    expectLearned(probe)
  }

  @Test func learningRestartsWithForgottenSizes() {
    let (probe, heights) = list()
    probe.scroll(to: 5000)
    let first = probe.places.min { $0.value.y < $1.value.y }
    probe.layout.invalidateLayout()
    probe.view.layoutIfNeeded()
    #expect(first.map { probe.places[$0.key]?.y == $0.value.y } == true)
    #expect(measuredHeights(probe).count < 15)
    expectLearned(probe)
    probe.data.itemSize = { CGSize(width: $1.width, height: heights[$0] + 40) }
    probe.view.reloadData()
    probe.view.layoutIfNeeded()
    expectLearned(probe)
    #expect(probe.layout.learnsEstimates)
  }

  @Test func learnsFromKnownSizes() {
    let data = SizingDataSource(counts: [100])
    data.itemSize = { CGSize(width: $1.width, height: $0 < 10 ? 60 : $1.height) }
    let paths = (0..<10).map { IndexPath(item: $0, section: 0) }
    let probe = SizingProbe(
      UICollectionViewCompositionalLayout(section: .estimatedRows(Self.estimate)), data
    ) { probe in
      probe.layout.learnsEstimates = true
      probe.layout.setMeasuredSizes(
        Dictionary(uniqueKeysWithValues: paths.map { ($0, CGSize(width: 320, height: 60)) }))
    }
    #expect(probe.frame(0, 99)?.height == 60)
  }

  // MARK: Uncertainty

  @Test func unpreparedLayoutHasNoLength() {
    let layout = UICollectionViewCompositionalLayout(section: .estimatedRows())
    #expect(layout.contentLength == nil)
    layout.learnsEstimates = true
    #expect(layout.contentLength == nil)
    let (probe, _) = list(5)
    #expect(probe.layout.contentLength != nil)
    probe.view.reloadData()
    #expect(probe.layout.contentLength == nil)
  }

  @Test(arguments: [true, false])
  func lengthIsCertainOnceEverythingIsMeasured(learns: Bool) throws {
    let (probe, heights) = list(9, learns: learns, heights: 20...40)
    let known = try #require(probe.layout.contentLength)
    #expect(known.length == Double(length(heights)))
    #expect(known.knownGroupCount == 9 && known.estimatedGroupCount == 0)
    #expect(known.uncertainty == 0)
  }

  @Test func oneMeasuredRowTeachesNothing() throws {
    let (probe, _) = list(30, heights: 600...600)
    let length = try #require(probe.layout.contentLength)
    #expect(length.knownGroupCount == 1 && length.estimatedGroupCount == 29)
    #expect(length.uncertainty == nil)
  }

  @Test(arguments: 0..<10 as Range<UInt64>, [true, false])
  func theTruthIsWithinTheUncertainty(seed: UInt64, learns: Bool) throws {
    let (probe, heights) = list(2000, seed: seed, learns: learns, heights: 30...200)
    for _ in 0..<12 { probe.scroll(to: probe.view.contentOffset.y + 400) }
    let guess = try #require(probe.layout.contentLength)
    let uncertainty = try #require(guess.uncertainty)
    #expect(guess.length == Double(probe.view.contentSize.height))
    #expect(guess.knownGroupCount == measuredHeights(probe).count)
    #expect(guess.knownGroupCount + guess.estimatedGroupCount == 2000)
    // Twice the standard error is exceeded once in 20 times, but for none of these seeds.
    #expect(abs(guess.length - Double(length(heights))) <= uncertainty)
    #expect(uncertainty < guess.length / 4)
  }
}
