public import CompositionalLayout
import LayoutCore

/// One workload of the suite: which screen it imitates, and how it grows.
///
/// A scenario is data: adding one is a file in `Screens` and a line in ``all``.
public struct Scenario: Sendable {
  /// The name on the command line and in result files.
  public let name: String
  /// What the layout is, in one line.
  public let summary: String
  /// Which real screen or which complaint it imitates, in one line.
  public let imitates: String
  /// The size of the view when it is upright, in points.
  public let viewport: CGSize
  /// Makes the layout, as an app would.
  let makeLayout: @Sendable () -> UICollectionViewCompositionalLayout
  /// Distributes a number of items over sections.
  let makeCounts: @Sendable (_ items: Int, _ seed: UInt64) -> [Int]

  /// Makes a scenario.
  ///
  /// - Parameters:
  ///   - name: The name on the command line and in result files.
  ///   - summary: What the layout is, in one line.
  ///   - imitates: Which real screen or which complaint it imitates, in one line.
  ///   - viewport: The size of the view when it is upright, in points.
  ///   - layout: Makes the layout, as an app would.
  ///   - counts: Distributes a number of items over sections; the same for the same seed.
  public init(
    name: String, summary: String, imitates: String,
    viewport: CGSize = CGSize(width: 390, height: 844),
    layout: @escaping @Sendable () -> UICollectionViewCompositionalLayout,
    counts: @escaping @Sendable (_ items: Int, _ seed: UInt64) -> [Int]
  ) {
    self.name = name
    self.summary = summary
    self.imitates = imitates
    self.viewport = viewport
    makeLayout = layout
    makeCounts = counts
  }

  /// The scenario at a size.
  ///
  /// - Parameters:
  ///   - items: The number of items.
  ///   - seed: Decides everything that is random.
  /// - Returns: The input that all strategies share.
  /// - Throws: `LayoutError` if the layout cannot be lowered.
  public func workload(items: Int, seed: UInt64) throws -> Workload {
    try Workload(scenario: self, items: items, seed: seed)
  }

  /// The scenarios of the suite, in the order in which they are reported.
  public static let all: [Scenario] = [
    .nestedGroups, .orthogonalRows, .listFixed, .manySections, .mixedScreen, .pinnedHeaders,
    .waterfall,
  ]
}
