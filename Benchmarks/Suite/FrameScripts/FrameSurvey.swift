import BenchHarness
import BenchReports

/// The exact figures of a whole trace; they are the same in every run.
struct FrameSurvey: Equatable {
  /// The counts by name.
  var counters: [String: Int] = [:]
  /// The largest anchor drift in a frame, in points; `nil` if no size is estimated.
  var anchorDrift: Double?
  /// The changes on the screen in each frame.
  var timeline = FrameTimeline()
}
