/// The contents of the package: the text files for rules to read, and the possible targets of
/// links.
struct SourceTree {
  /// Every text file a rule may read, ordered by path.
  let files: [SourceFile]

  /// The paths of all files and folders relative to the root; the root itself is the empty path.
  let paths: Set<String>

  /// Creates a tree from texts, and from the paths of files whose texts no rule reads.
  init(files: [SourceFile], otherPaths: [String] = []) {
    self.files = files.sorted { $0.path < $1.path }
    var paths: Set<String> = [""]
    for path in files.map(\.path) + otherPaths {
      var end = path.endIndex
      while paths.insert(String(path[..<end])).inserted,
        let slash = path[..<end].lastIndex(of: "/")
      {
        end = slash
      }
    }
    self.paths = paths
  }

  /// Returns the file at a path, or `nil` if it does not exist or is not a text.
  func file(at path: String) -> SourceFile? {
    files.first { $0.path == path }
  }

  /// The links and headings of all Markdown files, by path.
  var documents: [String: MarkdownDocument] {
    let documents = files.lazy.filter { $0.kind == .markdown }
    return Dictionary(uniqueKeysWithValues: documents.map { ($0.path, MarkdownDocument($0)) })
  }

  /// Returns the names of the folders directly inside a folder, in order.
  func folders(in folder: String) -> [String] {
    let prefix = folder + "/"
    let names = paths.lazy.filter { $0.hasPrefix(prefix) }.compactMap { path -> String? in
      let rest = path.dropFirst(prefix.count)
      return rest.firstIndex(of: "/").map { String(rest[..<$0]) }
    }
    return Set(names).sorted()
  }
}
