/// A metric of an operation other than time, memory and work counters.
public enum Metric: String, CaseIterable, Sendable {
  /// The distance the scroll anchor moved on the screen, in points.
  case anchorDrift
  /// The distance between the intended and the actual position after scrolling to an item, in
  /// points.
  case landingError
  /// The difference between the computed positions of rows and the positions given by integer
  /// arithmetic, in points.
  case positionError
  /// The maximum number of times any element was measured or any scroll target was looked up.
  case rounds
  /// The number of elements whose size was requested.
  case itemsMeasured
  /// The total back-and-forth change in the length of the content, in points.
  case contentSizeWobble
  /// The additional memory of each measured item, in bytes.
  case bytesPerMeasuredItem
  /// The peak memory of a comparison, in bytes per item.
  case bytesPerItemAtPeak
  /// The number of elements, groups and index entries processed by an update, per changed item.
  case locality
  /// The time spent per iteration on lowering layout descriptions into engine input. It varies from
  /// run to run.
  case loweringNanoseconds
  /// The time taken to open an app's screen, as the total of the stages below.
  ///
  /// A clock is read between the stages.
  case openingNanoseconds
  /// The time spent in the screen's own code, excluding the stages below.
  case loadingNanoseconds
  /// The time spent in layout passes.
  case layoutNanoseconds
  /// The time spent in section providers.
  case providerNanoseconds
  /// The time taken to create and configure cells and supplementary views.
  case cellsNanoseconds
  /// The time taken to request the sizes of cells and supplementary views.
  case measuringNanoseconds
  /// The time spent in the data source, counting items and applying snapshots.
  case dataNanoseconds

  /// The meaning and the unit of the metric, on one line.
  public var summary: String {
    switch self {
    case .anchorDrift: "drift of the scroll anchor on screen, in points; must be 0"
    case .landingError: "distance from the intended scroll position, in points; must be 0"
    case .positionError: "error in positions and gaps, in points; must be 0"
    case .rounds: "highest number of times any element is measured or any scroll target is located"
    case .itemsMeasured: "number of measured cells per iteration"
    case .contentSizeWobble: "largest increase in content length that is later undone, in points"
    case .bytesPerMeasuredItem: "additional bytes per measured item, counted by jemalloc"
    case .bytesPerItemAtPeak: "peak bytes per item during a comparison, counted by jemalloc"
    case .locality: "elements touched by an update, per changed or visible element"
    case .loweringNanoseconds:
      "nanoseconds per iteration to turn descriptions into plans; ignored by gates"
    case .openingNanoseconds:
      "total nanoseconds to open an app's screen; ignored by gates"
    case .loadingNanoseconds:
      "opening a screen: nanoseconds spent in other code, such as viewDidLoad"
    case .layoutNanoseconds: "opening a screen: nanoseconds spent in layout passes"
    case .providerNanoseconds: "opening a screen: nanoseconds spent in section providers"
    case .cellsNanoseconds: "opening a screen: nanoseconds spent creating and configuring cells"
    case .measuringNanoseconds: "opening a screen: nanoseconds spent measuring cells"
    case .dataNanoseconds:
      "opening a screen: nanoseconds spent reading item counts and applying snapshots"
    }
  }

  /// Whether any value other than 0 is an error.
  public var hasToBeZero: Bool {
    switch self {
    case .anchorDrift, .landingError, .positionError: true
    case .rounds, .itemsMeasured, .contentSizeWobble, .bytesPerMeasuredItem, .bytesPerItemAtPeak,
      .locality, .loweringNanoseconds, .openingNanoseconds, .loadingNanoseconds,
      .layoutNanoseconds, .providerNanoseconds, .cellsNanoseconds, .measuringNanoseconds,
      .dataNanoseconds:
      false
    }
  }
}
