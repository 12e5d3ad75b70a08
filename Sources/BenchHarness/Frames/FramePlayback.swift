/// Frames that can be worked on in order, from the same beginning as often as they are to be timed.
public protocol FramePlayback {
  /// The number of frames, at least one.
  var frameCount: Int { get }

  /// Makes the state of the beginning again, outside of the clock.
  func rewind()

  /// Does the work of a frame, after those of all frames before it.
  func play(_ frame: Int)
}
