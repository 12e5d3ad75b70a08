import BenchHarness
import BenchReports

/// Exact figures of a whole trace, the same in every run.
struct FrameSurvey: Equatable {
  /// Counts by name.
  var counters: [String: Int] = [:]
  /// The largest anchor drift in a frame, in points; nil without estimates.
  var anchorDrift: Double?
  /// The changes of the screen in each frame.
  var timeline = FrameTimeline()
}
