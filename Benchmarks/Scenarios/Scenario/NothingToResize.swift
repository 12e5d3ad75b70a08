/// The error of a scenario without an item of estimated size.
struct NothingToResize: Error, CustomStringConvertible {
  /// The name of the scenario.
  let scenario: String

  var description: String { "no item of \(scenario) has an estimated size" }
}
