import Foundation

/// A relative link in a document leads to a file, folder or heading of this package.
enum RelativeLinkRule {
  static func violations(in tree: SourceTree) -> [Violation] {
    let documents = tree.files.filter { $0.kind == .markdown }
    let contents = Dictionary(
      uniqueKeysWithValues: documents.map { ($0.path, MarkdownDocument($0)) })
    return documents.flatMap { file in
      (contents[file.path]?.links ?? []).compactMap { link in
        fault(of: link.target, in: file.path, tree: tree, documents: contents).map {
          Violation(path: file.path, line: link.line, message: "link to '\(link.target)': \($0)")
        }
      }
    }
  }

  /// Returns what is wrong with a target, or nil if it resolves or leads out into the network.
  private static func fault(
    of target: String, in document: String, tree: SourceTree,
    documents: [String: MarkdownDocument]
  ) -> String? {
    guard target.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:|\/\//) == nil else { return nil }
    let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let written = parts.first.map { $0.prefix { $0 != "?" } } ?? ""
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    guard !written.isEmpty || fragment != nil else { return "is empty" }
    guard let path = resolve(String(written), from: document) else {
      return "leads out of the package"
    }
    if !tree.paths.contains(path) {
      return isCatalogResource(path, tree: tree) ? nil : "there is no such file"
    }
    guard let fragment, let linked = documents[path] else { return nil }
    return linked.anchors.contains(fragment) ? nil : "there is no such heading"
  }

  /// Returns a written path relative to the package root, or nil if it climbs above the root.
  private static func resolve(_ written: String, from document: String) -> String? {
    guard !written.isEmpty else { return document }
    let decoded = written.removingPercentEncoding ?? written
    let folder = document.split(separator: "/").dropLast()
    var parts = decoded.hasPrefix("/") ? [] : Array(folder)
    for part in decoded.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// DocC finds an image anywhere in its catalogue, with or without extension and variant:
  /// `plan` is `Resources/plan~dark@2x.png`.
  private static func isCatalogResource(_ path: String, tree: SourceTree) -> Bool {
    guard let catalog = path.firstMatch(of: /^(?:.*\/)?[^\/]+\.docc\//)?.output,
      let name = path.split(separator: "/").last
    else { return false }
    return tree.paths.contains { candidate in
      guard candidate.hasPrefix(catalog), let found = candidate.split(separator: "/").last else {
        return false
      }
      return found == name || found.prefix { !".~@".contains($0) } == name
    }
  }
}
