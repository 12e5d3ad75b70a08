import BenchHarness

/// A mistake in a scenario or in one of the suite's lists that would make the results worthless.
public enum SuiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two scenarios, strategies or operations have the same name, so their results would be
  /// ambiguous.
  case duplicateName(kind: String, name: String)
  /// The section counts of a scenario do not add up to the requested number of items.
  case wrongTotal(scenario: String, items: Int, total: Int)
  /// The section counts of a scenario differ between two calls with the same seed.
  case unseededCounts(scenario: String, seed: UInt64)
  /// A scenario has content sizes, but its layout does not depend on them.
  case contentWithoutEstimates(scenario: String)
  /// The recorded sizes of a scenario cannot be read.
  case unreadableRecording(path: String, reason: String)
  /// No recording has the text size of a scenario's view.
  case unrecordedTextSize(category: String, recorded: [String])
  /// The layout of a scenario is not a compositional layout.
  case otherLayout(type: String)
  /// A screen with its own cells shows no collection view.
  case noCollectionView(type: String)
  /// The collection view of a screen with its own cells has no data source.
  case noDataSource(type: String)
  /// A benchmark refers to a scenario, operation or strategy unknown to this build.
  case unknown(kind: String, name: String)

  /// A sentence describing the mistake and its location.
  public var description: String {
    switch self {
    case .duplicateName(let kind, let name):
      return "two \(kind) are named \"\(name)\": give each its own name"
    case .wrongTotal(let scenario, let items, let total):
      return "\(scenario): the sections have \(ItemCount.grouped(total)) items instead of the "
        + "requested \(ItemCount.grouped(items))"
    case .unseededCounts(let scenario, let seed):
      return "\(scenario): the item counts differ between two calls with the seed \(seed); derive "
        + "all random numbers from the seed"
    case .contentWithoutEstimates(let scenario):
      return "\(scenario) sets content:, but its layout has no estimated size: estimate a size or "
        + "remove content:"
    case .unreadableRecording(let path, let reason):
      return "\(path): \(reason)"
    case .unrecordedTextSize(let category, let recorded):
      return "no recording exists for the text size \(category): record it, or choose "
        + "\(recorded.joined(separator: " or "))"
    case .otherLayout(let type):
      return "\(type) is not a UICollectionViewCompositionalLayout: only these can be measured"
    case .noCollectionView(let type):
      return "\(type) shows no collection view: add one to its view before it is shown, or return "
        + "the collection view itself"
    case .noDataSource(let type):
      return "the collection view of \(type) has no data source once it is shown: return a view "
        + "controller that retains the data source, because the view refers to it only weakly"
    case .unknown(let kind, let name):
      return "this program has no \(kind) \(name)"
    }
  }

  /// Throws an error if a list contains the same name twice.
  package static func requireDistinct(_ names: [String], kind: String) throws(SuiteError) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      throw .duplicateName(kind: kind, name: name)
    }
  }
}
