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
    case .anchorDrift: "points that what was to stay moved on the screen; has to be 0"
    case .landingError: "points from where an item was to be scrolled to; has to be 0"
    case .positionError: "points that places and gaps are off the exact ones; has to be 0"
    case .rounds: "the most often that one content was asked, or one target looked up"
    case .itemsMeasured: "contents asked for their size, per iteration"
    case .contentSizeWobble: "points that the content grew and shrank again, at the most"
    case .bytesPerMeasuredItem: "what a measured item takes more than others, by jemalloc"
    case .bytesPerItemAtPeak: "the most that a comparison keeps at a time per item, by jemalloc"
    case .locality: "elements touched by an update for each named or visible one that changed"
    case .loweringNanoseconds:
      "nanoseconds of lowering per iteration, repeated by itself; not gated"
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
