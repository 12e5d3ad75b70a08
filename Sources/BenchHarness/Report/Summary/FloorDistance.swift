/// Distance of a strategy from the least work that an operation can be, in one scenario.
struct FloorDistance: Equatable {
  /// The strategy's time as a multiple of the floor's.
  var ratio: Double
  /// The scenario.
  var scenario: String
  /// The number of items.
  var items: Int

  /// The distance at the largest size at which both have been timed, or nil if there is none.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - times: The strategy's medians by size.
  ///   - floors: The floor's medians by size.
  init?(_ scenario: String, times: [Int: Double], floors: [Int: Double]) {
    let common = floors.filter { $0.value > 0 && times[$0.key] != nil }
    guard let (items, floor) = common.max(by: { $0.key < $1.key }), let time = times[items] else {
      return nil
    }
    ratio = time / floor
    self.scenario = scenario
    self.items = items
  }
}
