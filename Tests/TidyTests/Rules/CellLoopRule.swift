/// Loops that make the cells of queries and frames stay in the engine's `Leaves` folders: each rule
/// about frames is told once, with a receiver for either.
enum CellLoopRule {
  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, file.isUnder("Sources/LayoutCore"),
      !file.path.split(separator: "/").contains("Leaves"),
      file.text.contains(/LayoutElement|Frame>/)
    else { return [] }
    return zip(1..., file.lines).compactMap { number, line in
      guard
        line.contains(
          #/sink\.take\(|\.replace\(from:|\.append\(each:|frames\[[^\]]*\] = /#)
      else { return nil }
      return Violation(
        path: file.path, line: number, message: "a loop over cells outside a Leaves folder")
    }
  }
}
