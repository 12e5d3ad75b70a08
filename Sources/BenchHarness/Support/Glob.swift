/// A pattern for names: `*` stands for any characters, `?` stands for one character, and commas
/// separate alternatives.
package struct Glob: Sendable, Equatable, CustomStringConvertible {
  private let alternatives: [[Character]]

  /// The pattern as written.
  package let description: String

  /// Creates a pattern; white space around its alternatives is ignored.
  package init(_ pattern: String) {
    description = pattern
    alternatives = pattern.split(separator: ",").map { Array(Words.trimmed($0)) }
  }

  /// Returns whether one of the alternatives matches the whole name.
  ///
  /// - Parameter name: The name to compare with the pattern, as a whole.
  /// - Returns: Whether the name matches; a pattern without alternatives matches nothing.
  /// - Complexity: O(*n* · *m*) for a name of *n* characters and a pattern of *m*.
  package func matches(_ name: String) -> Bool {
    let characters = Array(name)
    return alternatives.contains { Self.matches(pattern: $0, name: characters) }
  }

  /// Returns whether one alternative matches the whole name.
  ///
  /// The function keeps track of the prefixes of the pattern that match the name read so far.
  private static func matches(pattern: [Character], name: [Character]) -> Bool {
    var fits = pattern.reduce(into: [true]) { $0.append($0[$0.count - 1] && $1 == "*") }
    for character in name {
      fits = pattern.indices.reduce(into: [false]) { next, place in
        let wanted = pattern[place]
        next.append(
          wanted == "*"
            ? next[place] || fits[place + 1]
            : fits[place] && (wanted == "?" || wanted == character))
      }
    }
    return fits[pattern.count]
  }
}
