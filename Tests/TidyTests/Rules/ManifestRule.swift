/// The manifest has no settings that fail in dependent packages.
enum ManifestRule {
  private static let settings = [".treatAllWarnings(", ".treatWarning("]

  static func violations(in tree: SourceTree) -> [Violation] {
    guard let manifest = tree.file(at: "Package.swift") else { return [] }
    return zip(1..., manifest.lines).flatMap { number, line in
      settings.filter { line.contains($0) }.map {
        Violation(
          path: manifest.path, line: number, message: "\($0)…): a dependant's build refuses it")
      }
    }
  }
}
