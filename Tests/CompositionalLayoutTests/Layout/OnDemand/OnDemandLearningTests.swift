import LayoutCore
import Testing
import _TestSupport

@testable import CompositionalLayout

/// Tests of the length that sections not asked for learn from described ones.
struct OnDemandLearningTests {
  private typealias Snapshot = KeyedScreen.Snapshot

  /// A hundred sections of three items.
  private let snapshot = Snapshot(Array(0..<100), itemsPerSection: 3)

  private func screen(
    _ estimate: CGFloat = 700, hasKeys: Bool = false, kind: @escaping (Int) -> Int = { $0 % 10 }
  ) -> KeyedScreen {
    let screen = KeyedScreen(hasKeys: hasKeys, estimate: estimate, kind: kind)
    screen.layout.learnsEstimates = true
    screen.apply(snapshot)
    return screen
  }

  /// The length of a section along the scroll axis.
  private func length(_ section: Int, on screen: KeyedScreen) -> Double? {
    screen.layout.engine?.sectionSpan(section)?.length
  }

  /// The distinct lengths of the sections not asked for.
  private func undescribedLengths(_ screen: KeyedScreen) -> Set<Double> {
    Set(
      (0..<screen.view.numberOfSections).filter(screen.layout.parts.isUndescribed)
        .compactMap { length($0, on: screen) })
  }

  @Test func undescribedSectionsHaveTheAverageLengthOfDescribedOnes() throws {
    let screen = screen { 2 * ($0 % 5) }
    let asked = (0..<100).filter { !screen.layout.parts.isUndescribed($0) }
    let lengths = asked.compactMap { length($0, on: screen) }
    let mean = lengths.reduce(0, +) / Double(lengths.count)
    #expect(!asked.isEmpty && undescribedLengths(screen) == [(mean * 2).rounded(.down) / 2])
    #expect(screen.layout.estimatedSectionLength == 700)
    try screen.expectAskedSectionsAreExact("first screen")
  }

  @Test func withoutLearningUnaskedSectionsHaveTheGivenLength() {
    let screen = screen()
    #expect(undescribedLengths(screen) != [700])
    screen.layout.learnsEstimates = false
    screen.view.layoutIfNeeded()
    #expect(undescribedLengths(screen) == [700])
    screen.layout.learnsEstimates = true
    screen.view.layoutIfNeeded()
    #expect(undescribedLengths(screen) != [700] && undescribedLengths(screen).count == 1)
  }

  @Test(arguments: [CGFloat(10), 120, 4000])
  func learningDoesNotMoveVisibleItems(estimate: CGFloat) throws {
    let screen = screen(estimate)
    screen.scroll(to: screen.view.contentSize.height / 2)
    var learned = undescribedLengths(screen)
    for step in 0..<80 {
      #expect(screen.drift(scrollingBy: -70) == 0, "step \(step)")
      learned.formUnion(undescribedLengths(screen))
    }
    #expect(learned.count > 1)
    try screen.expectAskedSectionsAreExact("after scrolling back")
  }

  @Test func landingIsExactWhileTheLengthIsLearned() throws {
    let screen = screen(30)
    for section in [50, 80, 20, 65] {
      screen.view.scrollToItem(at: [section, 1], at: .top, animated: false)
      let frame = try #require(screen.layout.layoutAttributesForItem(at: [section, 1])?.frame)
      #expect(screen.view.contentOffset.y == frame.minY, "section \(section)")
    }
  }

  @Test func lengthIsLearnedAgainOnlyAfterTheDescribedSectionsHaveDoubled() {
    let screen = screen()
    var counts: [Int] = []
    for _ in 0..<200 {
      screen.scroll(to: screen.view.contentOffset.y + 60)
      let count = screen.layout.parts.demand?.descriptions.learned?.sectionCount ?? 0
      if count != counts.last { counts.append(count) }
    }
    #expect(counts.count > 2 && zip(counts, counts.dropFirst()).allSatisfy { $1 >= 2 * $0 })
  }

  @Test func learnedLengthSurvivesAnInvalidationAndARotation() {
    let screen = screen(hasKeys: true) { $0 }
    screen.scroll(to: 2000)
    let learned = undescribedLengths(screen)
    screen.layout.invalidateLayout()
    screen.view.layoutIfNeeded()
    #expect(undescribedLengths(screen) == learned)
    screen.resize(to: 480)
    #expect(undescribedLengths(screen) != learned)
    screen.resize(to: 320)
    #expect(undescribedLengths(screen) == learned)
  }

  @Test func insertedSectionsHaveTheLearnedLength() {
    let screen = screen()
    let learned = undescribedLengths(screen)
    let lowerings = screen.layout.tally.lowerings
    var changed = snapshot
    changed.insertSections(Array(200..<210), beforeSection: 70)
    screen.apply(changed)
    #expect(undescribedLengths(screen) == learned && screen.layout.parts.isUndescribed(75))
    #expect(screen.layout.tally.lowerings == lowerings)
  }

  @Test func everythingScrolledThroughEqualsALayoutThatAsksForEverySection() throws {
    let screen = screen()
    screen.scrollThroughEverything()
    #expect(screen.layout.undescribedSectionCount == 0)
    try screen.expectAskedSectionsAreExact(isWhole: true, "after everything")
  }
}
