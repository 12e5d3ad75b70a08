/// Named figures that describe some work, in a fixed order.
struct FigureList: Equatable {
  /// The figures as strings, keyed by name.
  ///
  /// A figure of 0 may be missing.
  private(set) var values: [String: String] = [:]

  /// The names of the figures, in order.
  private(set) var names: [String] = []

  mutating func set(_ name: String, _ value: String) {
    if values.updateValue(value, forKey: name) == nil { names.append(name) }
  }

  /// The text of a figure, or `0` if the figure is missing.
  subscript(name: String) -> String { values[name] ?? "0" }

  /// Returns the differences from earlier figures, each with its name and both values.
  func changes(since earlier: FigureList) -> [FigureChange] {
    (names + earlier.names.filter { values[$0] == nil }).compactMap { name in
      let (before, after) = (earlier[name], self[name])
      return before == after ? nil : FigureChange(name: name, before: before, after: after)
    }
  }
}

/// A change to a single figure.
struct FigureChange: Equatable, CustomStringConvertible {
  let name: String
  let before: String
  let after: String

  var description: String { "\(name) \(before) → \(after)" }
}
