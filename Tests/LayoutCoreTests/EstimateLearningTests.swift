import LayoutCore
import Testing
import _TestSupport

/// Tests estimates learned from measured sizes, and the uncertainty of the content length.
struct EstimateLearningTests {
  private func list(_ count: Int, spacing: Double = 0, scale: Double = 2) throws
    -> DefaultLayoutEngine
  {
    let group = ItemPlan.column(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))])
    return try DefaultLayoutEngine(
      .section(SectionPlan(group: group, interGroupSpacing: spacing), items: count, scale: scale))
  }

  private func measure(
    _ heights: [Double], section: Int = 0, from first: Int = 0, in engine: inout DefaultLayoutEngine
  ) throws {
    try engine.fit(
      heights.enumerated().map {
        FittedSize(
          ElementID(section: section, item: first + $0.offset),
          size: Vector(horizontal: 320, vertical: $0.element))
      })
  }

  @Test func groupsOfAllSectionsAreCounted() throws {
    var input = try list(4).input
    for _ in 0..<2 { input.appendRepeatingPlan(itemCount: 4) }
    var engine = try DefaultLayoutEngine(input)
    #expect(engine.contentLength.estimatedGroupCount == 12)
    try measure([50], in: &engine)
    #expect(engine.contentLength.estimatedGroupCount == 11)
    #expect(engine.contentLength.knownGroupCount == 1)
  }

  @Test func equalSectionsShareLearnedEstimates() throws {
    let group = ItemPlan.row(.fw(1), .absolute(44), [.leaf(.fw(0.5), .fh(1))])
    var input = LayoutInput.section(SectionPlan(group: group), items: 7)
    for _ in 0..<4 { input.appendRepeatingPlan(itemCount: 7) }
    let length = try DefaultLayoutEngine(input).contentLength
    #expect(length.knownGroupCount == 5 * 4)
    #expect(length.estimatedGroupCount == 0)
    #expect(length.uncertainty == 0)
  }

  /// A display with another scale allows different sizes.
  @Test func sizesAreForgottenOnAnotherDisplay() throws {
    var engine = try list(4)
    try measure([50], in: &engine)
    try engine.update(to: list(4, scale: 3).input)
    #expect(engine.contentLength.estimatedGroupCount == 4)
    #expect(engine.contentSize.vertical == 4 * 44)
  }

  @Test func unmeasuredItemsUseTheAverageLength() throws {
    var engine = try list(10, spacing: 4)
    try engine.setLearnsEstimates(true)
    #expect(engine.contentSize.vertical == 10 * 44 + 9 * 4)
    try measure([100, 60], in: &engine)
    // 80 on average: ten rows and nine gaps.
    #expect(engine.contentSize.vertical == 836)
    #expect(engine.frame(section: 0, item: 2) == Frame(0, 168, 320, 80))
    let last = 168.0 + 7 * 84
    #expect(engine.frame(section: 0, item: 9) == Frame(0, last, 320, 80))
    let screen = Frame(0, last, 320, 480)
    #expect(engine.elements(in: screen).map(\.item) == [9])
  }

  @Test func averagesRoundDownToThePixel() throws {
    var engine = try list(4, scale: 3)
    try engine.setLearnsEstimates(true)
    try measure([10, 11, 11], in: &engine)
    // 32 points are 96 pixels: a third of that, without rounding up.
    #expect(engine.frame(section: 0, item: 3)?.height == 32.0 / 3)
  }

  @Test(arguments: [100.0, 30])
  func learningCanBeTurnedOnAndOffAnyTime(height: Double) throws {
    var engine = try list(10)
    try measure([height], in: &engine)
    #expect(engine.contentSize.vertical == height + 9 * 44)
    try engine.setLearnsEstimates(true)
    #expect(engine.learnsEstimates)
    #expect(engine.contentSize.vertical == 10 * height)
    try engine.setLearnsEstimates(false)
    #expect(engine.contentSize.vertical == height + 9 * 44)
  }

  @Test func forgettingRestoresTheEstimate() throws {
    var engine = try list(10)
    try engine.setLearnsEstimates(true)
    try measure([100], in: &engine)
    try engine.apply([.reloadItems(section: 0, 0..<1)])
    #expect(engine.contentSize.vertical == 440)
  }

  /// The average depends on the known sizes, but not on the order of their measurement.
  @Test(arguments: 0..<20)
  func learningIgnoresTheOrder(seed: Int) throws {
    var random = RandomLayout(seed: UInt64(seed))
    var engine = try list(60)
    try engine.setLearnsEstimates(true)
    for _ in 0..<30 {
      try measure([Double(random.int(10...200))], from: random.int(0...59), in: &engine)
      if random.int(0...4) == 0 {
        try engine.apply([
          .removeItems(section: 0, 3..<4), .insertItems(section: 0, at: 9, count: 1),
        ])
      }
    }
    var fresh = try list(60)
    try fresh.fit(engine.fittedSizes)
    try fresh.setLearnsEstimates(true)
    #expect(fresh.contentSize == engine.contentSize)
    #expect(fresh.allFrames == engine.allFrames)
  }

  @Test func lengthIsCertainOnceEverythingIsMeasured() throws {
    var engine = try list(3)
    #expect(engine.contentLength.uncertainty == nil)
    #expect(engine.contentLength.estimatedGroupCount == 3)
    try measure([44, 50, 60], in: &engine)
    let known = engine.contentLength
    #expect(known.length == 154)
    #expect(known.knownGroupCount == 3)
    #expect(known.estimatedGroupCount == 0)
    #expect(known.uncertainty == 0)
  }

  @Test func wrongEstimatesShowInTheUncertainty() throws {
    var engine = try list(1000)
    try measure(Array(repeating: 64, count: 10), in: &engine)
    // There is no spread, but each of the remaining 990 items may be off by twenty points.
    #expect(engine.contentLength.uncertainty == 19_800.0)
    try engine.setLearnsEstimates(true)
    #expect(engine.contentLength.uncertainty == 0)
  }

  /// Three items are 12 points shorter than estimated on average, with a standard deviation of 4.
  @Test func uncertaintyAddsUpOverSections() throws {
    var input = try list(12).input
    input.appendRepeatingPlan(itemCount: 12)
    var engine = try DefaultLayoutEngine(input)
    for section in 0..<2 { try measure([28, 32, 36], section: section, in: &engine) }
    let each = 9.0 * 12 + 2 * 4 * 6
    #expect(engine.contentLength.uncertainty == 2 * each)
  }

  @Test(arguments: 0..<10)
  func theTrueLengthIsMostlyWithinTheUncertainty(seed: Int) throws {
    var random = RandomLayout(seed: UInt64(seed))
    let heights = (0..<2000).map { _ in Double(random.int(30...200)) }
    var engine = try list(2000)
    try engine.setLearnsEstimates(true)
    try measure(Array(heights.prefix(100)), in: &engine)
    let guess = engine.contentLength
    let uncertainty = try #require(guess.uncertainty)
    // Twice the standard error is exceeded once in 20 times, but not for these seeds.
    #expect(abs(guess.length - heights.reduce(0, +)) <= uncertainty * 1.5)
    #expect(uncertainty < guess.length / 5)
  }

  @Test func fixedSizesAreKnown() throws {
    let group = ItemPlan.column(.fw(1), .absolute(44), [.leaf(.fw(1), .fh(1))])
    let engine = try DefaultLayoutEngine(.section(SectionPlan(group: group), items: 100))
    #expect(engine.contentLength.uncertainty == 0)
    #expect(engine.contentLength.knownGroupCount == 100)
  }
}
