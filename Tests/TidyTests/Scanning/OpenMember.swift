/// An overridable member of a class, as revealed by its tokens.
struct OpenMember {
  /// The name, followed by the first label of a function if it has one: `prepare(forTransition`.
  let name: String

  /// The line, counted from 1.
  let line: Int

  /// Whether the member is stored without an observer, or its body is empty or constant.
  let isIdle: Bool

  /// Returns the members declared as `open` by a source, without overrides.
  static func all(in tokens: [SwiftToken]) -> [OpenMember] {
    tokens.indices.compactMap { index in
      guard tokens[index].text == "open" else { return nil }
      return member(at: index, in: tokens)
    }
  }

  /// Returns whether any of the names refers to the member: with its first label in a call, or
  /// without arguments as a function passed on.
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(name)
      || name.contains("(") && names.contains(name.prefix { $0 != "(" } + "(")
  }

  /// Returns the names read or called by a source.
  ///
  /// Names of calls are also included with the first label, and names of calls without arguments
  /// with a parenthesis.
  static func uses(in tokens: [SwiftToken]) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices {
      let text = tokens[index].text
      guard text.first?.isLetter == true,
        index == 0 || !declaring.contains(tokens[index - 1].text)
      else { continue }
      names.insert(text)
      if index + 1 < tokens.count, tokens[index + 1].text != "(" { names.insert("\(text)(") }
      if index + 3 < tokens.count, tokens[index + 1].text == "(", tokens[index + 3].text == ":" {
        names.insert("\(text)(\(tokens[index + 2].text)")
      }
    }
    return names
  }

  private static let declaring: Set = ["func", "var", "let", "case"]
  private static let modifiers: Set = [
    "class", "weak", "internal", "private", "(", "set", ")", "final", "nonisolated",
  ]
  private static let constants: Set = ["true", "false", "nil"]

  private static func member(at start: Int, in tokens: [SwiftToken]) -> OpenMember? {
    var index = start + 1
    while index < tokens.count, modifiers.contains(tokens[index].text) { index += 1 }
    guard index + 1 < tokens.count else { return nil }
    let (word, name) = (tokens[index].text, tokens[index + 1].text)
    guard word == "var" || word == "func" else { return nil }
    let rest = tokens[(index + 2)...]
    guard word == "func" else {
      return OpenMember(name: name, line: tokens[start].line, isIdle: isIdleProperty(rest))
    }
    let label = rest.dropFirst().first?.text ?? ")"
    return OpenMember(
      name: label == ")" || label == "_" ? name : "\(name)(\(label)", line: tokens[start].line,
      isIdle: isIdleFunction(rest))
  }

  /// Returns whether a property is stored without an observer, or computed as a constant.
  private static func isIdleProperty(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    guard let start = tokens.first(where: { ["=", "{"].contains($0.text) || $0.startsLine }) else {
      return true
    }
    if start.text == "{" { return isConstant(body(of: tokens), arguments: []) }
    // The declaration ends before the line that begins another declaration.
    let declaration = tokens.prefix { token in
      !(token.startsLine && ["open", "public", "private", "func", "@", "}"].contains(token.text))
    }
    return !declaration.contains { $0.text == "didSet" || $0.text == "willSet" }
  }

  /// Returns whether the body of a function is empty, a constant or one of the arguments.
  private static func isIdleFunction(_ tokens: ArraySlice<SwiftToken>) -> Bool {
    var depth = 0
    var names: Set<String> = []
    for (index, token) in zip(tokens.indices, tokens) {
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case ":" where depth == 1: names.insert(tokens[index - 1].text)
      case "{" where depth == 0:
        return isConstant(body(of: tokens[index...]), arguments: names)
      default: break
      }
    }
    return false
  }

  /// Returns the tokens between the first brace and its closing brace.
  private static func body(of tokens: ArraySlice<SwiftToken>) -> [String] {
    var depth = 0
    var body: [String] = []
    for token in tokens.drop(while: { $0.text != "{" }) {
      if token.text == "}" {
        depth -= 1
        if depth == 0 { break }
      }
      if depth > 0 { body.append(token.text) }
      if token.text == "{" { depth += 1 }
    }
    return body
  }

  private static func isConstant(_ body: [String], arguments: Set<String>) -> Bool {
    guard let first = body.first else { return true }
    if body.count == 1 {
      return constants.contains(first) || arguments.contains(first) || first.first?.isNumber == true
    }
    return body.count == 2 && (first == "." || first == "[" || first == "\"")
      || body.count == 3 && body[1] == "." && first.first?.isUppercase == true
  }
}
