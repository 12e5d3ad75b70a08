import BenchHarness
import BenchReports
import BenchScenarios

/// Scroll trace over a screen, frame by frame, for the clock of the harness.
struct FramePlayer: FramePlayback {
  private let screen: ScriptedScreen
  let frameCount: Int

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - workload: The workload.
  ///   - script: The frames.
  ///   - configure: Sets up each new screen.
  init(
    _ workload: Workload, _ script: FrameScript,
    configure: @escaping @MainActor @Sendable (AppScreen) -> Void = { _ in }
  ) {
    frameCount = script.frames.count
    screen = MainQueue.run { ScriptedScreen(workload, script, configure: configure) }
  }

  func rewind() { MainQueue.run { [screen] in screen.rewind() } }

  func play(_ frame: Int) { MainQueue.run { [screen] in screen.play(frame) } }

  /// Plays the frames once outside of the clock, verifies the elements on the screen, and counts.
  ///
  /// - Parameter deadline: The end of the time for it.
  /// - Returns: Exact figures of the whole trace; nil if there was no time for all frames.
  /// - Throws: ``FrameScriptError`` for wrong frames.
  func survey(until deadline: SetupDeadline) throws(FrameScriptError) -> FrameSurvey? {
    // The caller waits, and reads no clock meanwhile.
    nonisolated(unsafe) let deadline = deadline
    return try MainQueue.run { [screen] in
      Result { () throws(FrameScriptError) in
        try screen.survey(while: { unsafe deadline.hasTime })
      }
    }.get()
  }
}
