import BenchHarness
import BenchReports

/// The exact counts of a whole trace.
///
/// They are the same in every run.
struct FrameSurvey: Equatable {
  /// The value of each counter, by its name.
  var counters: [String: Int] = [:]
  /// The largest anchor drift in a frame, in points, or `nil` if no size is estimated.
  var anchorDrift: Double?
  /// The changes on the screen in each frame.
  var timeline = FrameTimeline()
}
