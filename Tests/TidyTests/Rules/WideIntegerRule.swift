/// Numbers of subpixels need 64 bits, but `Int` may have 32, so they are only converted with
/// clamping.
enum WideIntegerRule {
  static let folders = ["Sources/LayoutCore", "Sources/LayoutViewport", "Sources/LayoutStrategies"]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, folders.contains(where: file.isUnder) else { return [] }
    let tokens = SwiftToken.all(in: file.text).map(\.text)
    let lines = SwiftToken.all(in: file.text).map(\.line)
    return tokens.indices.filter { index in
      guard tokens[index] == "Int", tokens[safe: index + 1] == "(" else { return false }
      var depth = 0
      for token in tokens[(index + 1)...] {
        if token == "(" { depth += 1 }
        if token == ")" { depth -= 1 }
        if depth == 0 { return false }
        if token == "clamping" || token == "truncatingIfNeeded" { return false }
        if token == "rawValue" { return true }
      }
      return false
    }.map {
      Violation(
        path: file.path, line: lines[$0],
        message: "Int of a raw value traps where Int has 32 bits; use Int(clamping:)")
    }
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
