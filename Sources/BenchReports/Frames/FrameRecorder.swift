package import BenchHarness

/// Recorder of the cost of each frame, over replays from a fresh state.
package struct FrameRecorder {
  /// The fewest replays for the least cost of a frame: what else goes on in the machine hardly
  /// disturbs the same frame in all of them.
  package static let fewestReplays = 3

  private let replays: Int
  private let clock: any MeasurementClock
  private let deadline: SetupDeadline

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - replays: The number of replays, ``fewestReplays`` or more.
  ///   - clock: The clock; its real time is read before and after each frame.
  ///   - deadline: The end of the time for it.
  package init(
    replays: Int, clock: any MeasurementClock = SystemClock(),
    deadline: SetupDeadline = SetupDeadline()
  ) {
    precondition(replays >= Self.fewestReplays, "\(replays) replays are too few")
    self.replays = replays
    self.clock = clock
    self.deadline = deadline
  }

  /// Plays frames and records their costs.
  ///
  /// - Returns: The costs in nanoseconds, replay by replay, without incomplete ones; nil if there
  ///   was no time for enough of them.
  package func record(_ playback: some FramePlayback) -> FrameRecording? {
    var costs: [[Int64]] = []
    while costs.count < replays, let replay = replay(playback) { costs.append(replay) }
    return costs.count < Self.fewestReplays ? nil : FrameRecording(replays: costs)
  }

  private func replay(_ playback: some FramePlayback) -> [Int64]? {
    guard deadline.hasTime else { return nil }
    playback.rewind()
    var costs: [Int64] = []
    costs.reserveCapacity(playback.frameCount)
    for frame in 0..<playback.frameCount {
      let start = clock.wallNanoseconds()
      playback.play(frame)
      costs.append(clock.wallNanoseconds() - start)
      guard deadline.hasTime else { return nil }
    }
    return costs
  }
}

/// Frames to work on in order, repeatable from the same beginning.
package protocol FramePlayback {
  /// The number of frames, at least one.
  var frameCount: Int { get }

  /// Makes the state of the beginning again, outside of the clock.
  func rewind()

  /// Does the work of a frame, after all frames before it.
  func play(_ frame: Int)
}

/// Costs of frames in nanoseconds, of several replays.
package struct FrameRecording: Hashable, Sendable {
  /// The cost of each frame, replay by replay.
  package let replays: [[Int64]]

  /// Makes a recording.
  ///
  /// - Parameter replays: The cost of each frame; one replay or more, all of equally many frames.
  package init(replays: [[Int64]]) {
    precondition(
      !replays.isEmpty && replays.allSatisfy { $0.count == replays[0].count },
      "all replays of the same frames must have the same length")
    self.replays = replays
  }

  /// The cost of each frame: the least of all replays.
  package var costs: [Int64] {
    replays.dropFirst().reduce(replays[0]) { least, replay in
      zip(least, replay).map { min($0, $1) }
    }
  }
}
