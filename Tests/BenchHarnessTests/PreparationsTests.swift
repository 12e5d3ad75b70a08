import Testing

@testable import BenchHarness

/// The time of the preparations predicts a sufficient budget.
struct PreparationsTests {
  @Test func aBusyMachineNeedsAMultiple() {
    let preparations = Preparations(need: .seconds(1))
    preparations.add(.milliseconds(100))
    preparations.add(.milliseconds(100))
    // A tenth of what was expected, so the remaining preparations would take ten times as long as
    // well.
    #expect(preparations.budget(insteadOf: .seconds(2), spent: .seconds(2)) == .seconds(15))
    preparations.finish(after: .milliseconds(600))
    #expect(preparations.budget(insteadOf: .seconds(2), spent: .seconds(9)) == .seconds(4.5))
  }

  @Test func idleMachineNeedsMoreThanTheBudget() {
    let preparations = Preparations(need: .seconds(1))
    preparations.add(.seconds(4))
    #expect(preparations.budget(insteadOf: .seconds(2), spent: .seconds(2)) == .seconds(3))
    let few = Preparations(need: .seconds(1))
    #expect(few.budget(insteadOf: .milliseconds(10), spent: .milliseconds(10)) == .seconds(1.5))
  }
}
