/// Frames on the virtual display clock, and their hitches.
///
/// A hitch is a run of consecutive late frames. It lasts one period for each of them, which is the
/// time during which the display does not show the frame that it wants: a frame of 2.5 periods
/// among quick ones misses two ticks, so its hitch lasts two periods.
public struct FrameSchedule: Hashable, Sendable {
  /// The rate of the display, in hertz.
  public let hertz: Int
  /// The frames in order, at least one.
  public let frames: [FrameTiming]

  init(hertz: Int, frames: [FrameTiming]) {
    precondition(!frames.isEmpty, "a schedule needs at least one frame")
    self.hertz = hertz
    self.frames = frames
  }

  /// The numbers of late frames in the hitches, in order.
  public var hitches: [Int] {
    frames.split { !$0.isLate }.map(\.count)
  }

  /// The number of late frames.
  public var lateFrames: Int { frames.count { $0.isLate } }

  /// The time of all hitches, in milliseconds.
  public var hitchMilliseconds: Double { 1000 * Double(lateFrames) / Double(hertz) }

  /// The hitch time ratio: milliseconds of hitches per second of frames, from 0 to 1000.
  public var hitchTimeRatio: Double { 1000 * Double(lateFrames) / Double(frames.count) }
}
