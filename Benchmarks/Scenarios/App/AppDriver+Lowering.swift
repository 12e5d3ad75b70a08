import BenchHarness
import CompositionalLayout

/// Methods for repeating an action's lowerings outside the timed batches.
///
/// A lowering translates a layout description into engine input.
extension AppDriver {
  /// Performs one action, and returns the resulting translations of the layout description.
  func lowerings() -> [Lowering] {
    let before = loweringCount
    source.clearTally()
    _ = run(1)
    let (count, callsForCounts) = (
      screen.layout.tally.lowerings - before, source.tally.countCalls > 0
    )
    // The last environment is the current environment of the view.
    let environments = environments()
    return (0..<count).map { number in
      Lowering(
        environment: environments[number % environments.count],
        callsForCounts: callsForCounts && number == 0)
    }
  }

  /// The number of times that the screen's layout description has been translated into engine input
  /// before the next action.
  var loweringCount: Int { action == .firstScreen ? 0 : screen.layout.tally.lowerings }

  /// Translates the layout description again, as in the given lowering, without changing the view.
  func repeatLowering(_ lowering: Lowering) {
    let counts = lowering.callsForCounts ? screen.calledCounts : source.itemCounts
    blackHole(
      try? screen.layout.layoutInput(for: lowering.environment, itemCounts: counts))
  }

  /// Returns the view's successive environments during one action.
  private func environments() -> [HeadlessEnvironment] {
    guard action == .rotate else { return [screen.view.environment] }
    let upright = workload.scenario.environment
    return [upright.turned, upright].map { environment in
      screen.rotate(to: environment)
      return screen.view.environment
    }
  }
}
