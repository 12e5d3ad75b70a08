/// Folders of builds are named by the build system, as each has folders of its own.
enum BuildPathRule {
  /// Put together here, or a search for such paths would find this list.
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
