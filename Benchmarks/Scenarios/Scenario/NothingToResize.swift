/// An error thrown if no item in a scenario has an estimated size.
struct NothingToResize: Error, CustomStringConvertible {
  /// The name of the scenario.
  let scenario: String

  var description: String { "no item of \(scenario) has an estimated size" }
}
