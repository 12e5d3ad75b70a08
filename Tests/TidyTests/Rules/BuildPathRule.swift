/// Paths of build products are obtained from the build system, because each build system has its
/// own folders.
enum BuildPathRule {
  /// Assembled here, because otherwise a search for such paths would find this list.
  private static let folders = ["release", "debug", "out"].map { ".build/" + $0 }

  static func violations(in file: SourceFile) -> [Violation] {
    guard file.kind != .other, !file.isUnder("Tests") else { return [] }
    return zip(1..., file.lines).flatMap { number, line in
      folders.filter { line.contains($0) }.map {
        Violation(
          path: file.path, line: number, message: "\($0): ask swift build --show-bin-path")
      }
    }
  }
}
