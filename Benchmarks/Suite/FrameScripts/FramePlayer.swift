import BenchHarness
import BenchReports
import BenchScenarios

/// Plays a scroll trace on a screen.
///
/// It plays frame by frame, because the harness times each frame.
struct FramePlayer: FramePlayback {
  private let screen: ScriptedScreen
  let frameCount: Int

  /// Creates a player for a screen of a workload.
  ///
  /// - Parameters:
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - script: The frames to play, one after the other.
  ///   - configure: A closure that configures each new screen.
  init(
    _ workload: Workload, _ script: FrameScript,
    configure: @escaping @MainActor @Sendable (SuiteScreen) -> Void = { _ in }
  ) {
    frameCount = script.frames.count
    screen = MainQueue.run { ScriptedScreen(workload, script, configure: configure) }
  }

  func rewind() { MainQueue.run { [screen] in screen.rewind() } }

  func play(_ frame: Int) { MainQueue.run { [screen] in screen.play(frame) } }

  /// Plays the frames once outside the timed runs, verifies the elements on the screen, and counts
  /// the work.
  ///
  /// - Parameter deadline: The time when the survey ends, even if it is incomplete.
  /// - Returns: The exact counts of the whole trace, or `nil` if there was no time for all frames.
  /// - Throws: ``FrameScriptError`` for wrong frames.
  func survey(until deadline: SetupDeadline) throws(FrameScriptError) -> FrameSurvey? {
    // The caller waits and does not read the clock in the meantime.
    nonisolated(unsafe) let deadline = deadline
    return try MainQueue.run { [screen] in
      Result { () throws(FrameScriptError) in
        try screen.survey(while: { unsafe deadline.hasTime })
      }
    }.get()
  }
}
