/// Facts about operations that a report needs to be read, and that its results do not say.
public struct ReportContent: Sendable, Equatable {
  /// The operations of which tables say how many times longer others take.
  public var comparisons: [RatioComparison]
  /// The operations whose time is told per visible item, as they do little else than find those.
  public var visible: [String]

  /// Makes a content.
  public init(comparisons: [RatioComparison] = [], visible: [String] = []) {
    self.comparisons = comparisons
    self.visible = visible
  }
}
