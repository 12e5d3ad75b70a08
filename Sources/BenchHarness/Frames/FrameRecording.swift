/// Costs of frames in nanoseconds, of several replays.
public struct FrameRecording: Hashable, Sendable {
  /// The cost of each frame, replay by replay.
  public let replays: [[Int64]]

  /// Makes a recording.
  ///
  /// - Parameter replays: The cost of each frame; one replay or more, all of equally many frames.
  public init(replays: [[Int64]]) {
    precondition(
      !replays.isEmpty && replays.allSatisfy { $0.count == replays[0].count },
      "replays of the same frames are equally long")
    self.replays = replays
  }

  /// The cost of each frame: the least of all replays.
  public var costs: [Int64] {
    replays.dropFirst().reduce(replays[0]) { least, replay in
      zip(least, replay).map { min($0, $1) }
    }
  }
}
