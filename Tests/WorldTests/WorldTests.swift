import LayoutCore
import Testing
import Trials
import _Worlds

/// Simulates random screens and sequences of actions: after each step the view, the model and fresh
/// views agree.
struct WorldTests {
  @Test(arguments: 0..<8 as Range<UInt64>)
  func worldsHaveNoDifference(block: UInt64) {
    let trial = WorldTrial(seed: block, callCount: 500)
    let failure = trial.run()
    #expect(failure == nil, "\(failure?.text ?? "")")
  }

  /// Each of these worlds once found a fault.
  @Test(arguments: [2399, 3600, 13794, 25561] as [UInt64])
  func formerlyFailingWorldsPass(seed: UInt64) {
    var run = WorldRun()
    var isPlayed = false
    run.run(from: seed, while: { !isPlayed }) { _ in isPlayed = true }
    #expect(run.isFlawless, "\(run.summary)")
  }

  @Test(arguments: WorldFault.allCases)
  func plantedFaultsAreFound(fault: WorldFault) throws {
    var trial = WorldTrial(seed: 7, callCount: 2000)
    trial.fault = fault
    // Unusual sizes and reentrant calls would obscure the rule.
    trial.adjust = { setting in
      (setting.callsBack, setting.answers) = (false, .constant)
      if fault == .movedAnchor { (setting.axis, setting.anchor) = (.vertical, .first) }
    }
    let failure = try #require(trial.run())
    #expect(failure.calls.count <= 6, "\(failure.text)")
  }
}
