import Foundation
import Testing

struct PackageRootTests {
  @Test func theRootHoldsTheManifest() throws {
    let root = try PackageRoot.enclosing()
    let manifest = root.appendingPathComponent("Package.swift").path
    #expect(FileManager.default.fileExists(atPath: manifest))
    #expect(#filePath.hasPrefix(root.path + "/"))
  }

  @Test func outsideAPackageThereIsNone() {
    #expect(throws: PackageRoot.NotFound.self) { try PackageRoot.enclosing("/none/a.swift") }
  }

  @Test func loadingReadsTextsAndSkipsHiddenFolders() throws {
    let manager = FileManager.default
    let root = manager.temporaryDirectory.appendingPathComponent("tidy-\(UUID().uuidString)")
    defer { try? manager.removeItem(at: root) }
    let texts = [
      ".ci/run", ".github/workflows/a.yml", ".spi.yml", "Sources/A/a.swift", "scripts/a",
    ]
    for path in texts + [".build/a.swift", "image.png"] {
      let url = root.appendingPathComponent(path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path.utf8).write(to: url)
    }
    let tree = try SourceTree(root: root)
    #expect(tree.files.map(\.path) == texts)
    #expect(tree.files.allSatisfy { $0.text == $0.path })
    #expect(tree.paths.contains("image.png") && tree.paths.contains("Sources/A"))
    #expect(!tree.paths.contains(".build/a.swift"))
  }
}
