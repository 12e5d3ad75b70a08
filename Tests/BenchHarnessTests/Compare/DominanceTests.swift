import Testing

@testable import BenchHarness

struct DominanceTests {
  @Test func worseSomewhereAndBetterNowhere() {
    #expect(Dominance.isSecondDominated([.better, .equal]))
    #expect(Dominance.isFirstDominated([.equal, .worse]))
  }

  @Test func oneBetterMetricIsEnoughToStay() {
    #expect(!Dominance.isSecondDominated([.better, .better, .worse]))
    #expect(!Dominance.isFirstDominated([.worse, .worse, .better]))
  }

  @Test func equalsDoNotDominate() {
    #expect(!Dominance.isSecondDominated([.equal, .equal]))
    #expect(!Dominance.isFirstDominated([]))
  }

  @Test func anUndecidedRowLeavesItOpen() {
    #expect(!Dominance.isSecondDominated([.better, .unknown]))
    #expect(!Dominance.isFirstDominated([.unknown, .worse]))
  }

  @Test func smallerFiguresAreBetter() {
    #expect(Dominance.relation(1, 2) == .better)
    #expect(Dominance.relation(2, 2) == .equal)
    #expect(Dominance.relation(3, 2) == .worse)
    #expect(Dominance.relation(nil, 2) == nil)
    #expect(Dominance.relation(.undecided) == .unknown)
    #expect(Dominance.relation(.second) == .worse)
  }
}
