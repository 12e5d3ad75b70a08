import Testing

@testable import BenchScenarios

/// Tests the prediction of the remaining setup time from the first batches.
struct BatchForecastTests {
  /// Returns a forecast after batches of 64 and more items, with a cost per batch and a cost per
  /// item.
  private func forecast(
    items: Int, batches: Int, perBatch: Int, perItem: Int
  ) -> Double {
    var forecast = BatchForecast(items: items)
    var count = 64
    for _ in 0..<batches {
      forecast.note(count: count, nanoseconds: Int64(perBatch + perItem * count))
      count *= 2
    }
    return forecast.nanosecondsLeft
  }

  @Test func firstBatchesPredictNothing() {
    #expect(forecast(items: 100_000, batches: 3, perBatch: 5, perItem: 7) == 0)
  }

  @Test func predictsItemCostFromBatchCost() {
    // 64 + 128 + 256 + 512 are done; 1024 and 1016 are left.
    let left = 3000 - 960
    #expect(forecast(items: 3000, batches: 4, perBatch: 0, perItem: 10) == Double(10 * left))
    #expect(forecast(items: 3000, batches: 4, perBatch: 1000, perItem: 0) == 2000)
    #expect(
      forecast(items: 3000, batches: 4, perBatch: 1000, perItem: 10) == Double(10 * left + 2000))
  }

  @Test func spendsTheWholeTime() {
    #expect(forecast(items: 960, batches: 4, perBatch: 1000, perItem: 10) == 0)
  }
}
