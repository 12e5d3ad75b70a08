package import BenchHarness

/// Plays a sequence of frames several times, each time from a fresh state, and records what each
/// frame costs.
package struct FrameRecorder {
  /// The minimum number of replays.
  ///
  /// With this number, other activity on the machine hardly ever disturbs the same frame in all
  /// replays.
  package static let minReplays = 3

  private let replays: Int
  private let clock: any MeasurementClock
  private let deadline: SetupDeadline

  /// Creates a recorder.
  ///
  /// - Parameters:
  ///   - replays: The number of replays, at least ``minReplays``.
  ///   - clock: The clock for timing each frame, in real time.
  ///   - deadline: The time to stop at; an incomplete replay is then discarded.
  package init(
    replays: Int, clock: any MeasurementClock = SystemClock(),
    deadline: SetupDeadline = SetupDeadline()
  ) {
    precondition(replays >= Self.minReplays, "\(replays) replays are too few")
    self.replays = replays
    self.clock = clock
    self.deadline = deadline
  }

  /// Plays frames and records their costs.
  ///
  /// - Returns: The costs of all complete replays, or `nil` if there was too little time for the
  ///   minimum number of replays.
  package func record(_ playback: some FramePlayback) -> FrameRecording? {
    var costs: [[Int64]] = []
    while costs.count < replays, let replay = replay(playback) { costs.append(replay) }
    return costs.count < Self.minReplays ? nil : FrameRecording(replays: costs)
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

/// A sequence of frames to play repeatedly, in order and from the same initial state.
package protocol FramePlayback {
  /// The number of frames, at least one.
  var frameCount: Int { get }

  /// Restores the initial state, without being timed.
  func rewind()

  /// Does the work of a frame, after the work of all earlier frames.
  func play(_ frame: Int)
}

/// The costs of frames in several replays, in nanoseconds.
package struct FrameRecording: Hashable, Sendable {
  /// The costs of all frames in each replay, in nanoseconds.
  package let replays: [[Int64]]

  /// Creates a recording.
  ///
  /// - Parameter replays: The costs of all frames in each replay; at least one replay, and the same
  ///   number of frames in every replay.
  package init(replays: [[Int64]]) {
    precondition(
      !replays.isEmpty && replays.allSatisfy { $0.count == replays[0].count },
      "all replays of the same frames must have the same length")
    self.replays = replays
  }

  /// The minimum cost of each frame over all replays.
  package var costs: [Int64] {
    replays.dropFirst().reduce(replays[0]) { least, replay in
      zip(least, replay).map { min($0, $1) }
    }
  }
}
