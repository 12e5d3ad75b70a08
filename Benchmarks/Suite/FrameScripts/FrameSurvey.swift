import BenchHarness
import BenchReports

/// Exact figures of a whole trace, the same in every run.
struct FrameSurvey: Equatable {
  /// Counts by name.
  var counters: [String: Int] = [:]
  /// How far a visible item that had to stay was moved in a frame at most, in points; nil where
  /// nothing is estimated.
  var anchorDrift: Double?
  /// The changes of the screen in each frame.
  var timeline = FrameTimeline()
}
