import BenchHarness

/// Slip in a scenario or in a list of the suite: results would be worthless.
public enum SuiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two scenarios, strategies or operations have the same name: their results would be ambiguous.
  case duplicateName(kind: String, name: String)
  /// The counts of a scenario do not add up to the requested items.
  case wrongTotal(scenario: String, items: Int, total: Int)
  /// The counts of a scenario are not a function of the seed.
  case unseededCounts(scenario: String, seed: UInt64)
  /// A scenario has contents of certain sizes, and a layout independent of them.
  case contentWithoutEstimates(scenario: String)
  /// The recorded sizes of a scenario cannot be read.
  case unreadableRecording(path: String, reason: String)
  /// No recording has the text size of a scenario's view.
  case unrecordedTextSize(category: String, recorded: [String])
  /// The layout of a scenario is no compositional one.
  case otherLayout(type: String)
  /// A benchmark has a part unknown to this build.
  case unknown(kind: String, name: String)

  /// One sentence with the slip and its place.
  public var description: String {
    switch self {
    case .duplicateName(let kind, let name):
      return "two \(kind) are named \"\(name)\": give each its own name"
    case .wrongTotal(let scenario, let items, let total):
      return "\(scenario): counts add up to \(ItemCount.grouped(total)) items instead of the "
        + "requested \(ItemCount.grouped(items))"
    case .unseededCounts(let scenario, let seed):
      return "\(scenario): counts differ between two calls with the seed \(seed); derive all "
        + "random numbers from the seed"
    case .contentWithoutEstimates(let scenario):
      return "\(scenario) has content:, but no estimated size in its layout: estimate a size, or "
        + "remove content:"
    case .unreadableRecording(let path, let reason):
      return "\(path): \(reason)"
    case .unrecordedTextSize(let category, let recorded):
      return "no recording has the text size \(category): record it, or choose "
        + recorded.joined(separator: " or ")
    case .otherLayout(let type):
      return "\(type) is not a UICollectionViewCompositionalLayout: only these can be measured"
    case .unknown(let kind, let name):
      return "there is no \(kind) \(name) for it"
    }
  }

  /// Refuses a list with a repeated name.
  package static func requireDistinct(_ names: [String], kind: String) throws(SuiteError) {
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted {
      throw .duplicateName(kind: kind, name: name)
    }
  }
}
