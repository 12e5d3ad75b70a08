import Testing

@testable import BenchHarness

struct ForecastTests {
  private func forecast(_ costs: [(items: Int, iteration: Double)]) -> SeriesForecast {
    var forecast = SeriesForecast()
    for (items, iteration) in costs {
      forecast.record(
        .init(items: items, setupNanoseconds: 0, iterationNanoseconds: iteration))
    }
    return forecast
  }

  @Test func oneSizeGrowsLinearlyAtLeast() {
    let forecast = forecast([(1000, 50)])
    #expect(forecast.skipReason(for: 10_000, iterations: 1, allowance: 501) == nil)
    #expect(forecast.skipReason(for: 10_000, iterations: 1, allowance: 499) != nil)
  }

  @Test func predictsLinearGrowthForConstantCost() {
    let forecast = forecast([(1000, 50), (10_000, 50)])
    #expect(forecast.skipReason(for: 100_000, iterations: 1, allowance: 499) != nil)
  }

  @Test func lastTwoSizesDecideGrowth() {
    let forecast = forecast([(10, 100), (1000, 100), (10_000, 10_000)])
    #expect(forecast.skipReason(for: 100_000, iterations: 1, allowance: 1_000_001) == nil)
    #expect(forecast.skipReason(for: 100_000, iterations: 1, allowance: 999_999) != nil)
  }

  @Test func everyNecessaryIterationCounts() {
    let forecast = forecast([(1000, 50)])
    #expect(forecast.skipReason(for: 10_000, iterations: 2, allowance: 999) != nil)
    #expect(forecast.skipReason(for: 10_000, iterations: 2, allowance: 1001) == nil)
  }

  @Test func alwaysTriesSmallerSizes() {
    let forecast = forecast([(1000, 50)])
    #expect(forecast.skipReason(for: 1000, iterations: 1, allowance: 1) == nil)
  }

  @Test func anEndedSeriesStaysEnded() {
    var forecast = SeriesForecast()
    forecast.cutOff = .budgetSpent(budget: .seconds(1))
    #expect(
      forecast.skipReason(for: 1, iterations: 1, allowance: .max)
        == .budgetSpent(budget: .seconds(1)))
  }
}
