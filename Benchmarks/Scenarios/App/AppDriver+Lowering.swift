import BenchHarness
import CompositionalLayout

/// The lowerings of an action, repeated outside the timed batches.
extension AppDriver {
  /// Does one action, and returns its lowerings.
  func lowerings() -> [Lowering] {
    let before = loweringCount
    contents.tally = AppTally()
    _ = run(1)
    let (count, callsForCounts) = (
      screen.layout.tally.lowerings - before, contents.tally.countCalls > 0
    )
    // The last environment is that of the view now.
    let environments = environments()
    return (0..<count).map { number in
      Lowering(
        environment: environments[number % environments.count],
        callsForCounts: callsForCounts && number == 0)
    }
  }

  /// The number of earlier lowerings of the next action's layout.
  var loweringCount: Int { action == .firstScreen ? 0 : screen.layout.tally.lowerings }

  /// Lowers the description again, and leaves the view as it is.
  func repeatLowering(_ lowering: Lowering) {
    let counts = lowering.callsForCounts ? screen.calledCounts : contents.itemCounts
    blackHole(
      try? screen.layout.layoutInput(for: lowering.environment, itemCounts: counts))
  }

  /// The environments of the view during one action.
  private func environments() -> [HeadlessEnvironment] {
    guard action == .rotate else { return [screen.view.environment] }
    let upright = workload.scenario.environment
    return [upright.turned, upright].map { environment in
      screen.rotate(to: environment)
      return screen.view.environment
    }
  }
}
