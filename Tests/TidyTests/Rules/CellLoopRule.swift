/// Loops creating the cells of queries and frames are in three folders of the engine, so each rule
/// about frames is stated once, with a receiver for either.
enum CellLoopRule {
  private static let folders: Set<Substring> = ["Cells", "Leaves", "Row"]

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind == .swift, file.isUnder("Sources/LayoutCore"),
      folders.isDisjoint(with: file.path.split(separator: "/")),
      file.text.contains(/LayoutElement|Frame>/)
    else { return [] }
    return zip(1..., file.lines).compactMap { number, line in
      guard
        line.contains(
          #/sink\.take\(|\.replace\(from:|\.append\(each:|frames\[[^\]]*\] = /#)
      else { return nil }
      return Violation(
        path: file.path, line: number,
        message: "a loop over cells outside the folders Cells, Leaves and Row")
    }
  }
}
