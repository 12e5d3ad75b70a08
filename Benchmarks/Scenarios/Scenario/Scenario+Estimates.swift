import CompositionalLayout

extension Scenario {
  /// The item counts to try when checking whether a scenario has estimated sizes.
  private static let surveyedItems = [100, 1000, 10_000, 100_000, 1_000_000]

  /// Throws if the scenario has contents although its layout has no estimated sizes at any item
  /// count.
  ///
  /// Several item counts are tried, because a small number of items may fill only the first
  /// sections, such as a banner of fixed size.
  ///
  /// - Parameters:
  ///   - environment: The environment of the view in its upright orientation.
  ///   - seed: The seed of all random values.
  /// - Throws: `SuiteError` if no item count leads to an estimated size.
  /// - Complexity: O(*s*) section descriptions for the *s* sections at the smallest item count with
  ///   an estimate, or at a million items if no size is estimated.
  func requireEstimates(in environment: HeadlessEnvironment, seed: UInt64) throws {
    for items in Self.surveyedItems {
      // An item count the scenario does not support reveals nothing about the other counts.
      guard let counts = try? Workload.counts(of: self, items: items, seed: seed) else { continue }
      let hasEstimates = try withDescription(items, seed) { layout in
        try [environment, environment.turned].contains {
          try layout.layoutInput(for: $0, itemCounts: counts).hasEstimates
        }
      }
      if hasEstimates { return }
    }
    throw SuiteError.contentWithoutEstimates(scenario: name)
  }
}
