/// Patterns for names: `*` stands for any characters, `?` for one, and commas separate
/// alternatives.
package struct Glob: Sendable, Equatable, CustomStringConvertible {
  private let alternatives: [[Character]]

  /// The written pattern.
  package let description: String

  /// Reads a pattern; white space around its alternatives does not count.
  package init(_ pattern: String) {
    description = pattern
    alternatives = pattern.split(separator: ",").map { Array(Words.trimmed($0)) }
  }

  /// Whether one of the alternatives describes the whole name.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it matches. A pattern without alternatives matches nothing.
  /// - Complexity: O(*n* · *m*) for a name of *n* and a pattern of *m* characters.
  package func matches(_ name: String) -> Bool {
    let characters = Array(name)
    return alternatives.contains { Self.matches(pattern: $0, name: characters) }
  }

  /// Keeps for each beginning of the pattern whether it describes the part of the name so far.
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
