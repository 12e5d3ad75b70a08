import Foundation

extension SourceTree {
  /// This package as it is on disk, read once for all tests.
  static let project = Result { try SourceTree(root: PackageRoot.enclosing()) }

  private static let textExtensions: Set<String> = [
    "csv", "h", "html", "json", "jsonl", "md", "modulemap", "svg", "swift", "txt", "yaml", "yml",
  ]

  /// The hidden entries of the project; all others were created by tools.
  private static let hidden: Set = [".ci", ".github", ".spi.yml"]

  /// Reads all files below a folder.
  init(root: URL) throws {
    let manager = FileManager.default
    let entries = try manager.contentsOfDirectory(atPath: root.path)
    var files: [SourceFile] = []
    var otherPaths: [String] = []
    for entry in entries where !entry.hasPrefix(".") || Self.hidden.contains(entry) {
      let below = manager.enumerator(atPath: root.appendingPathComponent(entry).path)
      let nested = below?.compactMap { ($0 as? String).map { "\(entry)/\($0)" } } ?? []
      for path in [entry] + nested {
        let url = root.appendingPathComponent(path)
        // A dangling symbolic link has no type; documents that link to it are wrong.
        let attributes = try? manager.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
        guard let type = attributes?[.type] as? FileAttributeType else { continue }
        let isText =
          SourceFile.Kind(path: path) == .script || Self.textExtensions.contains(url.pathExtension)
        if isText && type == .typeRegular {
          files.append(SourceFile(path: path, text: try String(contentsOf: url, encoding: .utf8)))
        } else {
          otherPaths.append(path)
        }
      }
    }
    self.init(files: files, otherPaths: otherPaths)
  }
}
