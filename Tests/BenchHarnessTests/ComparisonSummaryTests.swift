import Testing

@testable import BenchHarness
@testable import BenchReports

/// The head of a report states how much was compared.
struct ComparisonSummaryTests {
  private func result(_ compared: ComparedAnswers?, state: ResultState = .measured)
    -> BenchmarkResult
  {
    var result = BenchmarkResult.sample()
    result.compared = compared
    result.state = state
    return result
  }

  @Test func answersAndRowsAreSummedUp() {
    let results = [
      result(ComparedAnswers(answers: 1024, of: 1024, with: ["a"], items: 9)),
      result(ComparedAnswers(answers: 40, of: 600, with: ["a"], items: 9)),
      result(ComparedAnswers(answers: 0, of: 600, with: [], items: 0)), result(nil),
    ]
    #expect(
      ComparisonSummary(results).sentence?.hasPrefix(
        "compared: 1,064 of 2,224 answers in 2 of 3 results; ") == true)
  }

  @Test func ignoresUnmeasuredRows() {
    let compared = ComparedAnswers(answers: 1, of: 2, with: ["a"], items: 9)
    #expect(ComparisonSummary([result(compared, state: .tooSlow)]).sentence == nil)
    #expect(ComparisonSummary([result(nil)]).sentence == nil)
  }
}
