import CompositionalLayout
package import LayoutCore
package import LayoutDescription

extension Scenario {
  /// Returns the engine input for the layout in a recorded view, with the recorded item counts.
  ///
  /// - Parameters:
  ///   - recording: A recorded view, with its size and its item counts.
  ///   - seed: The seed of all random values.
  /// - Returns: The engine input for the recorded view.
  /// - Throws: `LayoutError` if the layout cannot be translated into engine input.
  package func layoutInput(
    of recording: LayoutDocument, seed: UInt64 = 7
  ) throws -> LayoutInput {
    let counts = recording.itemCounts
    let environment = HeadlessEnvironment(recording.environment)
    return try withDescription(counts.reduce(0, &+), seed) { layout in
      try layout.layoutInput(for: environment, itemCounts: counts)
    }
  }
}
