/// Recorder of the cost of each frame, over replays that each begin with a fresh state.
public struct FrameRecorder {
  /// The fewest replays of which the least cost of a frame is taken: what else goes on in the
  /// machine hardly disturbs the same frame in all of them.
  public static let fewestReplays = 3

  private let replays: Int
  private let clock: any MeasurementClock
  private let deadline: SetupDeadline

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - replays: The number of replays, ``fewestReplays`` or more.
  ///   - clock: The clock, whose real time is read before and after each frame.
  ///   - deadline: The end of the time for it.
  public init(
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
  /// - Returns: The costs in nanoseconds, replay by replay, each of which is whole; nil if there
  ///   was no time for enough of them.
  public func record(_ playback: some FramePlayback) -> FrameRecording? {
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
