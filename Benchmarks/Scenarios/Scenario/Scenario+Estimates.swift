import CompositionalLayout

extension Scenario {
  /// The numbers of items in the search for sections with content-dependent sizes.
  private static let surveyedItems = [100, 1000, 10_000, 100_000, 1_000_000]

  /// Rejects contents for a layout without estimated sizes at any item count.
  ///
  /// Few items fill only the first sections, such as a banner of a fixed size.
  ///
  /// - Parameters:
  ///   - environment: The surroundings of the upright view.
  ///   - seed: Decides everything random.
  /// - Throws: `SuiteError` without an estimate.
  /// - Complexity: O(*s*) section descriptions for the *s* sections of the smallest number of items
  ///   with an estimate; of a million items without one.
  func requireEstimates(in environment: HeadlessEnvironment, seed: UInt64) throws {
    for items in Self.surveyedItems {
      // Sizes that the scenario does not have say nothing about the others.
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
