/// A function, initialiser, deinitialiser, subscript or variable with a body.
struct SwiftFunction: Equatable {
  let name: String

  /// The line of its declaring keyword, counted from 1.
  let firstLine: Int

  /// The line of the closing brace of its body.
  let lastLine: Int

  var lineCount: Int { lastLine - firstLine + 1 }

  /// Returns the functions of a source, including nested functions, in the order of their
  /// beginnings.
  static func all(in text: String) -> [SwiftFunction] {
    let tokens = SwiftToken.all(in: text)
    return tokens.indices.compactMap { index in
      guard declaresFunction(at: index, in: tokens),
        let opening = openingBrace(after: index, in: tokens)
      else { return nil }
      return SwiftFunction(
        name: name(at: index, in: tokens),
        firstLine: tokens[index].line,
        lastLine: closingLine(of: opening, in: tokens))
    }
  }

  private static func declaresFunction(at index: Int, in tokens: [SwiftToken]) -> Bool {
    let previous = index > 0 ? tokens[index - 1].text : ""
    let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
    guard previous != "." else { return false }
    switch tokens[index].text {
    case "func": return true
    case "init": return ["(", "?", "!", "<"].contains(next)
    case "subscript": return ["(", "<"].contains(next)
    case "deinit": return next == "{"
    // The brace after a variable bound by a condition or pattern opens the statement's body.
    case "var":
      return !["if", "while", "guard", "for", "case", "catch", ",", "("].contains(previous)
    default: return false
    }
  }

  /// Returns the position of the opening brace, or `nil` for a requirement or a variable without a
  /// body.
  private static func openingBrace(after index: Int, in tokens: [SwiftToken]) -> Int? {
    var depth = 0
    for position in tokens.indices[(index + 1)...] {
      let token = tokens[position]
      if depth == 0 && token.startsLine && !continues(at: position, in: tokens) { return nil }
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return position
      case "}" where depth == 0, ";" where depth == 0: return nil
      default: break
      }
      // The closing bracket here was opened before the declaration.
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Returns whether the line beginning with a token continues the declaration above it.
  private static func continues(at position: Int, in tokens: [SwiftToken]) -> Bool {
    let opensContinuation: Set = [
      "{", "where", "throws", "rethrows", "async", "->", ":", "=", ",", "&", ">", ".", ")", "]",
    ]
    let leavesOpen: Set = [
      "->", ",", ":", "=", "&", "<", ".", "where", "func", "subscript", "var",
    ]
    return opensContinuation.contains(tokens[position].text)
      || leavesOpen.contains(tokens[position - 1].text)
  }

  /// An operator's name consists of several tokens, so a name extends to the parameters.
  private static func name(at index: Int, in tokens: [SwiftToken]) -> String {
    switch tokens[index].text {
    case "func": tokens[(index + 1)...].prefix { $0.text != "(" }.map(\.text).joined()
    case "var": tokens[(index + 1)...].first?.text ?? "var"
    default: tokens[index].text
    }
  }

  /// A body that is never closed extends to the end of the file.
  private static func closingLine(of opening: Int, in tokens: [SwiftToken]) -> Int {
    var depth = 0
    for token in tokens[opening...] {
      if token.text == "{" { depth += 1 }
      if token.text == "}" { depth -= 1 }
      if depth == 0 { return token.line }
    }
    return tokens[tokens.count - 1].line
  }
}
