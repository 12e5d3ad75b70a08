/// Metric of an operation besides time, memory and counts.
public enum Metric: String, CaseIterable, Sendable {
  /// Drift of the scroll anchor on the screen, in points.
  case anchorDrift
  /// The distance of a scrolled-to item from its intended place.
  case landingError
  /// How far positions are off whole-number arithmetic.
  case positionError
  /// The most measurements of one element, or the most times a place was looked up.
  case rounds
  /// How many elements were asked for their size.
  case itemsMeasured
  /// How far the length of the content went back and forth.
  case contentSizeWobble
  /// Additional memory of a measured item, in bytes.
  case bytesPerMeasuredItem
  /// The most memory at a time of a comparison, for each item.
  case bytesPerItemAtPeak
  /// The work of an update on elements, groups and index entries, for each changed item.
  case locality
  /// The time of lowering in an iteration; it differs from run to run.
  case loweringNanoseconds

  /// Unit and meaning, in one line.
  public var summary: String {
    switch self {
    case .anchorDrift: "drift of the scroll anchor on screen, in points; must be 0"
    case .landingError: "distance from the intended scroll position, in points; must be 0"
    case .positionError: "error of positions and gaps, in points; must be 0"
    case .rounds: "most measurements of one element, or look-ups of one target"
    case .itemsMeasured: "cells asked for their preferred size, per iteration"
    case .contentSizeWobble: "largest growth and shrinkage of the content, in points"
    case .bytesPerMeasuredItem: "additional bytes of a measured item, by jemalloc"
    case .bytesPerItemAtPeak: "peak bytes per item during a comparison, by jemalloc"
    case .locality: "elements touched by an update per changed or visible element"
    case .loweringNanoseconds:
      "time of lowering per iteration, in nanoseconds; not gated"
    }
  }

  /// Whether anything but 0 is a fault.
  public var hasToBeZero: Bool {
    switch self {
    case .anchorDrift, .landingError, .positionError: true
    case .rounds, .itemsMeasured, .contentSizeWobble, .bytesPerMeasuredItem, .bytesPerItemAtPeak,
      .locality, .loweringNanoseconds:
      false
    }
  }
}
