/// Patterns for names: `*` stands for any characters, `?` for one, and commas separate
/// alternatives.
package struct Glob: Sendable, Equatable, CustomStringConvertible {
  private let alternatives: [[Character]]

  /// The pattern as it was written.
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

  /// Walks both together; on a mismatch the last `*` swallows one character more.
  private static func matches(pattern: [Character], name: [Character]) -> Bool {
    var patternIndex = 0
    var nameIndex = 0
    var retry: (pattern: Int, name: Int)?
    while nameIndex < name.count {
      if patternIndex < pattern.count, pattern[patternIndex] == "*" {
        retry = (patternIndex + 1, nameIndex)
        patternIndex += 1
      } else if patternIndex < pattern.count,
        pattern[patternIndex] == "?" || pattern[patternIndex] == name[nameIndex]
      {
        patternIndex += 1
        nameIndex += 1
      } else if let (start, swallowed) = retry {
        retry = (start, swallowed + 1)
        patternIndex = start
        nameIndex = swallowed + 1
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }
}
